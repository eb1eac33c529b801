/** The figures collections can be ranked by. */
export const rankings = ['volume', 'floor', 'trades', 'items', 'owners'] as const
export type Ranking = (typeof rankings)[number]

/** Order and search of the ranking as the address holds them. */
export function readRanking(params: URLSearchParams): { sort: Ranking; search: string } {
  return {
    sort: rankings.find((ranking) => ranking === params.get('sort')) ?? 'volume',
    search: (params.get('q') ?? '').trim().slice(0, 200),
  }
}

/** The address of the same list in another order, from its first page. */
export function rankingHref(pathname: string, search: string, sort: Ranking): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (sort === 'volume') params.delete('sort')
  else params.set('sort', sort)
  const query = params.toString()
  return query ? `${pathname}?${query}` : pathname
}
