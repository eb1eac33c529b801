/** The figures collections can be ranked by. */
export const rankings = ['volume', 'floor', 'trades', 'items', 'owners'] as const
export type Ranking = (typeof rankings)[number]
