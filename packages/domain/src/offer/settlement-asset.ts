import { hexBytes } from '../bytes.js'
import { curryTreeHash, hashAtom } from '../clvm/index.js'
import { hex32Of, type PuzzleHash } from '../id/hex32.js'
import { catProgram, settlementHash, settlementProgram } from '../puzzle/program.js'
import type { Asset } from './offer-item.js'

const CAT_SELF = hashAtom(catProgram.hash)

/** Puzzle hash at which an asset waits to be settled: the settlement puzzle, inside the CAT's own for a CAT. */
export function settlementHashOf(asset: Asset): PuzzleHash {
  if (asset === 'xch') return settlementHash
  return hex32Of(
    curryTreeHash(catProgram.hash, [CAT_SELF, hashAtom(hexBytes(asset)), settlementProgram.hash]),
  )
}
