import { createRandom } from '../art/random.js'
import type { Collection } from '../content/collection.js'
import type { Holding } from '../market/ledger.js'
import type { Market } from '../market/market.js'

const milli = 1_000_000_000n

/** Rounds to two figures that a person would type: 0.42, 1.3, 12. */
function typed(milliXch: number): bigint {
  const step = milliXch < 100 ? 5 : milliXch < 1000 ? 10 : milliXch < 10_000 ? 50 : 500
  return BigInt(Math.max(step, Math.round(milliXch / step) * step)) * milli
}

/** The collection a holding belongs to, if it is one of the market's. */
export function collectionOf(market: Market, holding: Holding): Collection | undefined {
  return market.collections.find(({ slug }) => slug === holding.piece?.slug)
}

/**
 * What a piece goes for at a point of the history: its own standing within the collection, the collection's
 * course over time, and the mood of the moment.
 */
export function askingPrice(market: Market, holding: Holding, progress: number, mood: number): bigint {
  const collection = collectionOf(market, holding)
  const base = collection?.milliXch ?? 200
  const own = createRandom(`${market.seed}/worth/${holding.piece?.slug}/${holding.piece?.number}`)
  const standing = Math.exp(own.gauss() * 0.34)
  const course = createRandom(`${market.seed}/course/${collection?.slug}`)
  const trend = 1 + course.range(-0.35, 1.1) * progress + 0.12 * Math.sin(progress * course.range(5, 14))
  return typed(base * standing * Math.max(0.3, trend) * Math.exp(mood * 0.14))
}
