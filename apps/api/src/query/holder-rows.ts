import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { offer } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { isListable, type Moment, offersWithEnds } from './open-offer.js'
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

/** Whether a version `n` is today's, or was that of a height. */
function trueAt(height: number | undefined): SQL {
  return height === undefined ? sql`n.valid_to is null` : heldAt(AS_N, height)
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
    with listed as (
      select distinct ${offer.launcherId} as launcher_id
      from ${offersWithEnds} join detail d on d.launcher_id = ${offer.launcherId}
      where ${at === undefined} and d.collection_id = ${collectionId} and ${offer.side} = 1 and ${isListable(moment)}
    ), holder as (
      select n.owner_hash, count(*)::int as nft_count, count(listed.launcher_id)::int as listed_count
      from detail d join nft n on n.launcher_id = d.launcher_id and ${trueAt(at)}
        left join listed on listed.launcher_id = d.launcher_id
      where d.collection_id = ${collectionId} and not n.burned and n.owner_hash is not null
      group by n.owner_hash
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
export async function holderBuckets(db: Database, collectionId: string, at?: number) {
  const found = await db.execute(sql`
    with holder as (
      select count(*)::int as nft_count
      from detail d join nft n on n.launcher_id = d.launcher_id and ${trueAt(at)}
      where d.collection_id = ${collectionId} and not n.burned and n.owner_hash is not null
      group by n.owner_hash
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
