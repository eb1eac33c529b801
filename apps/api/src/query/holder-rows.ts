import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { item } from '../store/schema.js'
import { isListed } from './item-filter.js'
import { type Cursor, type Order, seek } from './keyset.js'
import type { Moment } from './open-offer.js'
import { AS_N, heldAt } from './past-rows.js'

const row = z.object({
  owner_hash: z.string(),
  nft_count: z.number(),
  listed_count: z.number(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type HolderRow = z.infer<typeof row>

const order: Order = { key: sql`nft_count::numeric`, id: sql`owner_hash`, descending: true }

/** An item that somebody holds, by whom, and whether it is for sale: today's, or those of a past height, when nothing is listed. */
function held(collectionId: string, moment: Moment, at: number | undefined): SQL {
  if (at !== undefined)
    return sql`
      select n.owner_hash, false as listed from detail d join nft n on n.launcher_id = d.launcher_id and ${heldAt(AS_N, at)}
      where d.collection_id = ${collectionId} and not n.burned and n.owner_hash is not null`
  const listing = { id: sql`${item.listing}`, isKept: true }
  return sql`
    select ${item.ownerHash}, (${isListed(listing, moment)}) as listed from ${item}
    where ${and(eq(item.collectionId, collectionId), eq(item.burned, false), isNotNull(item.ownerHash))}`
}

/** Holders of a collection's living items, those of most items first; at a past height nothing is listed. */
export async function listHolderRows(
  db: Database,
  moment: Moment,
  collectionId: string,
  cursor: Cursor | undefined,
  size: number,
  at?: number,
): Promise<HolderRow[]> {
  const position = seek(order, cursor)
  const found = await db.execute(sql`
    with holder as (
      select owner_hash, count(*)::int as nft_count, (count(*) filter (where listed))::int as listed_count
      from (${held(collectionId, moment, at)}) held group by owner_hash
    )
    select owner_hash, nft_count, listed_count, (${order.key})::text as "sortKey", owner_hash as "sortId"
    from holder where ${position.where ?? sql`true`}
    order by ${position.orderBy} limit ${size}`)
  return z.array(row).parse(rowsOf(found))
}

/** Sizes by which holders are grouped; the last is open upwards. */
export const BUCKETS = [
  { from: 1, to: 1 },
  { from: 2, to: 3 },
  { from: 4, to: 10 },
  { from: 11, to: 25 },
  { from: 26, to: null },
] as const

const bucketRow = z.object({ bucket: z.number(), holder_count: z.number(), nft_count: z.number() })

/** How a collection's living items are spread: holders and items for each of `BUCKETS`. */
export async function holderBuckets(db: Database, moment: Moment, collectionId: string, at?: number) {
  const found = await db.execute(sql`
    with holder as (
      select count(*)::int as nft_count from (${held(collectionId, moment, at)}) held group by owner_hash
    )
    select width_bucket(nft_count, array[${sql.raw(BUCKETS.map(({ from }) => from).join(', '))}]) as bucket,
      count(*)::int as holder_count, sum(nft_count)::int as nft_count
    from holder group by 1`)
  const rows = new Map(
    z
      .array(bucketRow)
      .parse(rowsOf(found))
      .map((one) => [one.bucket, one]),
  )
  return BUCKETS.map(({ from, to }, i) => {
    const { holder_count = 0, nft_count = 0 } = rows.get(i + 1) ?? {}
    return { from, to, holder_count, nft_count }
  })
}
