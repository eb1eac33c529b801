import { type RarityTable, rankWithTable } from '@chiaroscuro/domain/ranking'
import type { PieceDraft } from '../sheet/draft.js'

/** How rare pieces are among each other, as sites will say once they are minted. */
export interface Rarity {
  /** In the order of the pieces; 1 is the rarest, and equal ones share a rank. */
  readonly ranks: readonly number[]
  /** Information content in units of the collection's entropy, in the order of the pieces. */
  readonly scores: readonly number[]
  /** How many have each trait and value. */
  readonly table: RarityTable
}

/** Each list of pieces is a value of its own: what it came to is kept for as long as it is. */
const known = new WeakMap<readonly PieceDraft[], Rarity>()

export function rarityOf(pieces: readonly PieceDraft[]): Rarity {
  const before = known.get(pieces)
  if (before) return before
  const { ranks: ranked, table } = rankWithTable(
    pieces.map(({ attributes }, at) => ({ id: String(at), attributes })),
  )
  const ranks: number[] = new Array(pieces.length).fill(0)
  const scores: number[] = new Array(pieces.length).fill(0)
  for (const { id, rank, score } of ranked) {
    ranks[Number(id)] = rank
    scores[Number(id)] = score
  }
  const rarity = { ranks, scores, table }
  known.set(pieces, rarity)
  return rarity
}

/** The ranks alone. */
export function ranksOf(pieces: readonly PieceDraft[]): readonly number[] {
  return rarityOf(pieces).ranks
}
