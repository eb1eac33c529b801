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
