import { type Cursor, type KeyedRow, parseCursor, toPage } from '../../query/keyset.js'

/** What every paged list was asked with. */
export interface Paging {
  readonly page?: string | undefined
  readonly size: number
}

/** A direction alone is a place as well: the beginning. Scripts start with it. */
const BEGINNINGS = ['>', '<']

export function cursorOf({ page }: Paging): Cursor | undefined {
  return page === undefined || BEGINNINGS.includes(page) ? undefined : parseCursor(page)
}

/** A page in the field's envelope. Where there is nothing at all, its cursors are bare directions. */
export function paged<Row extends KeyedRow, Item>(
  rows: readonly Row[],
  asked: Paging,
  present: (row: Row) => Item,
) {
  const isBeginning = cursorOf(asked) === undefined
  const envelope = toPage(rows, isBeginning ? undefined : asked.page, asked.size, present)
  return {
    ...envelope,
    page: asked.page ?? null,
    next: envelope.next || '>',
    previous: envelope.previous || '<',
  }
}
