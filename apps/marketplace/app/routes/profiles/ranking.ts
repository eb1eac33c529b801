/** The volumes profiles can be ranked by. */
export const rankings = ['created', 'sold', 'bought'] as const
export type Ranking = (typeof rankings)[number]

/** Order and search of the ranking as the address holds them. */
export function readRanking(params: URLSearchParams): { sort: Ranking; search: string } {
  return {
    sort: rankings.find((ranking) => ranking === params.get('sort')) ?? 'created',
    search: (params.get('q') ?? '').trim().slice(0, 200),
  }
}
