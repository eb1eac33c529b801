import type { MintSort } from '@chiaroscuro/contract/operation'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, nft } from '../store/schema.js'
import { foundInAny, isHiddenItself, isInHidden } from './found-in-any.js'
import { heightSince } from './height-since.js'
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
/** "Most items" looks at as many seconds back: the batches of all time would have to be counted anew for every block. */
const COUNTED_SECONDS = 30 * 86_400

const place = sql`lpad(b.height::text, 10, '0') || '-' || b.maker`
const orders: Readonly<Record<MintSort, Order>> = {
  newest: { key: sql`b.height::numeric`, id: sql`b.maker`, descending: true },
  oldest: { key: sql`b.height::numeric`, id: sql`b.maker`, descending: false },
  items: { key: sql`b.nft_count::numeric`, id: place, descending: true },
}

/** What a page of mint batches is asked by. */
export interface MintListAsk {
  readonly sort: MintSort
  readonly seconds: number
  readonly cursor: Cursor | undefined
  readonly size: number
}

/** Mint batches, items that one maker minted in one block. */
export async function listMintRows(db: Database, ask: MintListAsk): Promise<MintRow[]> {
  const order = orders[ask.sort]
  const position = seek(order, ask.cursor)
  const found = await db.execute(sql`
    with recursive ${ask.sort === 'items' ? fullHeights(ask) : mintHeights(ask)}, batch as (
      select ${maker} as maker, ${nft.mintHeight} as height, min(${nft.mintedAt})::text as timestamp, count(*)::int as nft_count,
        case when min(${nft.minterDid}) = max(${nft.minterDid}) then min(${nft.minterDid}) end as minter_did,
        case when min(${detail.collectionId}) = max(${detail.collectionId}) then min(${detail.collectionId}) end as collection_id,
        (array_agg(${nft.launcherId} order by ${nft.launcherId}))[1:${sql.raw(String(SHOWN))}] as first
      from ${nft} join ${detail} on ${detail.launcherId} = ${nft.launcherId}
      where ${nft.validTo} is null and ${nft.mintHeight} in (select height from recent) and ${isShownItem(nft.launcherId, detail.collectionId)}
      group by 1, 2
    )
    select b.*, c.name as collection_name, (${order.key})::text as "sortKey", ${order.id} as "sortId"
    from batch b left join collection c on c.id = b.collection_id
    where ${position.where ?? sql`true`}
    order by ${position.orderBy}
    limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}

const HIGHEST = 2_147_483_647

/** Heights with mints to show from a cursor on, found one by one in the index: each holds at least one batch. */
function mintHeights({ sort, cursor, size }: MintListAsk): SQL {
  const upwards = (sort === 'oldest') !== (cursor?.backward ?? false)
  const end = upwards ? 0 : HIGHEST
  const from = cursor === undefined ? end : Math.min(HIGHEST, Math.max(0, Number(cursor.key)))
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

/**
 * Heights of the batches of most items from a cursor on; other batches of the same blocks come after them. All are counted by an
 * index alone, and those that are left out, which are few, by themselves.
 */
function fullHeights({ seconds, cursor, size }: MintListAsk): SQL {
  const position = seek(orders.items, cursor)
  const counts = sql`${maker} as maker, ${nft.mintHeight} as height, count(*)::int as nft_count`
  const lately = sql`${nft.validTo} is null and ${nft.mintHeight} >= ${heightSince(seconds - COUNTED_SECONDS)}`
  return sql`made as (select ${counts} from ${nft} where ${lately} group by 1, 2),
    left_out as (
      select ${counts} from (${foundInAny([isHiddenItself, isInHidden])}) gone join ${nft} on ${nft.launcherId} = gone.launcher_id where ${lately} group by 1, 2
    ), counted as (
      select maker, height, made.nft_count - coalesce(left_out.nft_count, 0) as nft_count
      from made left join left_out using (maker, height)
    ), recent as (
      select height from counted b where nft_count > 0 and ${position.where ?? sql`true`} order by ${position.orderBy} limit ${size}
    )`
}
