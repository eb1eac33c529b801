/** The volumes profiles can be ranked by. */
export const rankings = ['created', 'sold', 'bought'] as const
export type Ranking = (typeof rankings)[number]
