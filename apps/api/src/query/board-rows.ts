import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { item, rarity, trait, traitCount } from '../store/schema.js'
import { BOARD_DIGITS, type FacetBoard, makeBoard, type Through } from './facet-board.js'
import { isListed } from './item-filter.js'
import { wantedItems } from './item-page.js'
import type { Moment } from './open-offer.js'
import { type ItemFilter, readFilter } from './read-filter.js'

/** Larger collections are counted by the database: their ids alone would take longer to send than it takes to count. */
const MOST_ITEMS = 100_000
/** Traits of strangers: a collection may give every item two hundred values of its own. */
const MOST_VALUES = 50_000
const MOST_HELD = 500_000

/**
 * Which state of its traits a collection is in, as text that differs after every change of them; `undefined` where it was
 * never ranked or has too many items for a board.
 */
export async function traitsVersion(db: Database, collectionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ total: rarity.total, version: sql<string>`${rarity}.xmin::text` })
    .from(rarity)
    .where(eq(rarity.collectionId, collectionId))
  return row && row.total <= MOST_ITEMS ? row.version : undefined
}

const boardRow = z.object({
  name: z.string().nullable(),
  value: z.string().nullable(),
  ids: z.string().nullable(),
})

/** The board of a collection as it is now; `undefined` where that would be too large, or two items share their digits. */
export async function readBoard(db: Database, collectionId: string): Promise<FacetBoard | undefined> {
  const [size] = await db
    .select({
      values: sql<number>`count(*)::int`,
      held: sql<number>`coalesce(sum(${traitCount.count}), 0)::int`,
    })
    .from(traitCount)
    .where(eq(traitCount.collectionId, collectionId))
  if (!size || size.values > MOST_VALUES || size.held > MOST_HELD) return undefined
  const found = await db.execute(sql`
    select null as name, null as value, string_agg(${boardId(item)}, ',') as ids
    from ${item} where collection_id = ${collectionId}
    union all
    select trait_type, value, string_agg(${boardId(trait)}, ',')
    from ${trait} where collection_id = ${collectionId} group by trait_type, value
    order by name nulls first, value`)
  const [own, ...held] = z.array(boardRow).parse(rowsOf(found))
  const all = listOf(own?.ids)
  const board = makeBoard(
    all,
    held.map(({ name, value, ids }) => ({ name: name ?? '', value: value ?? '', ids: listOf(ids) })),
  )
  return board.numbers.size < all.length ? undefined : board
}

const throughRow = z.object({ every: z.string().nullable(), listed: z.string().nullable() })

/** The items that a filter lets through, its traits left aside. */
export async function itemsThrough(db: Database, moment: Moment, filter: ItemFilter): Promise<Through> {
  const { filter: _, filter_value: __, ...rest } = filter
  const { source, listing, where } = wantedItems(readFilter(rest), moment)
  const ids = sql`string_agg(${boardId(item)}, ',') from ${source}`
  // Few are listed and have an index of their own; for the rest no listing has to be looked at, and an index will do.
  const found = await db.execute(sql`
    select (select ${ids} where ${where ?? sql`true`}) as every,
      (select ${ids} where ${and(isListed(listing, moment), where)}) as listed`)
  const [row] = z.array(throughRow).parse(rowsOf(found))
  return { every: listOf(row?.every), listed: listOf(row?.listed) }
}

function boardId({ launcherId }: typeof item | typeof trait): SQL {
  return sql`right(${launcherId}, ${sql.raw(String(BOARD_DIGITS))})`
}

function listOf(ids: string | null | undefined): string[] {
  return ids ? ids.split(',') : []
}
