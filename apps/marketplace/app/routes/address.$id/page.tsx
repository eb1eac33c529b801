import type { AddressDetail, FlatNft, NftEvent } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, shorten, Tabs } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { EndlessEvents } from '#app/feature/event-table/endless-events.js'
import { Hash } from '#app/feature/hash/hash.js'
import { EndlessNfts } from '#app/feature/nft-card/endless-nfts.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export type AddressPageProps = { address: AddressDetail } & (
  | { tab: 'owned'; list: ListPage<FlatNft> }
  | { tab: 'activity'; list: ListPage<NftEvent> }
)

export function AddressPage(props: AddressPageProps) {
  const { t, i18n } = useLingui()
  const { address, tab } = props
  const path = `/address/${address.encoded_id}`
  const names = address.associated_profiles.flatMap(({ name }) => (name ? [name] : []))
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <p className={css.eyebrow}>
            <Trans>Address</Trans>
          </p>
          <h1 className={frame.pageTitle}>{names[0] ?? shorten(address.encoded_id, 10, 8)}</h1>
          <p className={`${css.facts} ${figure}`}>
            <Hash value={address.encoded_id} name={t`address`} head={14} tail={8} />
            <Hash value={address.id} name={t`puzzle hash`} />
            {address.created_nfts_count > 0 ? (
              <span>
                <Plural value={address.created_nfts_count} one="# item created" other="# items created" />
              </span>
            ) : null}
          </p>
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
          <EndlessNfts
            page={props.list}
            withCollection
            empty={
              <EmptyState title={t`This address holds no items`}>
                <Trans>Items it receives appear here with their next block.</Trans>
              </EmptyState>
            }
          />
        ) : (
          <EndlessEvents
            label={t`Activity`}
            page={props.list}
            empty={<Trans>Whatever this address mints, buys, sells or sends appears here.</Trans>}
          />
        )}
      </div>
    </div>
  )
}
