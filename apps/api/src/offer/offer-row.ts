import type { OfferItem, VerifiedOffer } from '@chiaroscuro/domain/offer'
import { priceWithin, royaltyDue } from '@chiaroscuro/domain/offer'
import { RefusedError } from '../endpoint/endpoint.js'
import type { StoredItem } from '../store/ledger/schema.js'
import type { offer, offerCoin } from '../store/schema.js'

type OfferRow = typeof offer.$inferInsert

/** What the market lists of an offer: one NFT against one fungible asset, either way round. */
export type Listing = Pick<OfferRow, 'side' | 'launcherId' | 'priceAsset' | 'priceAmount' | 'royaltyAmount'>

/** Reads the price from an offer's two sides. Throws `RefusedError` for trades that are not listed. */
export function toListing({ offered, requested }: VerifiedOffer): Listing {
  const sold = single(offered)
  const bid = single(requested)
  const [nftItem, payment, side] = sold?.kind === 'nft' ? [sold, bid, 1] : [bid, sold, 2]
  if (nftItem?.kind !== 'nft') throw notListed('Only offers of one NFT, or for one NFT, are listed.')
  if (payment?.kind !== 'xch' && payment?.kind !== 'cat')
    throw notListed('Only offers against one fungible asset are listed.')
  const points = nftItem.royaltyBasisPoints
  const price = side === 1 ? payment.amount : priceWithin(payment.amount, [points])
  return {
    side,
    launcherId: nftItem.launcherId,
    priceAsset: payment.kind === 'xch' ? 'xch' : payment.assetId,
    priceAmount: price.toString(),
    royaltyAmount: royaltyDue(price, 1, points).toString(),
  }
}

function single(items: readonly OfferItem[]): OfferItem | undefined {
  return items.length === 1 ? items[0] : undefined
}

function notListed(message: string): RefusedError {
  return new RefusedError('OfferRefused', message, { reason: 'not-listed' })
}

/** Columns that are kept as the offer reads. */
export function toColumns(read: VerifiedOffer) {
  return {
    expiresAt: read.expiry.seconds === null ? null : Number(read.expiry.seconds),
    expiresHeight: read.expiry.height,
    offered: read.offered.map(toStored),
    requested: read.requested.map(toStored),
    network: read.network,
    fee: read.fee.toString(),
    // A listing has one NFT and one asset, and so one royalty.
    honesty: read.royalties[0]?.honesty ?? null,
    makerHash: read.maker,
  }
}

/** What the follower looks for in blocks. */
export function toTraces(offerId: string, read: VerifiedOffer): (typeof offerCoin.$inferInsert)[] {
  const rows = (role: 'input' | 'settlement' | 'use', ids: readonly string[]) =>
    ids.map((coinId) => ({ coinId, offerId, role }))
  return [
    ...rows('input', read.mustBeUnspent),
    ...rows('settlement', read.settlementCoins),
    ...rows('use', read.uses),
  ]
}

function toStored(item: OfferItem): StoredItem {
  switch (item.kind) {
    case 'nft':
      return {
        kind: 'nft',
        launcherId: item.launcherId,
        royaltyBasisPoints: item.royaltyBasisPoints,
        royaltyHash: item.royaltyPuzzleHash,
      }
    case 'xch':
      return { kind: 'xch', amount: item.amount.toString() }
    case 'cat':
      return { kind: 'cat', assetId: item.assetId, amount: item.amount.toString() }
    case 'unknown':
      return { kind: 'unknown' }
  }
}
