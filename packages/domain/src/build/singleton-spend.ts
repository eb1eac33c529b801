import { hexBytes } from '../bytes.js'
import {
  curryTreeHash,
  hashAtom,
  hashPair,
  writeAtom,
  writeCurried,
  writeInteger,
  writeList,
  writePair,
} from '../clvm/index.js'
import { type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { launcherHash, singletonProgram } from '../puzzle/program.js'
import { writeHex } from './condition.js'
import type { LineageProof } from './held-coin.js'

/** What every layer of a singleton knows it by, serialized: `(mod hash . (launcher id . launcher puzzle hash))`. */
export function writeStruct(launcherId: Hex32): Uint8Array {
  return writePair(writeAtom(singletonProgram.hash), writePair(writeHex(launcherId), writeAtom(launcherHash)))
}

/** Tree hash of the same. */
export function structHash(launcherId: Hex32): Uint8Array {
  const launcher = hashPair(hashAtom(hexBytes(launcherId)), hashAtom(launcherHash))
  return hashPair(hashAtom(singletonProgram.hash), launcher)
}

/** The whole puzzle of a singleton around what it holds, serialized. */
export function singletonPuzzle(launcherId: Hex32, inner: Uint8Array): Uint8Array {
  return writeCurried(singletonProgram.bytes, [writeStruct(launcherId), inner])
}

/** Its puzzle hash, from the tree hash of what it holds. */
export function singletonHash(launcherId: Hex32, inner: Uint8Array): PuzzleHash {
  return hex32Of(curryTreeHash(singletonProgram.hash, [structHash(launcherId), inner]))
}

/** `(parent_parent parent_inner_puzzle_hash parent_amount)` */
export function writeLineage({
  parentParent,
  parentInnerPuzzleHash,
  parentAmount,
}: LineageProof): Uint8Array {
  return writeList([writeAtom(parentParent), writeAtom(parentInnerPuzzleHash), writeInteger(parentAmount)])
}
