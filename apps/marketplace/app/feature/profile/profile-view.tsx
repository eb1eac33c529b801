import type { NftCollection, Portfolio, ProfileDetail } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, Tabs } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { Activity } from '#app/feature/event-table/activity.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import { SortBar } from '#app/feature/item-filter/sort-bar.js'
import { HiddenProfileNote } from '#app/feature/moderation/hidden-profile-note.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { EndlessNfts } from '#app/feature/nft-card/endless-nfts.js'
import type { Arriving } from '#app/feature/section/arriving.js'
import { Part } from '#app/feature/section/part.js'
import * as frame from '#app/layout/frame.css.js'
import { CollectionShelf } from './collection-shelf.js'
import { ProfileHead } from './profile-head.js'
import { firstTab, type ProfileTab } from './profile-tab.js'
import * as css from './profile-view.css.js'

export type ProfileViewProps = {
  profile: ProfileDetail
  /** What it holds at the floor. */
  portfolio: Arriving<Portfolio>
  /** Why it is hidden, where its holder looks. */
  hiddenWhy?: string | null
  /** The path of this page, which its views share. */
  path: string
  /** Choices of the address that stay from view to view. */
  keep?: Readonly<Record<string, string>>
  /** Stands in somebody else's page: nothing but the profile itself. */
  embedded?: boolean
} & (
  | { tab: 'created' | 'owned'; list: ListPage<CardNft> }
  | { tab: 'collections'; list: ListPage<NftCollection> }
  | { tab: 'activity'; list: ListPage<ShownEvent> }
)

/** A person's page: who they say they are, and what the chain knows of them. */
export function ProfileView(props: ProfileViewProps) {
  const { t, i18n } = useLingui()
  const { profile, portfolio, hiddenWhy = null, path, keep = {}, embedded = false, tab } = props
  const href = (id: ProfileTab) => {
    const query = new URLSearchParams({
      ...(id === firstTab(profile) ? {} : { tab: id }),
      ...keep,
    }).toString()
    return query ? `${path}?${query}` : path
  }
  return (
    <>
      {embedded ? null : <HiddenProfileNote since={profile.hidden_since} reason={hiddenWhy} />}
      <ProfileHead profile={profile} portfolio={portfolio} embedded={embedded} />
      <div className={`${frame.wrap} ${frame.bottom}`}>
        <Tabs
          label={t`Views of this profile`}
          current={tab}
          tabs={[
            {
              id: 'created',
              label: t`Created`,
              href: href('created'),
              count: i18n.number(profile.created_nfts_count),
            },
            {
              id: 'collections',
              label: t`Collections`,
              href: href('collections'),
              count: i18n.number(profile.collections_count),
            },
            {
              id: 'owned',
              label: t`Owned`,
              href: href('owned'),
              count: i18n.number(profile.owned_nfts_count),
            },
            { id: 'activity', label: t`Activity`, href: href('activity') },
          ]}
        />
        <div className={css.view}>
          <Part name={t`Views of this profile`}>
            <CurrentView {...props} />
          </Part>
        </div>
      </div>
    </>
  )
}

/** Most wallets hold what they buy by address alone. */
function AddressLink({ profile }: Pick<ProfileViewProps, 'profile'>) {
  const address = profile.owner_address?.encoded_id
  return address ? (
    <Link href={`/address/${address}`} className={buttonShape({})}>
      <Trans>What its address holds</Trans>
    </Link>
  ) : null
}

function CurrentView(props: ProfileViewProps) {
  const { t } = useLingui()
  switch (props.tab) {
    case 'created':
    case 'owned':
      return (
        <>
          {props.embedded ? null : <SortBar usual="moved" isEmpty={props.list.items.length === 0} />}
          <EndlessNfts
            page={props.list}
            withCollection
            seen={2}
            plain={props.embedded ?? false}
            empty={
              props.tab === 'created' ? (
                <EmptyState title={t`Nothing created yet`}>
                  <Trans>Works minted with this DID appear here as soon as their block is read.</Trans>
                </EmptyState>
              ) : (
                <EmptyState title={t`Nothing held with this DID`} action={<AddressLink {...props} />}>
                  <Trans>Items appear here once their owner assigns them to this DID.</Trans>
                </EmptyState>
              )
            }
          />
        </>
      )
    case 'collections':
      return <CollectionShelf page={props.list} />
    case 'activity':
      return (
        <Activity
          page={props.list}
          empty={<Trans>Whatever this profile gives or gets appears here.</Trans>}
        />
      )
  }
}
