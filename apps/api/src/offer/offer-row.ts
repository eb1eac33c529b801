import type { Honesty, OfferItem, RoyaltyLine, VerifiedOffer } from '@chiaroscuro/domain/offer'
import { tradeOf } from '@chiaroscuro/domain/offer'
import { RefusedError } from '../endpoint/endpoint.js'
import type { StoredItem } from '../store/ledger/schema.js'
import type { offer, offerCoin } from '../store/schema.js'

type OfferRow = typeof offer.$inferInsert

/** What the market lists of an offer: NFTs against one fungible asset, either way round. */
export interface Listing {
  readonly row: Pick<OfferRow, 'side' | 'launcherId' | 'priceAsset' | 'priceAmount' | 'royaltyAmount'>
  /** The NFTs it is about; of a lot, several. */
  readonly launcherIds: readonly [string, ...string[]]
}

/** No block has room for many more in one trade. */
const MOST_TOGETHER = 100

/** Reads the price from an offer's two sides. Throws `RefusedError` for trades that are not listed. */
export function toListing(read: VerifiedOffer): Listing {
  const trade = tradeOf(read)
  const [first, ...more] = new Set(trade?.nfts.map(({ launcherId }) => launcherId))
  if (!trade || first === undefined)
    throw notListed('Only offers of NFTs against one fungible asset, or for them, are listed.')
  if (more.length >= MOST_TOGETHER)
    throw notListed(`Only up to ${MOST_TOGETHER} NFTs are listed in one offer.`)
  const { side, asset, price, royalty } = trade
  const row = {
    side,
    launcherId: more.length === 0 ? first : null,
    priceAsset: asset,
    priceAmount: price.toString(),
    royaltyAmount: royalty.toString(),
  }
  return { row, launcherIds: [first, ...more] }
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
    honesty: worstOf(read.royalties),
    makerHash: read.maker,
  }
}

const WORST_FIRST: readonly Honesty[] = ['missing', 'underpaid', 'asserted', 'none-due']

/** A lot is as honest as the royalty it is least honest about. */
function worstOf(royalties: readonly RoyaltyLine[]): Honesty | null {
  return WORST_FIRST.find((word) => royalties.some(({ honesty }) => honesty === word)) ?? null
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
