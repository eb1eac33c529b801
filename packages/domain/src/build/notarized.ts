import { compareBytes, hexBytes } from '../bytes.js'
import { type Coin, coinIdOf } from '../chain/coin.js'
import { announcementId } from '../chain/conditions.js'
import {
  bytesOf,
  type ClvmNode,
  hashAtom,
  hashPair,
  items,
  parseClvm,
  treeHash,
  writeAtom,
  writeInteger,
  writeList,
  writePair,
} from '../clvm/index.js'
import { type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { settlementHash } from '../puzzle/program.js'
import { readNotarizedPayments } from '../puzzle/settlement.js'
import { writeHex } from './condition.js'

/** Somebody to be paid. */
export interface Payment {
  readonly puzzleHash: PuzzleHash
  readonly amount: bigint
}

/** Payments under a nonce, as a settlement coin makes and announces them. */
export interface Notarized {
  readonly nonce: Uint8Array
  /** `(nonce . ((puzzle_hash amount memos?) …))`, serialized: every byte counts for the announcement. */
  readonly bytes: Uint8Array
  /** Its tree hash: what is announced. */
  readonly hash: Uint8Array
  readonly payments: readonly Payment[]
}

/** Puts payments under a nonce; each hints its payee. */
export function notarize(nonce: Uint8Array, payments: readonly Payment[]): Notarized {
  const list = payments.map(({ puzzleHash, amount }) => {
    const parts = [writeHex(puzzleHash), writeInteger(amount)]
    // Nobody looks for what lies at the settlement puzzle.
    return writeList(puzzleHash === settlementHash ? parts : [...parts, writeList([writeHex(puzzleHash)])])
  })
  const bytes = writePair(writeAtom(nonce), writeList(list))
  return { nonce, bytes, hash: treeHash(parseClvm(bytes)), payments }
}

/** The payments of a settlement solution, byte for byte. Throws `PuzzleError` where one is malformed. */
export function readNotarized(solution: ClvmNode): Notarized[] {
  const entries = [...items(solution)]
  return readNotarizedPayments(solution).map(({ nonce, hash, payments }, i) => ({
    nonce,
    bytes: bytesOf(entries[i] ?? solution),
    hash,
    payments: payments.map(({ puzzleHash, amount }) => ({ puzzleHash: hex32Of(puzzleHash), amount })),
  }))
}

/** Id of the announcement that a settlement coin at this puzzle hash makes with the payments. */
export function announcementOf(settlementPuzzleHash: PuzzleHash, { hash }: Notarized): Hex32 {
  return announcementId(hexBytes(settlementPuzzleHash), hash)
}

/** Binds payments to the coins they are for: tree hash of the list of their ids in order. */
export function nonceOf(coins: readonly Coin[]): Uint8Array {
  const ids = coins.map((coin) => hexBytes(coinIdOf(coin))).sort(compareBytes)
  return ids.reduceRight((tail, id) => hashPair(hashAtom(id), tail), hashAtom(new Uint8Array()))
}

/** The sum of payments. */
export function totalOf(notarized: readonly Notarized[]): bigint {
  return notarized.flatMap(({ payments }) => payments).reduce((sum, { amount }) => sum + amount, 0n)
}
