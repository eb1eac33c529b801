import { type SQL, sql } from 'drizzle-orm'

/** The cursor sent is not one of ours. */
export class CursorError extends Error {
  override readonly name = 'CursorError'
}

export interface Cursor {
  readonly backward: boolean
  /** Sort key (a whole number as text) and the id that breaks ties. */
  readonly key: string
  readonly id: string
}

/** The place a list was asked to go on from; `undefined` is its beginning. */
export function cursorOf(page: string | undefined): Cursor | undefined {
  return page === undefined ? undefined : parseCursor(page)
}

/** Reads a cursor as the field writes it: `>` or `<`, then `i:KEY~s:ID`. */
export function parseCursor(text: string): Cursor {
  const match = /^([<>])i:(-?\d{1,40})~s:([0-9a-z:-]{1,120})$/.exec(text)
  if (!match) throw new CursorError('not a cursor')
  const [, direction, key = '', id = ''] = match
  return { backward: direction === '<', key, id }
}

export function formatCursor(cursor: Cursor): string {
  return `${cursor.backward ? '<' : '>'}i:${cursor.key}~s:${cursor.id}`
}

/** An order by one never-null numeric key, ties broken by a text id in the same direction. */
export interface Order {
  readonly key: SQL
  readonly id: SQL
  readonly descending: boolean
}

/** Condition and sort order for the page a cursor points at. */
export function seek(order: Order, cursor: Cursor | undefined): { where: SQL | undefined; orderBy: SQL } {
  const descending = order.descending !== (cursor?.backward ?? false)
  const orderBy = descending
    ? sql`${order.key} desc, ${order.id} desc`
    : sql`${order.key} asc, ${order.id} asc`
  if (!cursor) return { where: undefined, orderBy }
  const compare = descending ? sql`<` : sql`>`
  return {
    where: sql`(${order.key}, ${order.id}) ${compare} (${cursor.key}::numeric, ${cursor.id}::text)`,
    orderBy,
  }
}

export interface KeyedRow {
  readonly sortKey: string
  readonly sortId: string
}

/** A page in the field's envelope: `next` is never null and repeats the cursor at the end. */
export function toPage<Row extends KeyedRow, Item>(
  rows: readonly Row[],
  page: string | undefined,
  size: number,
  present: (row: Row) => Item,
) {
  const ordered = page?.startsWith('<') ? [...rows].reverse() : rows
  const first = ordered[0]
  const last = ordered[ordered.length - 1]
  const start = page ?? ''
  return {
    items: ordered.map(present),
    page: page ?? null,
    size,
    next: last
      ? formatCursor({ backward: false, key: last.sortKey, id: last.sortId })
      : start.replace('<', '>'),
    previous: first
      ? formatCursor({ backward: true, key: first.sortKey, id: first.sortId })
      : start.replace('>', '<'),
  }
}
