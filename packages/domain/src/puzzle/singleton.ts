import { equalBytes } from '../bytes.js'
import { atomOf, type ClvmNode, first, isPair, items, rest } from '../clvm/index.js'
import { curriedArgs, launcherHash, singletonProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface Singleton {
  readonly launcherId: Uint8Array
  /** The curried `(mod hash . (launcher id . launcher puzzle hash))`. */
  readonly struct: ClvmNode
  readonly innerPuzzle: ClvmNode
}

/** singleton_top_layer_v1_1 curried with struct and inner puzzle. */
export function readSingleton(puzzle: ClvmNode): Singleton | undefined {
  const args = curriedArgs(puzzle, singletonProgram)
  if (!args) return undefined
  const [struct, innerPuzzle] = args
  if (!struct || !innerPuzzle || args.length !== 2)
    throw new PuzzleError('singleton', 'two curried arguments expected')
  const mod = atomOf(first(struct))
  const launcherId = atomOf(first(rest(struct)))
  const launcher = atomOf(rest(rest(struct)))
  if (!mod || !equalBytes(mod, singletonProgram.hash))
    throw new PuzzleError('singleton', 'foreign singleton mod hash')
  if (launcherId?.length !== 32) throw new PuzzleError('singleton', 'launcher id is not 32 bytes')
  if (!launcher || !equalBytes(launcher, launcherHash)) throw new PuzzleError('singleton', 'foreign launcher')
  return { launcherId, struct, innerPuzzle }
}

export interface SingletonSolution {
  /** First spend after the launcher: its lineage proof has no inner puzzle hash. */
  readonly eve: boolean
  readonly innerSolution: ClvmNode
}

/** `(lineage_proof my_amount inner_solution)`; a lineage proof of two is the eve's. */
export function readSingletonSolution(solution: ClvmNode): SingletonSolution {
  const lineage = first(solution)
  const members = isPair(lineage) ? [...items(lineage)].length : 0
  if (members !== 2 && members !== 3)
    throw new PuzzleError('singleton', 'lineage proof of two or three expected')
  return { eve: members === 2, innerSolution: first(rest(rest(solution))) }
}
