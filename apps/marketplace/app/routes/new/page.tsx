import { EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { SortBar } from '#app/feature/item-filter/sort-bar.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { EndlessNfts } from '#app/feature/nft-card/endless-nfts.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export function NewPage({ list }: { list: ListPage<CardNft> }) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>New Listings</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>What was put up for sale last, each at its best open offer.</Trans>
          </p>
        </div>
      </div>
      <SortBar usual="offer-new" isEmpty={list.items.length === 0} />
      <EndlessNfts
        page={list}
        withCollection
        foot={sellerOf}
        empty={
          <EmptyState title={t`Nothing is for sale`}>
            <Trans>Listings appear here as soon as their offer is published.</Trans>
          </EmptyState>
        }
      />
    </div>
  )
}

/** One function, so that cards need not be drawn anew when there are more. */
function sellerOf({ seller }: CardNft) {
  return seller ? <Seller seller={seller} /> : null
}

/** Who offers it, and since when. */
function Seller({ seller }: { seller: NonNullable<CardNft['seller']> }) {
  const { t } = useLingui()
  return (
    <p className={css.seller}>
      <span className={css.who}>
        <Who
          name={seller.owner_name}
          did={seller.owner_encoded_id}
          address={seller.owner_address_encoded_id}
          label={t`seller address`}
          plain
        />
      </span>
      <span className={css.when}>
        <When at={seller.listed_at} />
      </span>
    </p>
  )
}
