import { Trans } from '@lingui/react/macro'
import { AssetSum, WorkName } from './asset-name.js'
import type { KnownNames } from './known-names.js'
import type { OfferFacts, ReadItem } from './offer-reading.js'
import * as css from './verify.css.js'

/** What an offer gives and asks, as its text says. */
export function OfferSides({ offer, names }: { offer: OfferFacts; names: KnownNames }) {
  return (
    <dl className={css.sides}>
      <div>
        <dt className={css.sideName}>
          <Trans>It gives</Trans>
        </dt>
        <Items items={offer.offered} names={names} />
      </div>
      <div>
        <dt className={css.sideName}>
          <Trans>It asks for</Trans>
        </dt>
        <Items items={offer.requested} names={names} />
      </div>
    </dl>
  )
}

function Items({ items, names }: { items: readonly ReadItem[]; names: KnownNames }) {
  if (items.length === 0)
    return (
      <dd className={css.side}>
        <Trans>Nothing</Trans>
      </dd>
    )
  return items.map((item, at) => (
    <dd key={at} className={css.side}>
      <Item item={item} names={names} />
    </dd>
  ))
}

function Item({ item, names }: { item: ReadItem; names: KnownNames }) {
  switch (item.kind) {
    case 'nft':
      return <WorkName launcherId={item.launcherId} names={names} />
    case 'xch':
      return <AssetSum asset="xch" units={item.amount} names={names} />
    case 'cat':
      return <AssetSum asset={item.assetId} units={item.amount} names={names} />
    case 'unknown':
      return <Trans>Something that cannot be read</Trans>
  }
}
