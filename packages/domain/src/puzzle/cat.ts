import { atomOf, type ClvmNode, first } from '../clvm/index.js'
import { catProgram, curriedArgs } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface Cat {
  readonly assetId: Uint8Array
  readonly innerPuzzle: ClvmNode
}

/** CAT2 curried with its own hash, the asset id (hash of its TAIL) and the inner puzzle. */
export function readCat(puzzle: ClvmNode): Cat | undefined {
  const args = curriedArgs(puzzle, catProgram)
  if (!args) return undefined
  const [, asset, innerPuzzle] = args
  const assetId = asset && atomOf(asset)
  if (assetId?.length !== 32 || !innerPuzzle) throw new PuzzleError('cat', 'asset id is not 32 bytes')
  return { assetId, innerPuzzle }
}

/** The inner solution: first of `(inner_solution lineage_proof prev_coin_id …)`. */
export function catInnerSolution(solution: ClvmNode): ClvmNode {
  return first(solution)
}
