import type { AddressDetail } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Link, shorten, Tabs } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { Activity } from '#app/feature/event-table/activity.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import { Hash } from '#app/feature/hash/hash.js'
import { SortBar } from '#app/feature/item-filter/sort-bar.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { EndlessNfts } from '#app/feature/nft-card/endless-nfts.js'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { ProvenAccount } from '#app/feature/social/proven-account.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

/** Beside an address; whoever holds more shows them elsewhere. */
const MOST_PROFILES = 6

export type AddressPageProps = { address: AddressDetail } & (
  | { tab: 'owned'; list: ListPage<CardNft> }
  | { tab: 'activity'; list: ListPage<ShownEvent> }
)

export function AddressPage(props: AddressPageProps) {
  const { t, i18n } = useLingui()
  const { address, tab } = props
  const path = `/address/${address.encoded_id}`
  const profiles = address.associated_profiles
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <p className={css.eyebrow}>
            <Trans>Address</Trans>
          </p>
          <h1 className={frame.pageTitle}>{shorten(address.encoded_id, 10, 8)}</h1>
          <p className={`${css.facts} ${figure}`}>
            <Hash value={address.encoded_id} name={t`address`} head={14} tail={8} />
            <Hash value={address.id} name={t`puzzle hash`} />
            {address.created_nfts_count > 0 ? (
              <span>
                <Plural value={address.created_nfts_count} one="# item created" other="# items created" />
              </span>
            ) : null}
          </p>
          <Holder profiles={profiles} />
          {address.social.length > 0 ? (
            <div className={css.facts}>
              {address.social.map((account) => (
                <ProvenAccount key={account.provider} account={account} />
              ))}
            </div>
          ) : null}
        </div>
      </div>
      <Tabs
        label={t`Views of this address`}
        current={tab}
        tabs={[
          { id: 'owned', label: t`Owned`, href: path, count: i18n.number(address.owned_nfts_count) },
          { id: 'activity', label: t`Activity`, href: `${path}?tab=activity` },
        ]}
      />
      <div className={css.view}>
        {props.tab === 'owned' ? (
          <>
            <SortBar usual="moved" isEmpty={props.list.items.length === 0} />
            <EndlessNfts
              page={props.list}
              withCollection
              empty={
                <EmptyState title={t`This address holds no items`}>
                  <Trans>Items it receives appear here with their next block.</Trans>
                </EmptyState>
              }
            />
          </>
        ) : (
          <Activity
            page={props.list}
            empty={<Trans>Whatever this address mints, buys, sells or sends appears here.</Trans>}
          />
        )}
      </div>
    </div>
  )
}

/** The profiles whose DIDs this address holds; what somebody claimed comes first. */
function Holder({ profiles }: { profiles: AddressDetail['associated_profiles'] }) {
  if (profiles.length === 0) return null
  const claimed = profiles.filter(({ username, name }) => username !== null || name !== null)
  const shown = (claimed.length > 0 ? claimed : profiles).slice(0, MOST_PROFILES)
  return (
    <ul className={css.holder}>
      {shown.map((profile) => (
        <li key={profile.id}>
          <Link href={profileHref(profile)} className={css.profile}>
            <span className={css.picture}>
              <Avatar profile={profile} sizes="28px" />
            </span>
            {profileName(profile)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
