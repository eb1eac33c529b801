import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { item, rarity, trait, traitCount } from '../store/schema.js'
import { BOARD_DIGITS, type FacetBoard, makeBoard, type Through } from './facet-board.js'
import { targetsOf } from './hidden-rows.js'
import { isListed, ownConditions } from './item-filter.js'
import { wantedItems } from './item-page.js'
import type { Moment } from './open-offer.js'
import { type ItemFilter, type ReadFilter, readFilter } from './read-filter.js'

/** Larger collections are counted by the database: some filters let most of their ids be sent, which takes longer than to count. */
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
  sum: z.string().nullable(),
})

/** Differs from set to set of a collection's items: a hash of all their ids, in whatever order. */
const SUM = sql`count(*) || ' ' || coalesce(sum(hashtextextended(${item.launcherId}, 0)), 0)`

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
    select null as name, null as value, string_agg(${boardId(item)}, ',') as ids, ${SUM} as sum
    from ${item} where collection_id = ${collectionId}
    union all
    select trait_type, value, string_agg(${boardId(trait)}, ','), null
    from ${trait} where collection_id = ${collectionId} group by trait_type, value
    order by name nulls first, value`)
  const [own, ...held] = z.array(boardRow).parse(rowsOf(found))
  const all = listOf(own?.ids)
  const board = makeBoard(
    all,
    held.map(({ name, value, ids }) => ({ name: name ?? '', value: value ?? '', ids: listOf(ids) })),
    own?.sum ?? '',
  )
  return board.numbers.size < all.length ? undefined : board
}

/** The items of a board that a filter lets through, its traits left aside. */
export function itemsThrough(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  board: FacetBoard,
): Promise<Through> {
  const { filter: _, filter_value: __, ...rest } = filter
  const read = readFilter(rest)
  return letsMostThrough(read, board) ? allBut(db, moment, read) : those(db, moment, read)
}

/** Whether it leaves out what the board's items say of themselves, and that is likely to be less than half of them. */
function letsMostThrough(filter: ReadFilter, { numbers }: FacetBoard): boolean {
  const { leastRank, mostRank, collectionId: _, sensitive: __, burned, traits: ___, ...others } = filter
  const ranks = (value: ReadFilter['leastRank'], none: number) => (typeof value === 'number' ? value : none)
  const passing = Math.min(ranks(mostRank, numbers.size), numbers.size) - ranks(leastRank, 1) + 1
  return !burned && 2 * passing >= numbers.size && Object.values(others).every((one) => !one)
}

const throughRow = z.object({ every: z.string().nullable(), listed: z.string().nullable() })

async function those(db: Database, moment: Moment, filter: ReadFilter): Promise<Through> {
  const { source, listing, where } = wantedItems(filter, moment)
  const ids = sql`string_agg(${boardId(item)}, ',') from ${source}`
  // Few are listed and have an index of their own; for the rest no listing has to be looked at, and an index will do.
  const found = await db.execute(sql`
    select (select ${ids} where ${where ?? sql`true`}) as every,
      (select ${ids} where ${and(isListed(listing, moment), where)}) as listed`)
  const [row] = z.array(throughRow).parse(rowsOf(found))
  return { every: listOf(row?.every), listed: listOf(row?.listed) }
}

const butRow = z.object({
  others: z.string().nullable(),
  sum: z.string(),
  hidden: z.string().nullable(),
  listed: z.string().nullable(),
})

/** The few hidden are looked up by their ids, where each item would have to be looked for among them. */
async function allBut(db: Database, moment: Moment, filter: ReadFilter): Promise<Through> {
  const { source, listing, where } = wantedItems(filter, moment)
  const ids = sql`string_agg(${boardId(item)}, ',')`
  const own = and(...ownConditions(filter)) ?? sql`true`
  const all = sql`from ${item} where ${item.collectionId} = ${filter.collectionId}`
  const found = await db.execute(sql`
    select own.others, own.sum,
      (select ${ids} ${all} and ${item.launcherId} in (${targetsOf('nft')})) as hidden,
      (select ${ids} from ${source} where ${and(isListed(listing, moment), where)}) as listed
    from (select ${ids} filter (where (${own}) is not true) as others, ${SUM} as sum ${all}) own`)
  const [row] = z.array(butRow).parse(rowsOf(found))
  const but = [...listOf(row?.others), ...listOf(row?.hidden)]
  return { every: { but, sum: row?.sum ?? '' }, listed: listOf(row?.listed) }
}

function boardId({ launcherId }: typeof item | typeof trait): SQL {
  return sql`right(${launcherId}, ${sql.raw(String(BOARD_DIGITS))})`
}

function listOf(ids: string | null | undefined): string[] {
  return ids ? ids.split(',') : []
}
