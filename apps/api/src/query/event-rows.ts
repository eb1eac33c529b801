import { parseAddress, parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'
import type { WashRule } from '@chiaroscuro/domain/ranking'
import { and, eq, getTableColumns, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { block, collection, detail, event, media, nft, washTrade } from '../store/schema.js'
import { isHiddenItem, isShown } from './hidden-rows.js'
import type { Cursor } from './keyset.js'
import type { CardRow } from './nft-rows.js'

export interface EventFilter {
  readonly collection?: string | undefined
  readonly address_id?: string | undefined
  readonly nft_id?: string | undefined
  readonly type?: readonly number[] | undefined
  /** Events of one block. */
  readonly height?: number | undefined
  /** A DID that gave or got the item. */
  readonly did?: string | undefined
  /** Events of items of these collections, or that these DIDs gave or got or whose items they made. */
  readonly among?: { readonly collections: readonly string[]; readonly dids: readonly string[] } | undefined
  /** From a moment to before another, Unix seconds of their blocks. */
  readonly during?: { readonly from: number; readonly to: number } | undefined
  /** Only sales that a rule takes for wash trades. */
  readonly washed?: boolean | undefined
  /** What was paid, in the smallest unit of the asset below; XCH where there is none. */
  readonly min_price_mojos?: string | undefined
  readonly max_price_mojos?: string | undefined
  readonly price_token_id?: string | undefined
}

/** Kinds the field lists; DID assignments and updates show only in an item's own provenance. */
const LISTED_TYPES = [0, 1, 2, 3]

/** Height and position as one number; a block holds far fewer events. */
const PLACES = 1_000_000n
const key = sql`(${event.height}::bigint * ${sql.raw(String(PLACES))} + ${event.position})`

/** Newest first, in the order of an index; ties are broken by ids. */
function seekEvent(cursor: Cursor | undefined): { where: SQL | undefined; orderBy: SQL } {
  const backward = cursor?.backward ?? false
  const direction = sql.raw(backward ? 'asc' : 'desc')
  const orderBy = sql`${event.height} ${direction}, ${event.position} ${direction}, ${event.launcherId} ${direction}`
  if (!cursor) return { where: undefined, orderBy }
  const at = BigInt(cursor.key)
  const height = at < 0n ? -1n : at / PLACES > MOST_HEIGHT ? MOST_HEIGHT : at / PLACES
  const place = at < 0n ? 0n : at % PLACES
  const compare = sql.raw(backward ? '>' : '<')
  return {
    where: sql`(${event.height}, ${event.position}, ${event.launcherId}) ${compare} (${String(height)}::int, ${String(place)}::int, ${cursor.id}::text)`,
    orderBy,
  }
}

const MOST_HEIGHT = 2n ** 31n - 1n

/** What an event has of its own. */
const HAPPENED = {
  event,
  timestamp: block.timestamp,
  washRules: sql<
    WashRule[]
  >`array(select w.rule from ${washTrade} w where w.launcher_id = ${event.launcherId} and w.event_index = ${event.eventIndex} order by w.rule)`,
}

function eventRows(db: Database) {
  return db
    .select({
      ...HAPPENED,
      name: detail.name,
      collectionId: detail.collectionId,
      collectionName: collection.name,
      minterDid: nft.minterDid,
      isHidden: isHiddenItem(event.launcherId, detail.collectionId),
      media: {
        fileHash: media.fileHash,
        hasThumbnails: media.hasThumbnails,
        color: media.color,
        dataType: media.dataType,
      },
      sortKey: sql<string>`${key}::text`,
      sortId: sql<string>`${event.launcherId}`,
    })
    .from(event)
    .innerJoin(block, eq(block.height, event.height))
    .innerJoin(nft, and(eq(nft.launcherId, event.launcherId), isNull(nft.validTo)))
    .innerJoin(detail, eq(detail.launcherId, event.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoin(collection, eq(collection.id, detail.collectionId))
}

export type EventListRow = Awaited<ReturnType<typeof listEventRows>>[number]
/** An event of an item that is known by itself. */
export type StoryRow = Pick<EventListRow, keyof typeof HAPPENED>
/** An event, and what its item is now. */
export type EventRow = Omit<EventListRow, 'sortKey' | 'sortId'>

export async function listEventRows(
  db: Database,
  filter: EventFilter,
  cursor: Cursor | undefined,
  size: number,
) {
  const { where, orderBy } = seekEvent(cursor)
  const asked = eventRows(db).where(and(where, ...eventConditions(filter)))
  const most = isOfAll(filter) ? SIZES.find((one) => one >= size) : undefined
  if (most === undefined) return asked.orderBy(orderBy).limit(size)
  // Part of the text, the limit is known before it is asked: only then does the database keep a plan, which takes it twice as
  // long to make as to carry out.
  const rows = await asked.orderBy(sql`${orderBy} limit ${sql.raw(String(most))}`)
  return rows.slice(0, size)
}

/** Pages of what happened everywhere are read in these sizes, since each has a plan of its own. */
const SIZES = [10, 20, 50, 100, 500]

/** Whether it asks for nothing that few events have: for those the best way depends on how many they are. */
function isOfAll(filter: EventFilter): boolean {
  const { collection, address_id, nft_id, height, did, among, during, washed } = filter
  const { min_price_mojos, max_price_mojos, price_token_id } = filter
  const chosen = [collection, address_id, nft_id, height, did, among, during, washed || undefined]
  return [...chosen, min_price_mojos, max_price_mojos, price_token_id].every((one) => one === undefined)
}

const ROWS_AT_ONCE = 500
/** Backward from before the first: the oldest come first. */
const BEFORE_ALL: Cursor = { backward: true, key: '-1', id: '0' }

/** All that such a list would go through, some hundreds at a time. */
export async function* eventPages(
  db: Database,
  filter: EventFilter,
  first: 'newest' | 'oldest',
): AsyncGenerator<EventListRow[]> {
  const backward = first === 'oldest'
  let cursor = backward ? BEFORE_ALL : undefined
  for (;;) {
    const rows = await listEventRows(db, filter, cursor, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    cursor = { backward, key: last.sortKey, id: last.sortId }
  }
}

const MOST_TOLD = 1000

/** An event's columns by their names here; amounts as text, for JSON's numbers are too short. */
const EVENT_FIELDS = sql.join(
  Object.entries(getTableColumns(event)).map(
    ([name, column]) =>
      sql`${sql.raw(`'${name}'`)}, ${column}${column.getSQLType().startsWith('numeric') ? sql`::text` : sql``}`,
  ),
  sql`, `,
)

/**
 * The whole story of the NFT of the outer query, oldest first, assignments and updates too; null where nothing happened. In one value,
 * so that it comes with the rest of the item.
 */
export const story: SQL<readonly StoryRow[] | null> = sql<readonly StoryRow[] | null>`(
  select json_agg(told.one) from (
    select json_build_object('event', json_build_object(${EVENT_FIELDS}), 'timestamp', ${block.timestamp}, 'washRules', ${HAPPENED.washRules}) as one
    from ${event} join ${block} on ${block.height} = ${event.height}
    where ${event.launcherId} = ${nft.launcherId} order by ${event.eventIndex} limit ${sql.raw(String(MOST_TOLD))}) told)`

/** An event of an item as lists of events have it. */
export function withItem(
  happened: StoryRow,
  item: Pick<CardRow, 'nft' | 'detail' | 'media' | 'collectionName' | 'isHidden'>,
): EventRow {
  const { nft: state, detail: told, media: file, collectionName, isHidden } = item
  return {
    name: told.name,
    collectionId: told.collectionId,
    collectionName,
    minterDid: state.minterDid,
    isHidden,
    media: file,
    ...happened,
  }
}

export async function findEventRow(
  db: Database,
  launcherId: string,
  index: number,
): Promise<EventListRow | undefined> {
  const [row] = await eventRows(db).where(and(eq(event.launcherId, launcherId), eq(event.eventIndex, index)))
  return row
}

/** Of these events, those that are there now, in no order. */
export async function eventRowsOf(
  db: Database,
  keys: readonly { readonly launcherId: string; readonly eventIndex: number }[],
): Promise<EventListRow[]> {
  if (keys.length === 0) return []
  const given = JSON.stringify(keys.map(({ launcherId: l, eventIndex: i }) => ({ l, i })))
  return eventRows(db).where(
    sql`(${event.launcherId}, ${event.eventIndex}) in (select k.l, k.i from jsonb_to_recordset(${given}::jsonb) as k (l text, i int))`,
  )
}

/** The block an event happened in. */
export async function findEventBlock(db: Database, launcherId: string, index: number) {
  const [row] = await db
    .select({ height: block.height, hash: block.hash })
    .from(event)
    .innerJoin(block, eq(block.height, event.height))
    .where(and(eq(event.launcherId, launcherId), eq(event.eventIndex, index)))
  return row
}

function eventConditions(filter: EventFilter): (SQL | undefined)[] {
  const address = filter.address_id === undefined ? undefined : (parseAddress(filter.address_id) ?? '')
  return [
    inArray(event.type, [...(filter.type?.length ? filter.type : LISTED_TYPES)]),
    filter.collection === undefined
      ? undefined
      : eq(detail.collectionId, parseCollectionId(filter.collection) ?? ''),
    address === undefined ? undefined : or(eq(event.toHash, address), eq(event.fromHash, address)),
    filter.did === undefined ? undefined : or(eq(event.toDid, filter.did), eq(event.fromDid, filter.did)),
    filter.among &&
      or(
        inArray(detail.collectionId, [...filter.among.collections]),
        inArray(nft.minterDid, [...filter.among.dids]),
        inArray(event.toDid, [...filter.among.dids]),
        inArray(event.fromDid, [...filter.among.dids]),
      ),
    filter.nft_id === undefined ? undefined : eq(event.launcherId, parseNftId(filter.nft_id) ?? ''),
    filter.washed
      ? sql`exists (select 1 from ${washTrade} w where w.launcher_id = ${event.launcherId} and w.event_index = ${event.eventIndex})`
      : undefined,
    ...priceConditions(filter),
    filter.during && and(gte(block.timestamp, filter.during.from), lt(block.timestamp, filter.during.to)),
    filter.height === undefined ? undefined : eq(event.height, filter.height),
    ...shownConditions(filter),
  ]
}

/** What had no price is in no range of prices. */
function priceConditions({
  min_price_mojos: least,
  max_price_mojos: most,
  price_token_id: asset,
}: EventFilter): SQL[] {
  if (least === undefined && most === undefined && asset === undefined) return []
  return [
    eq(event.priceAsset, asset ?? 'xch'),
    ...(least === undefined ? [] : [gte(event.priceAmount, least)]),
    ...(most === undefined ? [] : [lte(event.priceAmount, most)]),
  ]
}

/** What happened to an item, at an address, in a block is as the chain has it; other lists leave out what is hidden. */
function shownConditions({ nft_id, address_id, did, height, washed, collection }: EventFilter): SQL[] {
  if ([nft_id, address_id, did, height, washed].some((one) => one !== undefined)) return []
  const isItemShown = isShown('nft', event.launcherId)
  return collection === undefined ? [isItemShown, isShown('collection', detail.collectionId)] : [isItemShown]
}
