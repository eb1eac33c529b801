import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { UNRANKED } from '../store/derived/schema.js'
import { rowsOf } from '../store/rows-of.js'
import { item, rarity, trait, traitCount } from '../store/schema.js'
import { BOARD_DIGITS, type FacetBoard, makeBoard, type Through } from './facet-board.js'
import { targetsOf } from './hidden-rows.js'
import { isListed } from './item-filter.js'
import { wantedItems } from './item-page.js'
import type { Moment } from './open-offer.js'
import { RANKS_VERSION } from './rarity-rows.js'
import { type ItemFilter, type ReadFilter, readFilter } from './read-filter.js'

/** Larger collections are counted by the database. */
const MOST_ITEMS = 400_000
/** Traits of strangers: a collection may give every item two hundred values of its own. */
const MOST_VALUES = 50_000
const MOST_HELD = 4_000_000

/**
 * Which state of its items and traits a collection is in, as text that differs after every change of them; `undefined` where it was
 * never ranked or has too many items for a board.
 */
export async function traitsVersion(db: Database, collectionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ total: rarity.total, version: RANKS_VERSION })
    .from(rarity)
    .where(eq(rarity.collectionId, collectionId))
  return row && row.total <= MOST_ITEMS ? row.version : undefined
}

const boardRow = z.object({
  name: z.string().nullable(),
  value: z.string().nullable(),
  ids: z.string().nullable(),
  version: z.string().nullable(),
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
    select null as name, null as value, string_agg(${boardId(item)} || ${item.dataType} || ${item.rank}, ',') as ids,
      (select ${RANKS_VERSION} from ${rarity} where collection_id = ${collectionId}) as version
    from ${item} where collection_id = ${collectionId}
    union all
    select trait_type, value, string_agg(${boardId(trait)}, ','), null
    from ${trait} where collection_id = ${collectionId} group by trait_type, value
    order by name nulls first, value`)
  const [own, ...held] = z.array(boardRow).parse(rowsOf(found))
  const all = listOf(own?.ids)
  const board = await makeBoard(
    all.map((text) => ({
      id: text.slice(0, BOARD_DIGITS),
      type: Number(text[BOARD_DIGITS]),
      rank: Number(text.slice(BOARD_DIGITS + 1)),
    })),
    held.map(({ name, value, ids }) => ({ name: name ?? '', value: value ?? '', ids: listOf(ids) })),
    own?.version ?? '',
  )
  return board.numbers.size < all.length ? undefined : board
}

/** The items of a board that a filter lets through, its traits and type left aside; `undefined` where the board is of another state by now. */
export async function itemsThrough(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  { version }: FacetBoard,
): Promise<Through | undefined> {
  const { filter: _, filter_value: __, data_type: ___, ...rest } = filter
  const read = readFilter(rest)
  const { source, listing, where } = wantedItems(read, moment)
  const ids = sql`string_agg(${boardId(item)}, ',')`
  const isOnBoard = isKnownToBoards(read)
  // Few are listed and have an index of their own; for the rest no listing has to be looked at, and an index will do.
  const found = await db.execute(sql`
    select (select ${RANKS_VERSION} from ${rarity} where collection_id = ${read.collectionId}) as version,
      (select ${ids} from ${source} where ${and(isListed(listing, moment), where)}) as listed,
      ${isOnBoard ? leftOut(read) : sql`(select ${ids} from ${source} where ${where ?? sql`true`})`} as ids`)
  const [row] = z.array(throughRow).parse(rowsOf(found))
  if (row?.version !== version) return undefined
  const all = listOf(row.ids)
  return { every: isOnBoard ? { ...rangeOf(read), but: all } : all, listed: listOf(row.listed) }
}

const throughRow = z.object({
  version: z.string().nullable(),
  listed: z.string().nullable(),
  ids: z.string().nullable(),
})

/** Whether it asks for nothing but ranks, which boards know, and leaves out of the rest what is likely to be few. */
function isKnownToBoards(filter: ReadFilter): boolean {
  const {
    leastRank: _,
    mostRank: __,
    collectionId: ___,
    sensitive: ____,
    traits: _____,
    burned,
    ...others
  } = filter
  return !burned && Object.values(others).every((one) => !one)
}

/** What has no rank is in no range of ranks. */
function rangeOf({ leastRank, mostRank }: ReadFilter): { least: number; most: number } {
  const given = (rank: ReadFilter['leastRank'], none: number) => (typeof rank === 'number' ? rank : none)
  if (leastRank === undefined && mostRank === undefined) return { least: 0, most: UNRANKED }
  return { least: given(leastRank, 0), most: Math.min(given(mostRank, UNRANKED), UNRANKED - 1) }
}

/** Of the collection, what is hidden, burned or sensitive where that is left out. Each has an index of the few that are so. */
function leftOut({ collectionId, sensitive, burned }: ReadFilter): SQL {
  const ways = [
    sql`${item.launcherId} in (${targetsOf('nft')})`,
    ...(sensitive ? [] : [sql`${item.sensitive}`]),
    ...(burned === false ? [sql`${item.burned}`] : []),
  ]
  const each = ways.map(
    (way) =>
      sql`select ${boardId(item)} as id from ${item} where ${item.collectionId} = ${collectionId} and ${way}`,
  )
  return sql`(select string_agg(out.id, ',') from (${sql.join(each, sql` union all `)}) out)`
}

function boardId({ launcherId }: typeof item | typeof trait): SQL {
  return sql`right(${launcherId}, ${sql.raw(String(BOARD_DIGITS))})`
}

function listOf(ids: string | null | undefined): string[] {
  return ids ? ids.split(',') : []
}
