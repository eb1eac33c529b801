import type { SpendBundle } from '@chiaroscuro/devnet'
import { bidTotal } from '@chiaroscuro/domain/build'
import { createRandom } from '../art/random.js'
import type { Actor } from '../market/cast.js'
import type { Holding } from '../market/ledger.js'
import type { Market } from '../market/market.js'
import type { Price } from '../market/trade.js'
import { bid, endAt, listForSale, setAside } from '../market/trade.js'
import type { OpenOffer } from './journal.js'
import { makeOpenLots } from './open-lots.js'
import { askingPrice } from './price.js'
import { inSomeToken, pickCollector } from './trade-round.js'

const tenth = 100_000_000_000n
const thousandth = 1_000_000_000n
/** One lot stands open for so many listings. */
const LISTINGS_A_LOT = 12

/** How many offers stand open when the history ends. */
export interface OpenPlan {
  readonly listings: number
  readonly bids: number
}

interface Wish {
  readonly holding: Holding
  readonly bidder: Actor
  readonly amount: bigint
}

/** The bids to make: a function of seed and holdings alone, so that a second run wishes the same. */
function wishes(market: Market, plan: OpenPlan): Wish[] {
  const random = createRandom(`${market.seed}/bids`)
  const holdings = market.ledger.holdings()
  return Array.from({ length: plan.bids }, (_, index): Wish | undefined => {
    const holding = holdings[random.int(0, Math.max(0, holdings.length - 1))]
    const bidder = holding && pickCollector(market, random, holding.owner)
    if (!holding || !bidder) return undefined
    const asked = askingPrice(market, holding, 1, 0)
    // The thousandths make every amount its own: the coin set aside for a bid is found by its amount.
    const tenths = (asked * BigInt(random.int(55, 92))) / 100n / tenth
    const amount = tenths * tenth + BigInt(index + 1) * thousandth
    return { holding, bidder, amount }
  }).filter((wish) => wish !== undefined)
}

/** Splits the bidders' money into the coins their bids will stand on. */
export async function setAsideForBids(market: Market, plan: OpenPlan): Promise<SpendBundle[]> {
  const byBidder = new Map<Actor, bigint[]>()
  for (const { holding, bidder, amount } of wishes(market, plan))
    byBidder.set(bidder, [...(byBidder.get(bidder) ?? []), bidTotal([holding.nft], amount)])
  const bundles: SpendBundle[] = []
  for (const [bidder, amounts] of byBidder) {
    const bundle = await setAside(market, bidder, amounts)
    if (bundle) bundles.push(bundle)
  }
  return bundles
}

/** Writes the offers that stay open at the end of the history. */
export async function makeOpenOffers(market: Market, plan: OpenPlan, now: number): Promise<OpenOffer[]> {
  const random = createRandom(`${market.seed}/listings`)
  const offers: OpenOffer[] = []
  for (const { holding, bidder, amount } of wishes(market, plan)) {
    const expiresAt = now + 86_400 * random.int(7, 40)
    const made = await bid(market, holding, bidder, amount, endAt(expiresAt))
    if (!made) continue
    offers.push({
      kind: 'bid',
      launcherId: holding.nft.launcherId,
      maker: bidder.address,
      amount: amount.toString(),
      tokenId: null,
      coins: made.coins,
      text: made.offer,
      id: null,
    })
  }
  const pool = [...market.ledger.holdings()]
  for (let count = 0; count < plan.listings && pool.length > 0; count++) {
    const [holding] = pool.splice(random.int(0, pool.length - 1), 1)
    if (!holding) break
    const mojos = askingPrice(market, holding, 1, Math.abs(random.gauss()) + 0.4)
    const price: Price = random.chance(0.14) ? inSomeToken(market, random, mojos) : { amount: mojos }
    const expiresAt = random.chance(0.3) ? now + 86_400 * random.int(3, 60) : undefined
    offers.push({
      kind: 'sell',
      launcherId: holding.nft.launcherId,
      maker: holding.owner.address,
      amount: price.amount.toString(),
      tokenId: price.token?.id ?? null,
      coins: [],
      text: listForSale(market, holding, price, endAt(expiresAt)),
      id: null,
    })
    if (count % 8 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const lots = Math.ceil(plan.listings / LISTINGS_A_LOT)
  return [...offers, ...makeOpenLots(market, random, pool, lots)]
}
