import { type Coin, coinIdOf } from '../chain/coin.js'
import type { CoinId } from '../id/hex32.js'
import type { Asset } from '../offer/offer-item.js'
import { BuildError } from './build-error.js'

/** The most coins that one payment is made of. */
export const MAX_COINS = 100

/** What is held to besides the sum. */
export interface Choice {
  /** What a shortage is told of; `xch` unless said. */
  readonly asset?: Asset
  /** Coins that are spent whatever they hold, where they are among those given. */
  readonly respent?: ReadonlySet<CoinId> | undefined
}

/**
 * Coins that together hold at least `target`: the smallest single coin that does, or else the largest coins first,
 * so that they are as few as can be; those to be respent come before all others. Equal coins go by their ids; the order
 * given does not matter. None for a target of zero. Throws `BuildError` `insufficient-funds`, or `too-many-coins` beyond a
 * hundred.
 */
export function selectCoins<C extends { readonly coin: Coin }>(
  coins: readonly C[],
  target: bigint,
  { asset = 'xch', respent }: Choice = {},
): C[] {
  const isRespent = ({ coin }: C) => respent?.has(coinIdOf(coin)) === true
  const first = inFallingOrder(coins.filter(isRespent))
  const others = coins.filter((one) => !isRespent(one))
  const left = first.reduce((needed, { coin }) => needed - coin.amount, target)
  const more = fewestCoins(others, left, asset)
  if (first.length + more.length > MAX_COINS) throw tooMany()
  return [...first, ...more]
}

function fewestCoins<C extends { readonly coin: Coin }>(
  coins: readonly C[],
  target: bigint,
  asset: Asset,
): C[] {
  if (target <= 0n) return []
  const falling = inFallingOrder(coins)
  const single = falling.findLast(({ coin }) => coin.amount >= target)
  if (single) return [falling.find(({ coin }) => coin.amount === single.coin.amount) ?? single]
  let sum = 0n
  for (const [i, { coin }] of falling.entries()) {
    sum += coin.amount
    if (sum < target) continue
    if (i >= MAX_COINS) throw tooMany()
    return falling.slice(0, i + 1)
  }
  const short = { asset, amount: target - sum }
  throw new BuildError('insufficient-funds', `The coins hold ${short.amount} too little`, { short })
}

function inFallingOrder<C extends { readonly coin: Coin }>(coins: readonly C[]): C[] {
  return coins
    .filter(({ coin }) => coin.amount > 0n)
    .map((held) => ({ held, id: coinIdOf(held.coin) }))
    .sort((a, b) => compare(b.held.coin.amount, a.held.coin.amount) || compare(a.id, b.id))
    .map(({ held }) => held)
}

function tooMany(): BuildError {
  return new BuildError('too-many-coins', `Over ${MAX_COINS} coins are needed: join some first`)
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
