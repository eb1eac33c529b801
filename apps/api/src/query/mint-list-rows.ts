import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, nft } from '../store/schema.js'
import { isShownItem } from './hidden-rows.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { maker } from './mint-batch.js'

const row = z.object({
  maker: z.string(),
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
const order: Order = { key: sql`height::numeric`, id: sql`maker`, descending: true }

/** Mint batches, newest first: items that one maker minted in one block. */
export async function listMintRows(
  db: Database,
  cursor: Cursor | undefined,
  size: number,
): Promise<MintRow[]> {
  const position = seek(order, cursor)
  const found = await db.execute(sql`
    with recursive ${mintHeights(cursor, size)}, batch as (
      select ${maker} as maker, ${nft.mintHeight} as height, min(${nft.mintedAt})::text as timestamp, count(*)::int as nft_count,
        case when min(${nft.minterDid}) = max(${nft.minterDid}) then min(${nft.minterDid}) end as minter_did,
        case when min(${detail.collectionId}) = max(${detail.collectionId}) then min(${detail.collectionId}) end as collection_id,
        (array_agg(${nft.launcherId} order by ${nft.launcherId}))[1:${sql.raw(String(SHOWN))}] as first
      from ${nft} join ${detail} on ${detail.launcherId} = ${nft.launcherId}
      where ${nft.validTo} is null and ${nft.mintHeight} in (select height from recent) and ${isShownItem(nft.launcherId, detail.collectionId)}
      group by 1, 2
    )
    select b.*, c.name as collection_name, height::text as "sortKey", maker as "sortId"
    from batch b left join collection c on c.id = b.collection_id
    where ${position.where ?? sql`true`}
    order by ${position.orderBy}
    limit ${size}`)
  return z.array(row).parse(rowsOf(found))
}

const HIGHEST = 2_147_483_647

/** Heights with mints to show from a cursor on, found one by one in the index: each holds at least one batch. */
function mintHeights(cursor: Cursor | undefined, size: number): SQL {
  const upwards = cursor?.backward ?? false
  const from = cursor === undefined ? HIGHEST : Math.min(HIGHEST, Math.max(0, Number(cursor.key)))
  const next = (bound: SQL) => sql`(
      select mint_height from nft
      where valid_to is null and mint_height ${bound} and ${isShownItem(nft.launcherId, COLLECTION)}
      order by mint_height ${sql.raw(upwards ? 'asc' : 'desc')} limit 1)`
  const within = sql.raw(upwards ? '>=' : '<=')
  const beyond = sql.raw(upwards ? '>' : '<')
  return sql`h (height) as (
      select ${next(sql`${within} ${from}::int`)}
      union all
      select ${next(sql`${beyond} h.height`)} from h where h.height is not null
    ), recent as (select height from h where height is not null limit ${size + 1})`
}

const COLLECTION = sql`(select d.collection_id from detail d where d.launcher_id = nft.launcher_id)`
