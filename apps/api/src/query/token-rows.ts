import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { escapeLike } from './item-filter.js'
import { type Cursor, type Order, seek } from './keyset.js'

const row = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  rank: z.number(),
  decimals: z.number(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type TokenRow = z.infer<typeof row>

/** Where tokens stand that are known, but that nobody here vouches for. */
const UNRANKED = 1_000_000
const order: Order = { key: sql`rank::numeric`, id: sql`id`, descending: false }

/** XCH, the tokens that somebody vouches for, and then those that are only on the configured list. */
export async function listTokenRows(
  db: Database,
  ask: {
    query?: string | undefined
    id?: string | undefined
    ids?: readonly string[] | undefined
    /** One by its code or id, in any case. */
    named?: string | undefined
    collectionId?: string | undefined
    gardenId?: string | undefined
    cursor?: Cursor | undefined
    size: number
  },
): Promise<TokenRow[]> {
  const position = seek(order, ask.cursor)
  const words = ask.query ? `%${escapeLike(ask.query)}%` : undefined
  const found = await db.execute(sql`
    with known as (
      select 'xch' as id, 'XCH' as code, 'Chia' as name, null::text as description, 0 as rank, 12 as decimals,
        null::text as collection_id, null::text as garden_id
      union all
      select asset_id, code, name, description, rank, decimals, collection_id, garden_id from token_listing
      union all
      select t.id, t.code, t.name, null, ${UNRANKED}::int, t.decimals, null, null
      from token t where not exists (select 1 from token_listing l where l.asset_id = t.id)
    )
    select id, code, name, description, rank, decimals, rank::text as "sortKey", id as "sortId" from known
    where ${position.where ?? sql`true`}
      and ${words === undefined ? sql`true` : sql`(code ilike ${words} or name ilike ${words} or id = ${ask.query ?? ''})`}
      and ${ask.id === undefined ? sql`true` : sql`id = ${ask.id}`}
      and ${ask.ids === undefined ? sql`true` : sql`id = any(${sql.param([...ask.ids])}::text[])`}
      and ${ask.named === undefined ? sql`true` : sql`lower(${ask.named}) in (lower(code), id)`}
      and ${ask.collectionId === undefined ? sql`true` : sql`collection_id = ${ask.collectionId}`}
      and ${ask.gardenId === undefined ? sql`true` : sql`garden_id = ${ask.gardenId}`}
    order by ${position.orderBy} limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}
