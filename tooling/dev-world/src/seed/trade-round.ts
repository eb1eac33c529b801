import type { SpendBundle } from '@chiaroscuro/devnet'
import type { Random } from '../art/random.js'
import { createRandom } from '../art/random.js'
import type { Actor } from '../market/cast.js'
import type { Holding } from '../market/ledger.js'
import type { Market } from '../market/market.js'
import { inToken, tokenPlans } from '../market/token.js'
import type { Price } from '../market/trade.js'
import { acceptBid, assignDid, bid, burn, buy, give, listForSale } from '../market/trade.js'
import { askingPrice } from './price.js'

/** A price in XCH, or the same worth in one of the tokens. */
export function inSomeToken(market: Market, random: Random, mojos: bigint): Price {
  const plan = random.pick(tokenPlans)
  const token = market.tokens.find(({ code }) => code === plan.code)
  return token ? { amount: inToken(plan, mojos), token } : { amount: mojos }
}

/** A piece for the next move: mostly one its maker still holds, never one already moved in this block. */
export function pickHolding(market: Market, random: Random, used: ReadonlySet<string>): Holding | undefined {
  const makers = new Set(market.cast.creators.map(({ address }) => address))
  const free = market.ledger.holdings().filter(({ nft }) => !used.has(nft.launcherId))
  const fromMakers = random.chance(0.55)
  const some = free.filter(({ owner }) => makers.has(owner.address) === fromMakers)
  const pool = some.length > 0 ? some : free
  return pool[random.int(0, Math.max(0, pool.length - 1))]
}

/** A collector other than the owner. */
export function pickCollector(market: Market, random: Random, not: Actor): Actor | undefined {
  const others = market.cast.collectors.filter(({ address }) => address !== not.address)
  // Some collect far more than others.
  return others[Math.floor(random.next() ** 1.7 * others.length)]
}

async function move(
  market: Market,
  random: Random,
  holding: Holding,
  progress: number,
): Promise<SpendBundle | undefined> {
  const mojos = askingPrice(market, holding, progress, random.gauss())
  const other = pickCollector(market, random, holding.owner)
  if (!other) return undefined
  const what = random.weighted([
    ['sale', 58],
    ['token', 13],
    ['bid', 14],
    ['gift', 10],
    ['assign', 4],
    ['burn', 1.4],
  ] as const)
  switch (what) {
    case 'sale':
    case 'token': {
      const price: Price = what === 'token' ? inSomeToken(market, random, mojos) : { amount: mojos }
      return buy(market, listForSale(market, holding, price), [holding], other, price)
    }
    case 'bid': {
      const made = await bid(market, holding, other, (mojos * BigInt(random.int(80, 98))) / 100n)
      return made && acceptBid(market, made.offer, holding)
    }
    case 'gift':
      return give(market, holding, other)
    case 'assign':
      return assignDid(market, holding)
    case 'burn':
      return burn(market, holding)
  }
}

/** The moves of one block of trading. */
export async function tradeRound(market: Market, round: number, progress: number): Promise<SpendBundle[]> {
  const random = createRandom(`${market.seed}/round/${round}`)
  const used = new Set<string>()
  const bundles: SpendBundle[] = []
  const dids = new Set<string>()
  const count = random.weighted([
    [1, 3],
    [2, 5],
    [3, 4],
    [5, 2],
  ] as const)
  for (let index = 0; index < count; index++) {
    const holding = pickHolding(market, random, used)
    if (!holding) break
    used.add(holding.nft.launcherId)
    // A DID is one coin: two moves that need it cannot share a block.
    if (dids.has(holding.owner.address)) continue
    dids.add(holding.owner.address)
    const bundle = await move(market, random, holding, progress)
    if (bundle) bundles.push(bundle)
  }
  return bundles
}
