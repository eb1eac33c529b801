import { atomOf, type ClvmNode, first, integerOf } from '../clvm/index.js'
import { curriedArgs, didProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface DidLayer {
  readonly p2Puzzle: ClvmNode
  /** Hash of the list of DIDs that may recover this one; nil for none. */
  readonly recoveryList: ClvmNode
  readonly verificationsRequired: ClvmNode
  readonly struct: ClvmNode
  readonly metadata: ClvmNode
}

/**
 * did_innerpuzzle curried with the p2 puzzle, the hash of the recovery list, how many of it must vouch,
 * the singleton's struct, and metadata (CHIP-0011).
 */
export function readDid(puzzle: ClvmNode): DidLayer | undefined {
  const args = curriedArgs(puzzle, didProgram)
  if (!args) return undefined
  const [p2Puzzle, recoveryList, verificationsRequired, struct, metadata] = args
  if (!p2Puzzle || !recoveryList || !verificationsRequired || !struct || !metadata || args.length !== 5)
    throw new PuzzleError('did', 'five curried arguments expected')
  const list = atomOf(recoveryList)
  // The field's wallets curry either nothing, or the hash of the empty list, or that of a real one.
  if (list?.length !== 0 && list?.length !== 32)
    throw new PuzzleError('did', 'the recovery list is neither nil nor a hash')
  return { p2Puzzle, recoveryList, verificationsRequired, struct, metadata }
}

/** How a DID is spent: `owner` with the p2 puzzle's consent, `recovery` with that of others. */
export function didSpendMode(solution: ClvmNode): 'owner' | 'recovery' {
  return integerOf(first(solution), 4) === 0n ? 'recovery' : 'owner'
}
