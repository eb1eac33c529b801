import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, detail, did, nft, profileClaim } from '../store/schema.js'
import { claimSpeaks } from './claimed-profiles.js'
import { escapeLike } from './item-filter.js'
import { type Cursor, type Order, seek } from './keyset.js'

/** More DIDs than any wallet has use for. */
const MOST_DIDS = 100

/** DIDs that an address owns now. */
export async function didsOfAddress(db: Database, puzzleHash: string): Promise<string[]> {
  const rows = await db
    .select({ didId: did.didId })
    .from(did)
    .where(and(eq(did.ownerHash, puzzleHash), isNull(did.validTo), isNotNull(did.coinId)))
    .orderBy(asc(did.didId))
    .limit(MOST_DIDS)
  return rows.map(({ didId }) => didId)
}

/** Which of these DIDs the index has seen: spent, or on an item. */
export async function knownDids(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const asked = [...new Set(ids)]
  const current = isNull(nft.validTo)
  const found = await Promise.all([
    db.selectDistinct({ id: did.didId }).from(did).where(inArray(did.didId, asked)),
    db
      .selectDistinct({ id: nft.ownerDid })
      .from(nft)
      .where(and(current, inArray(nft.ownerDid, asked))),
    db
      .selectDistinct({ id: nft.minterDid })
      .from(nft)
      .where(and(current, inArray(nft.minterDid, asked))),
  ])
  return new Set(found.flat().flatMap(({ id }) => id ?? []))
}

const MOST_COLLECTIONS = 1000

/** Collections that a DID holds living items of, those of most first. */
export async function heldCollections(db: Database, didId: string) {
  return db
    .select({ id: collection.id, name: collection.name, held: count() })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .innerJoin(collection, eq(collection.id, detail.collectionId))
    .where(and(isNull(nft.validTo), eq(nft.ownerDid, didId), eq(nft.burned, false)))
    .groupBy(collection.id, collection.name)
    .orderBy(sql`count(*) desc`, asc(collection.id))
    .limit(MOST_COLLECTIONS)
}

const order: Order = {
  key: sql`${profileClaim.claimedAt}::numeric`,
  id: sql`${profileClaim.didId}`,
  descending: false,
}

/** DIDs whose claim has these words in its username or name, the oldest claim first. */
export async function searchClaims(db: Database, query: string, cursor: Cursor | undefined, size: number) {
  const position = seek(order, cursor)
  const words = `%${escapeLike(query)}%`
  return db
    .select({
      didId: profileClaim.didId,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(profileClaim)
    .innerJoin(did, claimSpeaks)
    .where(
      and(
        position.where,
        sql`(${profileClaim.username} ilike ${words} or ${profileClaim.name} ilike ${words})`,
      ),
    )
    .orderBy(position.orderBy)
    .limit(size)
}
