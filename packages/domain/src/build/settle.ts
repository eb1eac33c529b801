import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import { settlementHash } from '../puzzle/program.js'
import { nextCat, spendCats } from './cat-spend.js'
import type { KnownCat } from './held-coin.js'
import { type Notarized, notarize, totalOf } from './notarized.js'
import { settlementSpend, spendSettlementXch } from './p2-spend.js'

/**
 * Spends XCH that waits to be settled: together the coins hold what the payments come to, and it does not matter which
 * of them pays what. One coin cannot create two equal ones, so equal payments go to different coins; where these are
 * too few, to further ones that the last of them makes on the way.
 */
export function settleXch(
  coins: readonly Coin[],
  payments: readonly Notarized[],
  nonce: Uint8Array,
): CoinSpend[] {
  const parts = partsOf(coins, payments, nonce, nextXch)
  return parts.map((part) => spendSettlementXch(part.coin, part.payments))
}

/** The same for CAT coins of one asset. */
export function settleCats(
  cats: readonly KnownCat[],
  payments: readonly Notarized[],
  nonce: Uint8Array,
): CoinSpend[] {
  const parts = partsOf(cats, payments, nonce, (cat, amount) => nextCat(cat, settlementHash, amount))
  return spendCats(
    parts.map((part) => ({
      cat: part.coin,
      p2: settlementSpend(part.payments),
      created: totalOf(part.payments),
    })),
  )
}

/** The XCH coin that a spend of another puts at the settlement puzzle. */
export function nextXch(coin: Coin, amount: bigint): Coin {
  return { parentCoinInfo: hexBytes(coinIdOf(coin)), puzzleHash: hexBytes(settlementHash), amount }
}

interface Part<C> {
  readonly coin: C
  readonly payments: readonly Notarized[]
}

function partsOf<C extends Coin | KnownCat>(
  coins: readonly C[],
  payments: readonly Notarized[],
  nonce: Uint8Array,
  next: (coin: C, amount: bigint) => C,
): Part<C>[] {
  const last = coins.length - 1
  const batches = batchesOf(payments)
  const parts = coins.slice(0, -1).map((coin, i): Part<C> => ({ coin, payments: batches[i] ?? [] }))
  const rest = batches.slice(parts.length)
  let coin = coins[last]
  if (!coin) return []
  let left = totalOf(rest.flat())
  for (const [i, batch] of (rest.length > 0 ? rest : [[]]).entries()) {
    left -= totalOf(batch)
    const onward =
      i + 1 < rest.length ? [notarize(nonce, [{ puzzleHash: settlementHash, amount: left }])] : []
    parts.push({ coin, payments: [...batch, ...onward] })
    coin = next(coin, left)
  }
  return parts
}

/**
 * Amounts of the coins to fund payments with: one for each group of payments that one coin can make, as near to what the
 * group comes to as keeps them different (coins of one parent have to be). Just one, where that cannot be.
 */
export function fundingFor(payments: readonly Notarized[], need: bigint): bigint[] {
  const totals = batchesOf(payments).map(totalOf)
  if (need === 0n || totals.reduce((sum, one) => sum + one, 0n) !== need) return need > 0n ? [need] : []
  const [first = need, ...others] = totals
  const amounts: bigint[] = []
  let spare = first
  for (const total of others) {
    let amount = total
    while (amounts.includes(amount)) amount++
    spare -= amount - total
    amounts.push(amount)
  }
  return spare > 0n && !amounts.includes(spare) ? [spare, ...amounts] : [need]
}

/** The payments in as few groups as have no two equal ones in any. */
function batchesOf(payments: readonly Notarized[]): Notarized[][] {
  const batches: { names: Set<string>; members: Notarized[] }[] = []
  for (const one of payments) {
    const names = one.payments.map(({ puzzleHash, amount }) => `${puzzleHash}:${amount}`)
    let batch = batches.find((known) => !names.some((name) => known.names.has(name)))
    if (!batch) {
      batch = { names: new Set(), members: [] }
      batches.push(batch)
    }
    for (const name of names) batch.names.add(name)
    batch.members.push(one)
  }
  return batches.map(({ members }) => members)
}
