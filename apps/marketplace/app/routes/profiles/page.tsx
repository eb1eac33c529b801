import type { Interval, RankedProfile } from '@chiaroscuro/contract/operation'
import { mono, Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { Money } from '#app/feature/money/money.js'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { RankCell } from '#app/feature/ranking/rank-cell.js'
import { RankingEmpty, RankingPage } from '#app/feature/ranking/ranking-page.js'
import { useRankedColumn } from '#app/feature/ranking/use-ranked-column.js'
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
    <RankingPage
      title={t`Top Profiles`}
      lead={
        <Trans>
          Sales for XCH: of works a profile made, and those in which it sold or bought, also from the address
          that holds it.
        </Trans>
      }
      interval={interval}
      label={t`Profiles`}
      prompt={t`Search profiles`}
      search={search}
      keep={{ interval, ...(sort === 'created' ? {} : { sort }) }}
    >
      <RankingTable list={list} sort={sort} search={search} />
    </RankingPage>
  )
}

function RankingTable({ list, sort, search }: Pick<ProfilesPageProps, 'list' | 'sort' | 'search'>) {
  const { t } = useLingui()
  const endless = useEndlessProfiles(list)
  const columns = useColumns(sort, !list.later && !search)
  if (endless.items.length === 0)
    return (
      <RankingEmpty search={search} title={t`Nobody sold or bought in this period`}>
        <Trans>Profiles appear here with their first sale for XCH, or once their holder claims them.</Trans>
      </RankingEmpty>
    )
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
  const { name, username } = profile
  const shown = profileName(profile)
  return (
    <RankCell
      href={profileHref(profile)}
      place={place}
      picture={<Avatar profile={profile} sizes="48px" />}
      name={(name ?? username) ? shown : <span className={mono}>{shown}</span>}
      under={username && name ? `@${username}` : null}
    />
  )
}
