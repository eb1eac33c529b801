import { type Coin, coinIdOf } from '../chain/coin.js'
import type { Asset } from '../offer/offer-item.js'
import { BuildError } from './build-error.js'

/** The most coins that one payment is made of. */
export const MAX_COINS = 100

/**
 * Coins that together hold at least `target`: the smallest single coin that does, or else the largest coins first,
 * so that they are as few as can be. Equal coins go by their ids; the order given does not matter. None for a target
 * of zero. Throws `BuildError` `insufficient-funds`, or `too-many-coins` beyond a hundred.
 */
export function selectCoins<C extends { readonly coin: Coin }>(
  coins: readonly C[],
  target: bigint,
  asset: Asset = 'xch',
): C[] {
  if (target <= 0n) return []
  const falling = coins
    .filter(({ coin }) => coin.amount > 0n)
    .map((held) => ({ held, id: coinIdOf(held.coin) }))
    .sort((a, b) => compare(b.held.coin.amount, a.held.coin.amount) || compare(a.id, b.id))
    .map(({ held }) => held)
  const single = falling.findLast(({ coin }) => coin.amount >= target)
  if (single) return [falling.find(({ coin }) => coin.amount === single.coin.amount) ?? single]
  let sum = 0n
  for (const [i, { coin }] of falling.entries()) {
    sum += coin.amount
    if (sum < target) continue
    if (i >= MAX_COINS)
      throw new BuildError('too-many-coins', `Over ${MAX_COINS} coins are needed: join some first`)
    return falling.slice(0, i + 1)
  }
  const short = { asset, amount: target - sum }
  throw new BuildError('insufficient-funds', `The coins hold ${short.amount} too little`, { short })
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
