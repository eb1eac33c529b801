import type { PremiumConfig } from '../config/premium.js'
import type { PaidCoin } from '../node-rpc/standardize.js'
import {
  keepPayment,
  type MemberRow,
  membersAfter,
  noteReckoning,
  noteScan,
  type PaymentRow,
  paymentsFrom,
  scannedTo,
  standingPayments,
  takeBackPayments,
} from '../query/premium-rows.js'
import type { Log } from '../serve/log.js'
import type { Database } from '../store/database.js'
import { QUOTE_MS } from './quote.js'
import { reckon } from './reckon.js'

/** Blocks that a reorg may still take back are looked at again each time. */
const DEPTH = 128
const AT_ONCE = 400
/** Less than such a part of a month's price is passed over: nobody fills an account with dust. */
const LEAST_PART = 1000n
/** Clocks of farmers run a little ahead of or behind ours. */
const SKEW_MS = 600_000

export interface WatchContext {
  readonly db: Database
  readonly premium: Pick<PremiumConfig, 'month' | 'year'>
  /** The height that the index has reached; `undefined` before its first block. */
  readonly height: () => number | undefined
  readonly paidCoins: (
    ask: { puzzleHashes: readonly string[]; from: number; to: number },
    signal: AbortSignal,
  ) => Promise<readonly PaidCoin[] | undefined>
}

const LOOK_EVERY_MS = 500

/** Sees what members pay, until aborted: a look at each new tip. */
export async function watchPayments(
  context: WatchContext & {
    /** The hash of the newest block we hold. */
    readonly tip: () => string | undefined
    readonly log: Log
    readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  },
  signal: AbortSignal,
): Promise<void> {
  let seen: string | undefined
  while (!signal.aborted) {
    const tip = context.tip()
    if (tip !== undefined && tip !== seen) {
      const done = await turnPayments(context, signal).catch((error: unknown) => {
        if (!signal.aborted) context.log.error('payments cannot be looked at', error)
        return false
      })
      if (done) seen = tip
    }
    await context.sleep(LOOK_EVERY_MS, signal)
  }
}

/** One look at every address. False where the node could not say, so that nothing was changed for those not reached. */
export async function turnPayments(context: WatchContext, signal: AbortSignal): Promise<boolean> {
  const { db, height } = context
  const to = height()
  if (to === undefined) return false
  const from = Math.max(0, (await scannedTo(db)) - DEPTH)
  for (let place = -1; ; ) {
    const members = await membersAfter(db, place, AT_ONCE)
    const last = members.at(-1)
    if (!last) break
    const puzzleHashes = members.map(({ puzzleHash }) => puzzleHash)
    const coins = await context.paidCoins({ puzzleHashes, from, to }, signal)
    if (!coins) return false
    await keepSeen(context, members, coins, from)
    place = last.place
  }
  await noteScan(db, to)
  return true
}

/** Writes what came and what is gone, and reckons anew for those whom it concerns: one transaction. */
async function keepSeen(
  { db, premium }: WatchContext,
  members: readonly MemberRow[],
  coins: readonly PaidCoin[],
  from: number,
): Promise<void> {
  const byHash = new Map(members.map((member) => [member.puzzleHash, member]))
  const known = await paymentsFrom(
    db,
    members.map(({ userId }) => userId),
    from,
  )
  const before = new Map(known.map((row) => [row.coinId, row]))
  const seen = new Set(coins.map(({ coinId }) => coinId))
  const gone = known.filter((row) => !row.gone && !seen.has(row.coinId))
  const came = coins.flatMap((coin) => {
    const member = byHash.get(coin.puzzleHash)
    const row = member && paymentOf(member, coin, premium)
    return row && !isSame(before.get(coin.coinId), row) ? [row] : []
  })
  const touched = new Set([...gone, ...came].map(({ userId }) => userId))
  if (touched.size === 0) return
  await db.transaction(async (tx) => {
    await takeBackPayments(
      tx,
      gone.map(({ coinId }) => coinId),
    )
    for (const row of came) await keepPayment(tx, row)
    for (const userId of touched) {
      const { since, until, credit, yearly } = reckon((await standingPayments(tx, userId)).map(toPaid))
      await noteReckoning(tx, userId, { since, activeUntil: until, creditMojos: String(credit), yearly })
    }
  })
}

/** A payment counts at what its payer was told, within a day; after that at the price of the day it is seen. */
function paymentOf(
  member: MemberRow,
  coin: PaidCoin,
  premium: WatchContext['premium'],
): PaymentRow | undefined {
  if (coin.amount * LEAST_PART < premium.month) return undefined
  const paidAt = coin.timestamp * 1000
  const quoted = paidAt >= member.quotedAt - SKEW_MS && paidAt <= member.quotedAt + QUOTE_MS + SKEW_MS
  return {
    coinId: coin.coinId,
    userId: member.userId,
    amount: String(coin.amount),
    height: coin.height,
    paidAt,
    monthMojos: quoted ? member.monthMojos : String(premium.month),
    yearMojos: quoted ? member.yearMojos : String(premium.year),
    quoted,
    gone: false,
  }
}

function isSame(known: PaymentRow | undefined, { height, paidAt }: PaymentRow): boolean {
  return known !== undefined && !known.gone && known.height === height && known.paidAt === paidAt
}

export function toPaid({ coinId, amount, paidAt, monthMojos, yearMojos }: PaymentRow) {
  const price = { month: BigInt(monthMojos), year: BigInt(yearMojos) }
  return { coinId, amount: BigInt(amount), paidAt, price }
}
