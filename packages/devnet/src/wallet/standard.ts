import type { CoinData } from '../coin.js'
import { checkAmount, toNativeCoin } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Clvm, Program, Spend } from '../sdk/clvm.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import type { WalletKey } from './wallet-key.js'

/** A payment of XCH. */
export interface XchPayment {
  readonly puzzleHash: Uint8Array
  readonly amount: bigint
}

/** The inner spend of a standard puzzle that puts out the given conditions. */
export function innerSpend<S>(clvm: Clvm<S>, key: WalletKey, conditions: Program<S>[]): Spend<S> {
  return clvm.standardSpend(key.publicKey, clvm.delegatedSpend(conditions))
}

/** A CREATE_COIN that hints its owner. */
export function hintedCoin<S>(clvm: Clvm<S>, puzzleHash: Uint8Array, amount: bigint): Program<S> {
  return clvm.createCoin(puzzleHash, checkAmount(amount), clvm.alloc([puzzleHash]))
}

/** Sum of coin amounts. */
export function totalOf(coins: readonly { readonly amount: bigint }[]): bigint {
  return coins.reduce((sum, coin) => sum + coin.amount, 0n)
}

/** What an XCH payment is made of. */
export interface XchSpend {
  readonly key: WalletKey
  readonly coins: readonly CoinData[]
  readonly payments: readonly XchPayment[]
  readonly fee?: bigint | undefined
}

/**
 * Spends own XCH coins within a scope: the first carries `conditions`, payments and change, the rest
 * follow it. Returns the id of the first.
 */
export function spendXch<S>(
  sdk: Sdk,
  clvm: Clvm<S>,
  spend: XchSpend,
  conditions: Program<S>[],
  outside = 0n,
): void {
  const { key, coins, payments, fee = 0n } = spend
  const [lead, ...rest] = coins.map((coin) => toNativeCoin(sdk, coin))
  if (!lead) throw new DevnetError('invalid-request', 'no coin to pay with')
  const change = totalOf(coins) - totalOf(payments) - fee - outside
  if (change < 0n) throw new DevnetError('out-of-range', `the coins are ${-change} mojos short`)
  const all = [...conditions, ...payments.map((one) => hintedCoin(clvm, one.puzzleHash, one.amount))]
  if (change > 0n) all.push(hintedCoin(clvm, key.puzzleHash, change))
  if (fee > 0n) all.push(clvm.reserveFee(checkAmount(fee)))
  clvm.spendStandardCoin(lead, key.publicKey, clvm.delegatedSpend(all))
  const follow = clvm.assertConcurrentSpend(lead.coinId())
  for (const coin of rest) clvm.spendStandardCoin(coin, key.publicKey, clvm.delegatedSpend([follow]))
}

/** Pays XCH; change returns to the payer. Also how coins are split, joined and offers of XCH cancelled. */
export function buildPayment(sdk: Sdk, spend: XchSpend): CoinSpend[] {
  return withClvm(sdk, (clvm) => {
    spendXch(sdk, clvm, spend, [])
    return clvm.coinSpends()
  })
}
