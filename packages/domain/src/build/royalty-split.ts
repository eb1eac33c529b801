import { equalBytes, hexBytes } from '../bytes.js'
import type { Coin, CoinSpend } from '../chain/coin.js'
import {
  NIL,
  parseClvm,
  treeHash,
  writeCurried,
  writeInteger,
  writeList,
  writePair,
  writeQuoted,
} from '../clvm/index.js'
import { type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { spendCats } from './cat-spend.js'
import { writeHex } from './condition.js'
import type { KnownCat } from './held-coin.js'

/** Somebody who gets a share of every royalty. */
export interface Payee {
  readonly puzzleHash: PuzzleHash
  /** Of what comes in, in basis points: all shares together are 10,000. */
  readonly basisPoints: number
}

/** Beyond it, nobody reads an approval. */
export const MAX_PAYEES = 20
const WHOLE = 10_000

/** Why payees are no split; nothing where they are one. */
export function splitFault(payees: readonly Payee[]): 'few' | 'many' | 'share' | 'sum' | 'twice' | undefined {
  if (payees.length < 2) return 'few'
  if (payees.length > MAX_PAYEES) return 'many'
  if (payees.some(({ basisPoints }) => !Number.isInteger(basisPoints) || basisPoints < 1)) return 'share'
  if (payees.reduce((sum, { basisPoints }) => sum + basisPoints, 0) !== WHOLE) return 'sum'
  // Two equal payments of one coin would be one coin, which no block takes.
  return new Set(payees.map(({ puzzleHash }) => puzzleHash)).size < payees.length ? 'twice' : undefined
}

/**
 * The puzzle of an address that belongs to several, serialized: whatever comes there, XCH or (as the inner puzzle of CAT2) a token, can
 * only be paid out in these shares. Anybody may do so, and nobody has to sign; each share is rounded down, and the last payee gets what
 * is left. The order of payees is part of the address. Throws `RangeError` where they are no split.
 */
export function royaltySplitPuzzle(payees: readonly Payee[]): Uint8Array {
  const fault = splitFault(payees)
  if (fault) throw new RangeError(`These payees are no split: ${fault}`)
  const entries = payees.map(({ puzzleHash, basisPoints }) =>
    writePair(writeHex(puzzleHash), writeInteger(BigInt(basisPoints))),
  )
  return writeCurried(splitProgram(), [writeList(entries)])
}

/** The puzzle hash that royalties go to. Throws like `royaltySplitPuzzle`. */
export function royaltySplitHash(payees: readonly Payee[]): PuzzleHash {
  return hex32Of(treeHash(parseClvm(royaltySplitPuzzle(payees))))
}

/** What each payee gets of a coin. */
export function sharesOf(payees: readonly Payee[], amount: bigint): bigint[] {
  let left = amount
  return payees.map(({ basisPoints }, at) => {
    const share = at < payees.length - 1 ? (BigInt(basisPoints) * amount) / BigInt(WHOLE) : left
    left -= share
    return share
  })
}

export interface RoyaltyPayout {
  readonly payees: readonly Payee[]
  /** Coins of XCH at the split's puzzle hash. */
  readonly xch: readonly Coin[]
  /** Coins of tokens whose owner is that puzzle hash. */
  readonly cats: readonly KnownCat[]
}

/**
 * Pays out what lies at a split's address; the bundle needs no signature. Coins that lie elsewhere are passed over. Throws like
 * `royaltySplitPuzzle`.
 */
export function buildRoyaltyPayout({ payees, xch, cats }: RoyaltyPayout): CoinSpend[] {
  const puzzle = royaltySplitPuzzle(payees)
  const address = royaltySplitHash(payees)
  const solutionOf = (amount: bigint) => writeList([writeInteger(amount)])
  const own = xch.filter(({ puzzleHash }) => equalBytes(puzzleHash, hexBytes(address)))
  const rings = new Map<Hex32, KnownCat[]>()
  for (const cat of cats)
    if (cat.p2PuzzleHash === address) rings.set(cat.assetId, [...(rings.get(cat.assetId) ?? []), cat])
  return [
    ...own.map((coin) => ({ coin, puzzleReveal: puzzle, solution: solutionOf(coin.amount) })),
    ...[...rings.values()].flatMap((ring) =>
      spendCats(
        ring.map((cat) => {
          const { amount } = cat.coin
          return { cat, p2: { puzzle, solution: solutionOf(amount) }, created: amount }
        }),
      ),
    ),
  ]
}

const [APPLY, IF, CONS] = [2, 3, 4] as const
const [SUBTRACT, MULTIPLY, DIVIDE] = [17, 18, 19] as const
const [CREATE_COIN, ASSERT_MY_AMOUNT] = [51, 73] as const
/** Paths in `(PAYEES my_amount)`, */
const [ALL, PAYEES, MY_AMOUNT] = [1, 2, 5] as const
/** in `(pay payees amount left)`, where the first payee is a pair of puzzle hash and share, */
const [PAY, REST, TO, SHARE, AMOUNT, LEFT] = [2, 13, 17, 25, 11, 23] as const
/** and before it, one environment further in, what that share comes to. */
const MINE = 2

let program: Uint8Array | undefined

/**
 * `(PAYEES my_amount)`: asserts its coin's amount, so that nobody can lie about it, then pays. In Chialisp:
 *
 *     (defun pay (payees amount left)
 *       (if (r payees)
 *         (pay_share payees amount left (/ (* (r (f payees)) amount) 10000))
 *         (list (list CREATE_COIN (f (f payees)) left (list (f (f payees)))))))
 */
function splitProgram(): Uint8Array {
  program ??= makeProgram()
  return program
}

function makeProgram(): Uint8Array {
  const path = (at: number) => writeInteger(BigInt(at))
  const inside = (at: number) => path(2 * at + 1)
  const call = (operator: number, ...args: Uint8Array[]) => writeList([path(operator), ...args])
  const cons = (first: Uint8Array, rest: Uint8Array) => call(CONS, first, rest)
  const list = (...members: Uint8Array[]) => members.reduceRight((rest, one) => cons(one, rest), NIL)
  const value = (number: number) => writeQuoted(path(number))
  const create = (to: Uint8Array, amount: Uint8Array) => list(value(CREATE_COIN), to, amount, list(to))
  const last = list(create(path(TO), path(LEFT)))
  const pay = inside(PAY)
  const others = call(
    APPLY,
    pay,
    list(pay, inside(REST), inside(AMOUNT), call(SUBTRACT, inside(LEFT), path(MINE))),
  )
  const more = call(
    APPLY,
    writeQuoted(cons(create(inside(TO), path(MINE)), others)),
    cons(call(DIVIDE, call(MULTIPLY, path(SHARE), path(AMOUNT)), value(WHOLE)), path(ALL)),
  )
  const body = call(APPLY, call(IF, path(REST), writeQuoted(more), writeQuoted(last)), path(ALL))
  const myAmount = path(MY_AMOUNT)
  const paid = call(APPLY, writeQuoted(body), list(writeQuoted(body), path(PAYEES), myAmount, myAmount))
  return cons(list(value(ASSERT_MY_AMOUNT), myAmount), paid)
}
