import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, item, nft } from '../store/schema.js'
import { isAnyOf } from './is-any-of.js'

const AT_ONCE = 2000

export interface CollectionItem {
  readonly launcherId: string
  readonly name: string | null
  readonly description: string | null
  readonly ownerHash: string | null
  readonly ownerDid: string | null
}

/**
 * Every item of a collection by id, some thousand at a time; `living` leaves out what nobody owns any more. The ids are
 * read first and at once, so that the rest costs as much at the end of a large collection as at its beginning.
 */
export async function* collectionItems(
  db: Database,
  collectionId: string,
  living: boolean,
): AsyncGenerator<CollectionItem[]> {
  const all = await db
    .select({ launcherId: item.launcherId })
    .from(item)
    .where(eq(item.collectionId, collectionId))
    .orderBy(asc(item.launcherId))
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const ids = all.slice(from, from + AT_ONCE).map(({ launcherId }) => launcherId)
    yield await itemsOf(db, ids, living)
  }
}

function itemsOf(db: Database, ids: readonly string[], living: boolean): Promise<CollectionItem[]> {
  return db
    .select({
      launcherId: detail.launcherId,
      name: detail.name,
      description: detail.description,
      ownerHash: nft.ownerHash,
      ownerDid: nft.ownerDid,
    })
    .from(detail)
    .innerJoin(nft, and(eq(nft.launcherId, detail.launcherId), isNull(nft.validTo)))
    .where(
      and(
        isAnyOf(detail.launcherId, ids),
        living ? and(eq(nft.burned, false), isNotNull(nft.ownerHash)) : undefined,
      ),
    )
    .orderBy(asc(detail.launcherId))
}

const ownerRow = z.object({
  owner_hash: z.string().nullable(),
  owner_did: z.string().nullable(),
  nft_count: z.number(),
})
export type CollectionOwnerRow = z.infer<typeof ownerRow>

/** Answers are made whole in memory: a collection with more holders is cut off here. */
const MOST_OWNERS = 100_000

/** Holders of a collection's living items, those of most first: addresses, or DIDs wherever an item has one. */
export async function collectionOwners(
  db: Database,
  collectionId: string,
  byProfile: boolean,
): Promise<CollectionOwnerRow[]> {
  const hash = byProfile ? sql`case when n.owner_did is null then n.owner_hash end` : sql`n.owner_hash`
  // An address may hold items under several DIDs; of those it names none.
  const did = byProfile
    ? sql`n.owner_did`
    : sql`case when min(n.owner_did) = max(n.owner_did) then min(n.owner_did) end`
  const groups = byProfile ? sql`${hash}, n.owner_did` : sql`n.owner_hash`
  const found = await db.execute(sql`
    select ${hash} as owner_hash, ${did} as owner_did, count(*)::int as nft_count
    from detail d join nft n on n.launcher_id = d.launcher_id and n.valid_to is null
    where d.collection_id = ${collectionId} and not n.burned and n.owner_hash is not null
    group by ${groups} order by nft_count desc, owner_hash, owner_did limit ${MOST_OWNERS}`)
  return z.array(ownerRow).parse(rowsOf(found))
}
