import { atomOf, type ClvmNode, uncurry } from '../clvm/index.js'
import { isProgram, nftStateProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface NftStateLayer {
  readonly metadata: ClvmNode
  readonly metadataUpdaterHash: Uint8Array
  readonly innerPuzzle: ClvmNode
}

/** nft_state_layer curried with its own hash, metadata, updater hash and inner puzzle (CHIP-0005). */
export function readNftState(puzzle: ClvmNode): NftStateLayer | undefined {
  const curried = uncurry(puzzle)
  if (!curried || !isProgram(curried.mod, nftStateProgram)) return undefined
  const [, metadata, updater, innerPuzzle] = curried.args
  if (!metadata || !updater || !innerPuzzle || curried.args.length !== 4)
    throw new PuzzleError('nft-state', 'four curried arguments expected')
  const metadataUpdaterHash = atomOf(updater)
  if (metadataUpdaterHash?.length !== 32) throw new PuzzleError('nft-state', 'updater hash is not 32 bytes')
  return { metadata, metadataUpdaterHash, innerPuzzle }
}
