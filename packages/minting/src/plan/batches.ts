import type { Piece, Plan } from './plan.js'

/** Pieces minted by one bundle, in the order of the plan. */
export interface Batch {
  readonly index: number
  /** Number of the first piece in the plan. */
  readonly from: number
  readonly pieces: readonly Piece[]
}

/** A plan cut into its bundles. */
export function batchesOf({ pieces, batchSize }: Pick<Plan, 'pieces' | 'batchSize'>): Batch[] {
  return Array.from({ length: Math.ceil(pieces.length / batchSize) }, (_, index) => {
    const from = index * batchSize
    return { index, from, pieces: pieces.slice(from, from + batchSize) }
  })
}
