import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { auction, auctionStanding, detail, nft } from '../store/schema.js'
import { isShown } from './hidden-rows.js'
import { isAnyOf } from './is-any-of.js'
import { type Cursor, type Order, seek } from './keyset.js'

export type AuctionListPhase = 'upcoming' | 'active' | 'ended'
export type AuctionSort = 'ending' | 'starting' | 'ended' | 'newest'

export interface AuctionFilter {
  readonly phase?: AuctionListPhase | undefined
  readonly collectionId?: string | undefined
  readonly launcherId?: string | undefined
  readonly ownerHash?: string | undefined
  readonly userId?: string | undefined
}

export interface AuctionsAsked {
  /** Unix seconds. */
  readonly now: number
  readonly filter: AuctionFilter
  readonly sort: AuctionSort
  readonly cursor: Cursor | undefined
  readonly size: number
}

export type AuctionListRow = Awaited<ReturnType<typeof listAuctionRows>>[number]

const KEYS: Readonly<Record<AuctionSort, Pick<Order, 'key' | 'descending'>>> = {
  ending: { key: sql`${auctionStanding.endsAt}`, descending: false },
  ended: { key: sql`${auctionStanding.endsAt}`, descending: true },
  starting: { key: sql`${auctionStanding.startsAt}`, descending: false },
  newest: { key: sql`${auction.number}`, descending: true },
}

/** A page of auctions, each with how it stands; those whose item is gone with a reorg are left out. */
export function listAuctionRows(db: Database, { now, filter, sort, cursor, size }: AuctionsAsked) {
  const order = { ...KEYS[sort], id: sql`${auction.id}` }
  const { where, orderBy } = seek(order, cursor)
  return auctionRows(db, sql<string>`(${order.key})::text`)
    .where(and(where, ...conditions(filter, now)))
    .orderBy(orderBy)
    .limit(size)
}

/** These auctions, in no order. */
export async function auctionRowsOf(db: Database, ids: readonly string[]): Promise<AuctionListRow[]> {
  if (ids.length === 0) return []
  return auctionRows(db, sql<string>`''`).where(isAnyOf(auction.id, [...new Set(ids)]))
}

function auctionRows(db: Database, sortKey: SQL<string>) {
  return db
    .select({
      auction,
      standing: auctionStanding,
      collectionId: detail.collectionId,
      sortKey,
      sortId: sql<string>`${auction.id}`,
    })
    .from(auction)
    .innerJoin(auctionStanding, eq(auctionStanding.auctionId, auction.id))
    .innerJoin(nft, and(eq(nft.launcherId, auction.launcherId), isNull(nft.validTo)))
    .innerJoin(detail, eq(detail.launcherId, auction.launcherId))
}

function conditions(filter: AuctionFilter, now: number): (SQL | undefined)[] {
  const { phase, collectionId, launcherId, ownerHash, userId } = filter
  return [
    phase && hasPhase(phase, now),
    collectionId === undefined ? undefined : eq(detail.collectionId, collectionId),
    launcherId === undefined ? undefined : eq(auction.launcherId, launcherId),
    ownerHash === undefined ? undefined : eq(auction.ownerHash, ownerHash),
    userId === undefined ? undefined : eq(auction.userId, userId),
    ...shownConditions(filter),
  ]
}

/** Everybody's own auctions are theirs to see; of an item or a collection that is asked for, those that are hidden themselves are left out. */
function shownConditions({ collectionId, launcherId, ownerHash, userId }: AuctionFilter): SQL[] {
  if (ownerHash !== undefined || userId !== undefined) return []
  const isAuctionShown = isShown('auction', auction.id)
  if (launcherId !== undefined) return [isAuctionShown]
  const isItemShown = isShown('nft', auction.launcherId)
  return collectionId === undefined
    ? [isAuctionShown, isItemShown, isShown('collection', detail.collectionId)]
    : [isAuctionShown, isItemShown]
}

/** As `phaseOf` says of a row. */
function hasPhase(phase: AuctionListPhase, now: number): SQL | undefined {
  const { startsAt, endsAt, closedAt } = auctionStanding
  const isGoing = and(isNull(closedAt), gt(endsAt, now))
  if (phase === 'ended') return or(isNotNull(closedAt), lte(endsAt, now))
  return and(isGoing, phase === 'upcoming' ? gt(startsAt, now) : lte(startsAt, now))
}
