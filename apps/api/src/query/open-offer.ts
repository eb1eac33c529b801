import { and, asc, eq, gt, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { nft, offer, offerEnd } from '../store/schema.js'
import { isShown } from './hidden-rows.js'

/** The moment a question is asked at: offers expire by time and by height. */
export interface Moment {
  readonly seconds: number
  readonly height: number
}

/** The moment of a statement that is made before it is known. */
export const givenMoment = { seconds: sql.placeholder('seconds'), height: sql.placeholder('height') }
/** A moment, or one that a statement is given when it is asked. */
export type AskedMoment = { readonly [part in keyof Moment]: number | Placeholder }

/**
 * Whether an offer (left-joined with its end) can still be taken: `offerStatus` says `open`, in SQL. Coins
 * need no question of their own: an offer is listed only while the node knows them unspent, every spend the follower
 * sees after that ends it, and a reorg that takes them back sets it adrift.
 */
export function isOpen({ seconds, height }: AskedMoment): SQL | undefined {
  return and(
    isNull(offerEnd.offerId),
    eq(offer.isAdrift, false),
    or(isNull(offer.expiresAt), gt(offer.expiresAt, seconds)),
    or(isNull(offer.expiresHeight), gt(offer.expiresHeight, height)),
  )
}

/** Whether an offer is among those that the market shows: open, and not hidden. */
export function isListable(moment: AskedMoment): SQL | undefined {
  return and(isOpen(moment), isShown('offer', offer.id))
}

const listing = {
  id: offer.id,
  priceAsset: offer.priceAsset,
  priceAmount: offer.priceAmount,
  receivedAt: offer.receivedAt,
  expiresAt: offer.expiresAt,
  expiresHeight: offer.expiresHeight,
}
/** XCH before tokens, then the lowest, then by id, so that it is the same wherever it is asked. */
export const bestFirst = [
  sql`(${offer.priceAsset} is not distinct from 'xch') desc`,
  asc(offer.priceAmount),
  asc(offer.id),
]

/** The best open listing of the NFT of the outer query; against one asset alone, where one is named. */
export function bestListing(db: Database, moment: AskedMoment, asset?: Placeholder) {
  return db
    .select(listing)
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(
      and(
        eq(offer.launcherId, nft.launcherId),
        eq(offer.side, 1),
        isListable(moment),
        asset === undefined ? undefined : eq(offer.priceAsset, asset),
      ),
    )
    .orderBy(...bestFirst)
    .limit(1)
    .as('listing')
}

/** How many bids are open for the NFT of the outer query, and when the first of them runs out: Unix seconds, and the height. */
export function openBids(db: Database, moment: AskedMoment) {
  return db
    .select({
      count: sql<number>`count(*)::int`.as('bid_count'),
      runsOutAt: sql<number | null>`min(${offer.expiresAt})`.mapWith(Number).as('bids_run_out_at'),
      runsOutHeight: sql<number | null>`min(${offer.expiresHeight})`.as('bids_run_out_height'),
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(and(eq(offer.launcherId, nft.launcherId), eq(offer.side, 2), isListable(moment)))
    .as('bids')
}
