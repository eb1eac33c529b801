import { atomOf, type ClvmNode, first, integerOf, items, rest, treeHash } from '../clvm/index.js'
import { isProgram, oldSettlementProgram, settlementProgram } from './program.js'
import { PuzzleError } from './puzzle-error.js'

export interface NotarizedPayment {
  /** Offers: hash of the offered coins; royalties: the NFT's launcher id. */
  readonly nonce: Uint8Array
  readonly payments: readonly { readonly puzzleHash: Uint8Array; readonly amount: bigint }[]
  /** Tree hash of `(nonce . payments)`; the coin announces it. */
  readonly hash: Uint8Array
}

export function isSettlement(puzzle: ClvmNode): boolean {
  return isProgram(puzzle, settlementProgram) || isProgram(puzzle, oldSettlementProgram)
}

/** A settlement coin's solution: a list of `(nonce . ((puzzle_hash amount memos?) …))`. */
export function readNotarizedPayments(solution: ClvmNode): NotarizedPayment[] {
  return [...items(solution)].map((entry) => {
    const nonce = atomOf(first(entry))
    if (!nonce) throw new PuzzleError('settlement', 'the nonce is not an atom')
    const payments = [...items(rest(entry))].map((payment) => {
      const puzzleHash = atomOf(first(payment))
      const amount = integerOf(first(rest(payment)), 9)
      if (puzzleHash?.length !== 32 || amount === undefined || amount < 0n)
        throw new PuzzleError('settlement', 'malformed payment')
      return { puzzleHash, amount }
    })
    return { nonce, payments, hash: treeHash(entry) }
  })
}
