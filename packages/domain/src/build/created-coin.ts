import { atomOf, type ClvmNode, first, integerOf, isPair, rest } from '../clvm/index.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'

/** What a coin is made of, before its parent is known. */
export interface CreatedCoin {
  readonly puzzleHash: Uint8Array
  readonly amount: bigint
}

/**
 * The coin that `(puzzle_hash amount …)` makes, the arguments of CREATE_COIN. None for an amount below zero: that is a word
 * to a singleton or to a token's issuer. Throws `PuzzleError` where they are malformed.
 */
export function readCreatedCoin(args: ClvmNode): CreatedCoin | undefined {
  const amount = isPair(args) && isPair(rest(args)) ? integerOf(first(rest(args)), 9) : undefined
  if (amount !== undefined && amount < 0n) return undefined
  const puzzleHash = isPair(args) ? atomOf(first(args)) : undefined
  if (puzzleHash?.length !== 32 || amount === undefined)
    throw new PuzzleError('conditions', 'malformed CREATE_COIN')
  return { puzzleHash, amount }
}
