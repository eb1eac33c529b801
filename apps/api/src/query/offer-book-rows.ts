import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { block, detail, lotItem, offer, offerEnd } from '../store/schema.js'
import { isListable, type Moment } from './open-offer.js'

/** What one side of a trade has to give: an asset (`xch` or an asset id), an NFT or any item of a collection. */
export type Given =
  | { readonly kind: 'asset'; readonly id: string }
  | { readonly kind: 'nft'; readonly id: string }
  | { readonly kind: 'collection'; readonly id: string }

export type BookSort = 'price-low' | 'price-high' | 'found' | 'completed'

export interface BookFilter {
  readonly offered?: Given | undefined
  readonly requested?: Given | undefined
  /** As the field numbers it. */
  readonly status: number
  /** Ids of offers that a transaction in the mempool would settle. */
  readonly pending: ReadonlySet<string>
}

function book(db: Database) {
  return db
    .select({ offer, endStatus: offerEnd.status, endHeight: offerEnd.height, endedAt: block.timestamp })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .leftJoin(block, eq(block.height, offerEnd.height))
    .leftJoin(detail, eq(detail.launcherId, offer.launcherId))
}

export type BookRow = Awaited<ReturnType<typeof listBook>>['rows'][number]

/** A numbered page of offers, and how many there are in all. */
export async function listBook(
  db: Database,
  moment: Moment,
  filter: BookFilter,
  sort: BookSort,
  page: { size: number; offset: number },
) {
  const where = and(...conditions(filter, moment))
  const [rows, [total]] = await Promise.all([
    book(db)
      .where(where)
      .orderBy(...orderOf(sort), asc(offer.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ count: count() })
      .from(offer)
      .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
      .leftJoin(detail, eq(detail.launcherId, offer.launcherId))
      .where(where),
  ])
  return { rows, count: total?.count ?? 0 }
}

/** One offer of the book. */
export async function findInBook(db: Database, id: string): Promise<BookRow | undefined> {
  const [row] = await book(db).where(eq(offer.id, id))
  return row
}

function orderOf(sort: BookSort): SQL[] {
  switch (sort) {
    case 'price-low':
      return [sql`${offer.priceAmount} asc nulls last`]
    case 'price-high':
      return [sql`${offer.priceAmount} desc nulls last`]
    case 'found':
      return [desc(offer.receivedAt)]
    case 'completed':
      return [sql`${offerEnd.height} desc nulls last`]
  }
}

function conditions(
  { offered, requested, status, pending }: BookFilter,
  moment: Moment,
): (SQL | undefined)[] {
  return [
    offered && gives(offered, 1),
    requested && gives(requested, 2),
    hasStatus(status, [...pending], moment),
  ]
}

/** Every listed offer is of NFTs against one asset: side 1 gives the NFTs, side 2 the asset. */
function gives(given: Given, nftSide: 1 | 2): SQL | undefined {
  if (given.kind === 'asset') return and(eq(offer.side, 3 - nftSide), eq(offer.priceAsset, given.id))
  return and(eq(offer.side, nftSide), given.kind === 'nft' ? isOf(given.id) : isOfCollection(given.id))
}

function isOf(launcherId: string): SQL | undefined {
  const lots = sql`select ${lotItem.offerId} from ${lotItem} where ${lotItem.launcherId} = ${launcherId}`
  return or(eq(offer.launcherId, launcherId), sql`${offer.id} in (${lots})`)
}

function isOfCollection(id: string): SQL | undefined {
  const lots = sql`select l.offer_id from ${lotItem} l join ${detail} d on d.launcher_id = l.launcher_id where d.collection_id = ${id}`
  return or(eq(detail.collectionId, id), sql`${offer.id} in (${lots})`)
}

const NEVER = sql`false`

function hasStatus(status: number, pending: readonly string[], moment: Moment): SQL | undefined {
  switch (status) {
    case 0:
      return and(isListable(moment), pending.length > 0 ? notInArray(offer.id, [...pending]) : undefined)
    case 1:
      return pending.length > 0 ? and(isListable(moment), inArray(offer.id, [...pending])) : NEVER
    case 3:
    case 4:
      return eq(offerEnd.status, status)
    case 6:
      return and(
        sql`${offerEnd.offerId} is null`,
        or(
          and(isNotNull(offer.expiresAt), lte(offer.expiresAt, moment.seconds)),
          and(isNotNull(offer.expiresHeight), lte(offer.expiresHeight, moment.height)),
        ),
      )
    default:
      return NEVER
  }
}
