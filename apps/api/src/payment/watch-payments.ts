import type { PaidCoin } from '../node-rpc/standardize.js'
import type { Log } from '../serve/log.js'
import type { Database } from '../store/database.js'
import { QUOTE_MS } from './quote.js'

/** Blocks that a reorg may still take back are looked at again each time. */
const DEPTH = 128
const AT_ONCE = 400
/** Clocks of farmers run a little ahead of or behind ours. */
const SKEW_MS = 600_000

/** Somebody with an address of their own to pay to. */
export interface Payee {
  readonly userId: string
  readonly place: number
  readonly puzzleHash: string
  /** When they were told a price last, Unix milliseconds. */
  readonly quotedAt: number
}

/** A payment that was seen, whatever else is kept of it. */
export interface SeenPayment {
  readonly coinId: string
  readonly userId: string
  readonly height: number
  /** Unix milliseconds. */
  readonly paidAt: number
  readonly gone: boolean
}

/** Where payments of one kind are kept, and what they come to. */
export interface PaymentBook<P extends Payee, R extends SeenPayment> {
  /** Payees in the order of their places, after one of them. */
  payeesAfter(db: Database, place: number, limit: number): Promise<readonly P[]>
  /** Payments of these people at a height or above, gone or not. */
  paymentsFrom(db: Database, userIds: readonly string[], height: number): Promise<readonly R[]>
  scannedTo(db: Database): Promise<number>
  noteScan(db: Database, height: number): Promise<void>
  /** A payment as it is kept; nothing for dust. `quoted` where its payer had been told a price that still held. */
  rowOf(payee: P, coin: PaidCoin, quoted: boolean): R | undefined
  keep(tx: Database, row: R): Promise<void>
  takeBack(tx: Database, coinIds: readonly string[]): Promise<void>
  /** Reckons anew what somebody's payments come to. */
  reckon(tx: Database, userId: string): Promise<void>
}

export interface LookContext {
  readonly db: Database
  /** The height that the index has reached; `undefined` before its first block. */
  readonly height: () => number | undefined
  readonly paidCoins: (
    ask: { puzzleHashes: readonly string[]; from: number; to: number },
    signal: AbortSignal,
  ) => Promise<readonly PaidCoin[] | undefined>
}

export interface WatchContext extends LookContext {
  /** The hash of the newest block we hold. */
  readonly tip: () => string | undefined
  readonly log: Log
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

const LOOK_EVERY_MS = 500

/** Sees what people pay, until aborted: a look at each new tip. */
export async function watchPayments<P extends Payee, R extends SeenPayment>(
  context: WatchContext,
  book: PaymentBook<P, R>,
  signal: AbortSignal,
): Promise<void> {
  let seen: string | undefined
  while (!signal.aborted) {
    const tip = context.tip()
    if (tip !== undefined && tip !== seen) {
      const done = await lookAtPayments(context, book, signal).catch((error: unknown) => {
        if (!signal.aborted) context.log.error('payments cannot be looked at', error)
        return false
      })
      if (done) seen = tip
    }
    await context.sleep(LOOK_EVERY_MS, signal)
  }
}

/** One look at every address. False where the node could not say, so that nothing was changed for those not reached. */
async function lookAtPayments<P extends Payee, R extends SeenPayment>(
  context: LookContext,
  book: PaymentBook<P, R>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, height } = context
  const to = height()
  if (to === undefined) return false
  const from = Math.max(0, (await book.scannedTo(db)) - DEPTH)
  for (let place = -1; ; ) {
    const payees = await book.payeesAfter(db, place, AT_ONCE)
    const last = payees.at(-1)
    if (!last) break
    const puzzleHashes = payees.map(({ puzzleHash }) => puzzleHash)
    const coins = await context.paidCoins({ puzzleHashes, from, to }, signal)
    if (!coins) return false
    await keepSeen(db, book, { payees, coins, from })
    place = last.place
  }
  await book.noteScan(db, to)
  return true
}

interface Seen<P> {
  readonly payees: readonly P[]
  readonly coins: readonly PaidCoin[]
  readonly from: number
}

/** Writes what came and what is gone, and reckons anew for those whom it concerns: one transaction. */
async function keepSeen<P extends Payee, R extends SeenPayment>(
  db: Database,
  book: PaymentBook<P, R>,
  { payees, coins, from }: Seen<P>,
): Promise<void> {
  const byHash = new Map(payees.map((payee) => [payee.puzzleHash, payee]))
  const known = await book.paymentsFrom(
    db,
    payees.map(({ userId }) => userId),
    from,
  )
  const before = new Map(known.map((row) => [row.coinId, row]))
  const seen = new Set(coins.map(({ coinId }) => coinId))
  const gone = known.filter((row) => !row.gone && !seen.has(row.coinId))
  const came = coins.flatMap((coin) => {
    const payee = byHash.get(coin.puzzleHash)
    const row = payee && book.rowOf(payee, coin, isQuoted(payee, coin))
    return row && !isSame(before.get(coin.coinId), row) ? [row] : []
  })
  const touched = new Set([...gone, ...came].map(({ userId }) => userId))
  if (touched.size === 0) return
  await db.transaction(async (tx) => {
    await book.takeBack(
      tx,
      gone.map(({ coinId }) => coinId),
    )
    for (const row of came) await book.keep(tx, row)
    for (const userId of touched) await book.reckon(tx, userId)
  })
}

/** A payment counts at what its payer was told, within a day; after that at the price of the day it is seen. */
function isQuoted({ quotedAt }: Payee, { timestamp }: PaidCoin): boolean {
  const paidAt = timestamp * 1000
  return paidAt >= quotedAt - SKEW_MS && paidAt <= quotedAt + QUOTE_MS + SKEW_MS
}

function isSame(known: SeenPayment | undefined, { height, paidAt }: SeenPayment): boolean {
  return known !== undefined && !known.gone && known.height === height && known.paidAt === paidAt
}
