import type { ListPhase } from './phase.js'

/** Orders of a list: what is next (or was last) in its phase, which is the usual one, and what was posted last. */
export const orders = ['next', 'newest'] as const
export type ListOrder = (typeof orders)[number]

export function readOrder(params: URLSearchParams): ListOrder {
  return params.get('sort') === 'newest' ? 'newest' : 'next'
}

/** The address of the list with another phase or order, from its first page; what is usual needs no saying. */
export function auctionsHref(
  search: string,
  { phase, order }: { phase: ListPhase; order: ListOrder },
): string {
  const params = new URLSearchParams()
  const collection = new URLSearchParams(search).get('collection')
  if (phase !== 'active') params.set('phase', phase)
  if (order !== 'next') params.set('sort', order)
  if (collection) params.set('collection', collection)
  const query = params.toString()
  return query ? `/auctions?${query}` : '/auctions'
}
