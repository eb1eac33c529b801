import { concatBytes } from '../bytes.js'
import {
  cat1Program,
  catProgram,
  metadataUpdaterProgram,
  nftOwnershipProgram,
  nftStateProgram,
  oldSettlementProgram,
  royaltyTransferProgram,
  settlementProgram,
  singletonProgram,
  standardProgram,
} from '../puzzle/program.js'

/** Formats below this one were written for CAT1 or for the first settlement puzzle. */
export const OLDEST_CURRENT_VERSION = 5
export const LATEST_VERSION = 6
/** The first format whose dictionary is known to have been written at all. */
export const OLDEST_KNOWN_VERSION = 2

/** What each format added to the compressor's dictionary: the puzzles nearly every offer repeats. */
const PARTS: readonly Uint8Array[] = [
  concatBytes(standardProgram.bytes, cat1Program.bytes),
  oldSettlementProgram.bytes,
  concatBytes(
    singletonProgram.bytes,
    nftStateProgram.bytes,
    nftOwnershipProgram.bytes,
    metadataUpdaterProgram.bytes,
    royaltyTransferProgram.bytes,
  ),
  catProgram.bytes,
  settlementProgram.bytes,
  // Format 6 changed nothing but its number, so that older wallets would refuse it.
  new Uint8Array(),
]

/** The dictionary of a format: its own part after those of all formats before it. */
export function offerDictionary(version: number): Uint8Array {
  return concatBytes(...PARTS.slice(0, version))
}
