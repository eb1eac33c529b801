import { atomOf, type ClvmNode } from '../clvm/index.js'
import { curriedArgs, nftStateProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface NftStateLayer {
  readonly metadata: ClvmNode
  readonly metadataUpdaterHash: Uint8Array
  readonly innerPuzzle: ClvmNode
}

/** nft_state_layer curried with its own hash, metadata, updater hash and inner puzzle (CHIP-0005). */
export function readNftState(puzzle: ClvmNode): NftStateLayer | undefined {
  const args = curriedArgs(puzzle, nftStateProgram)
  if (!args) return undefined
  const [, metadata, updater, innerPuzzle] = args
  if (!metadata || !updater || !innerPuzzle || args.length !== 4)
    throw new PuzzleError('nft-state', 'four curried arguments expected')
  const metadataUpdaterHash = atomOf(updater)
  if (metadataUpdaterHash?.length !== 32) throw new PuzzleError('nft-state', 'updater hash is not 32 bytes')
  return { metadata, metadataUpdaterHash, innerPuzzle }
}
