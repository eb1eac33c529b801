import type { Interval, RankedProfile } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Link, mono, Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { IntervalSwitch } from '#app/feature/collection/interval-switch.js'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { ListSearch } from '#app/feature/list-search/list-search.js'
import { Money } from '#app/feature/money/money.js'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { useRankedColumn } from '#app/feature/ranking/use-ranked-column.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { Ranking } from './ranking.js'

function isRankedProfile(value: unknown): value is RankedProfile {
  return hasText(value, 'encoded_id') && hasText(value, 'created_volume_mojos')
}

const useEndlessProfiles = endlessList(isRankedProfile, (profile) => profile.id)

export interface ProfilesPageProps {
  interval: Interval
  sort: Ranking
  search: string
  list: ListPage<RankedProfile>
}

export function ProfilesPage({ interval, sort, search, list }: ProfilesPageProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Top Profiles</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Sales for XCH: of works a profile made, and those in which it sold or bought, also from the
              address that holds it.
            </Trans>
          </p>
        </div>
        <div className={css.tools}>
          <ListSearch
            label={t`Profiles`}
            prompt={t`Search profiles`}
            search={search}
            keep={{ interval, ...(sort === 'created' ? {} : { sort }) }}
          />
          <IntervalSwitch current={interval} />
        </div>
      </div>
      <RankingTable list={list} sort={sort} search={search} />
    </div>
  )
}

function RankingTable({ list, sort, search }: Pick<ProfilesPageProps, 'list' | 'sort' | 'search'>) {
  const { t } = useLingui()
  const endless = useEndlessProfiles(list)
  const columns = useColumns(sort, !list.later && !search)
  if (endless.items.length === 0) {
    return search ? (
      <EmptyState title={t`No results found`}>
        <Trans>Nothing found for this search term. Please try again.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={t`Nobody sold or bought in this period`}>
        <Trans>Profiles appear here with their first sale for XCH, or once their holder claims them.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <Table label={t`Top Profiles`} columns={columns} rows={endless.items} keyOf={(row) => row.id} />
      <More list={endless} label={t`Pages of profiles`} />
    </>
  )
}

function useColumns(sort: Ranking, counted: boolean): TableColumn<RankedProfile>[] {
  const { t } = useLingui()
  const ranked = useRankedColumn<Ranking>(sort, 'created')
  return [
    {
      id: 'name',
      head: t`Profile`,
      card: 'whole',
      cell: (row, index) => <ProfileCell profile={row} place={counted ? index + 1 : null} />,
    },
    {
      ...ranked('created', t`Volume created`),
      cell: (row) => <Money units={row.created_volume_mojos} coarse />,
    },
    { ...ranked('sold', t`Volume sold`), cell: (row) => <Money units={row.sold_volume_mojos} coarse /> },
    {
      ...ranked('bought', t`Volume bought`),
      cell: (row) => <Money units={row.bought_volume_mojos} coarse />,
    },
  ]
}

function ProfileCell({ profile, place }: { profile: RankedProfile; place: number | null }) {
  const { i18n } = useLingui()
  const isNamed = profile.name !== null || profile.username !== null
  return (
    <Link href={profileHref(profile)} className={css.who}>
      <span className={`${css.place} ${figure}`}>{place === null ? '' : i18n.number(place)}</span>
      <Avatar profile={profile} sizes="44px" />
      <span>
        <span className={isNamed ? css.name : `${css.name} ${mono}`}>{profileName(profile)}</span>
        {profile.username && profile.name ? <span className={css.under}>@{profile.username}</span> : null}
      </span>
    </Link>
  )
}
