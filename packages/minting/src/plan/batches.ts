import type { Piece, Plan } from './plan.js'

/** Pieces minted by one bundle, in the order of the plan. */
export interface Batch {
  readonly index: number
  /** Number of the first piece in the plan. */
  readonly from: number
  readonly pieces: readonly Piece[]
}

type Cut = Pick<Plan, 'batchSize' | 'pilot'>

/** A plan cut into its bundles: a pilot by itself, then as many of a size as it takes. */
export function batchesOf({ pieces, ...cut }: Cut & Pick<Plan, 'pieces'>): Batch[] {
  return cutsOf(pieces.length, cut).map(({ from, to }, index) => ({
    ...{ index, from, pieces: pieces.slice(from, to) },
  }))
}

/** Where so many pieces are cut: the first of each bundle, and the one behind its last. */
export function cutsOf(
  count: number,
  { batchSize, pilot = 0 }: Cut,
): { readonly from: number; readonly to: number }[] {
  const first = Math.min(pilot, count)
  const rest = Array.from({ length: Math.ceil((count - first) / batchSize) }, (_, at) => {
    const from = first + at * batchSize
    return { from, to: Math.min(from + batchSize, count) }
  })
  return first > 0 ? [{ from: 0, to: first }, ...rest] : rest
}
