import { atomOf, type ClvmNode, integerOf } from '../clvm/index.js'
import { curriedArgs, royaltyTransferProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface RoyaltyTransfer {
  readonly struct: ClvmNode
  readonly royaltyPuzzleHash: Uint8Array
  readonly royaltyNode: ClvmNode
  readonly royaltyBasisPoints: number
}

/** The transfer program of NFT1: one royalty address and a share in basis points (CHIP-0005). */
export function readRoyaltyTransfer(puzzle: ClvmNode): RoyaltyTransfer | undefined {
  const args = curriedArgs(puzzle, royaltyTransferProgram)
  if (!args) return undefined
  const [struct, address, share] = args
  if (!struct || !address || !share || args.length !== 3)
    throw new PuzzleError('royalty-transfer', 'three curried arguments expected')
  const royaltyPuzzleHash = atomOf(address)
  const basisPoints = integerOf(share, 8)
  if (royaltyPuzzleHash?.length !== 32)
    throw new PuzzleError('royalty-transfer', 'royalty address is not 32 bytes')
  if (basisPoints === undefined || basisPoints < 0n || basisPoints > 65_535n)
    throw new PuzzleError('royalty-transfer', 'royalty out of range')
  return { struct, royaltyPuzzleHash, royaltyNode: share, royaltyBasisPoints: Number(basisPoints) }
}
