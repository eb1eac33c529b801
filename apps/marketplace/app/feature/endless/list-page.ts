import type { Page } from '@chiaroscuro/contract/operation'

/** One page of a list as pages know it: the API's cursor becomes a link, or nothing at the end. */
export interface ListPage<Item> {
  items: Item[]
  /** Cursor of the next page; null at the end. */
  next: string | null
  /** Whether this is a later page, so that a way back to the first is offered. */
  later: boolean
}

/** The API repeats its cursor at the end instead of leaving it out; a short page is the last one. */
export function toListPage<Item>(page: Page<Item>, size: number): ListPage<Item>
/** The same of what is shown of each. */
export function toListPage<Item, Shown>(
  page: Page<Item>,
  size: number,
  toShown: (item: Item) => Shown,
): ListPage<Shown>
export function toListPage<Item>(page: Page<Item>, size: number, toShown?: (item: Item) => unknown) {
  const ended = page.items.length < size || page.next === page.page
  const items = toShown ? page.items.map(toShown) : page.items
  return { items, next: ended ? null : page.next, later: page.page !== null }
}
