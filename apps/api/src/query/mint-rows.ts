import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { type Cursor, type Order, seek } from './keyset.js'

const row = z.object({
  group: z.string(),
  height: z.number(),
  timestamp: z.string().nullable(),
  nft_count: z.number(),
  minter_did: z.string().nullable(),
  collection_id: z.string().nullable(),
  collection_name: z.string().nullable(),
  first: z.array(z.string()),
  sortKey: z.string(),
  sortId: z.string(),
})
export type MintRow = z.infer<typeof row>

/** How many items of a batch are shown with it. */
const SHOWN = 6
const order: Order = { key: sql`height::numeric`, id: sql`"group"`, descending: true }

/** Mint batches, newest first: items of one collection (or of one creator, without one) in one block. */
export async function listMintRows(
  db: Database,
  cursor: Cursor | undefined,
  size: number,
): Promise<MintRow[]> {
  const position = seek(order, cursor)
  const found = await db.execute(sql`
    with minted as (
      select n.launcher_id, n.mint_height as height, n.minted_at, n.minter_did, d.collection_id,
        coalesce(d.collection_id, n.minter_did, n.minter_hash, 'unknown') as "group"
      from nft n join detail d on d.launcher_id = n.launcher_id
      where n.valid_to is null and n.mint_height is not null
    ), batch as (
      select "group", height, min(minted_at)::text as timestamp, count(*)::int as nft_count, min(minter_did) as minter_did,
        min(collection_id) as collection_id, (array_agg(launcher_id order by launcher_id))[1:${sql.raw(String(SHOWN))}] as first
      from minted group by "group", height
    )
    select b.*, c.name as collection_name, height::text as "sortKey", "group" as "sortId"
    from batch b left join collection c on c.id = b.collection_id
    where ${position.where ?? sql`true`}
    order by ${position.orderBy}
    limit ${size}`)
  return z.array(row).parse(rowsOf(found))
}
