import { atomOf, type ClvmNode } from '../clvm/index.js'
import { curriedArgs, nftOwnershipProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface NftOwnershipLayer {
  /** Launcher id of the DID it is assigned to. */
  readonly owner: Uint8Array | undefined
  readonly transferProgram: ClvmNode
  readonly innerPuzzle: ClvmNode
}

/** nft_ownership_layer curried with its own hash, current owner, transfer program and inner puzzle (CHIP-0005). */
export function readNftOwnership(puzzle: ClvmNode): NftOwnershipLayer | undefined {
  const args = curriedArgs(puzzle, nftOwnershipProgram)
  if (!args) return undefined
  const [, ownerNode, transferProgram, innerPuzzle] = args
  if (!ownerNode || !transferProgram || !innerPuzzle || args.length !== 4)
    throw new PuzzleError('nft-ownership', 'four curried arguments expected')
  return { owner: readOwner(ownerNode), transferProgram, innerPuzzle }
}

/** A DID's launcher id, or nil for none. */
export function readOwner(node: ClvmNode): Uint8Array | undefined {
  const owner = atomOf(node)
  if (owner?.length === 0) return undefined
  if (owner?.length !== 32) throw new PuzzleError('nft-ownership', 'owner is neither nil nor 32 bytes')
  return owner
}
