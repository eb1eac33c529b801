import type { Random } from '../art/random.js'
import type { Holding } from '../market/ledger.js'
import type { Market } from '../market/market.js'
import { listTogether } from '../market/trade.js'
import type { OpenOffer } from './journal.js'
import { askingPrice } from './price.js'

const centi = 10_000_000_000n

/** Offers of two to four pieces of one owner together, of those in `pool`, for a little less than they would cost one by one. */
export function makeOpenLots(
  market: Market,
  random: Random,
  pool: readonly Holding[],
  count: number,
): OpenOffer[] {
  const byOwner = new Map<string, Holding[]>()
  for (const one of pool) byOwner.set(one.owner.address, [...(byOwner.get(one.owner.address) ?? []), one])
  const owners = [...byOwner.values()].filter((held) => held.length > 1)
  return owners.slice(0, count).flatMap((held) => {
    const [first, ...others] = held.slice(0, random.int(2, 4))
    if (!first || others.length === 0) return []
    const worth = [first, ...others].reduce((sum, one) => sum + askingPrice(market, one, 1, 0.4), 0n)
    const cheaper = ((worth * BigInt(random.int(82, 95))) / 100n / centi) * centi
    const amount = cheaper > 0n ? cheaper : centi
    return [
      {
        kind: 'lot' as const,
        launcherId: first.nft.launcherId,
        others: others.map(({ nft }) => nft.launcherId),
        maker: first.owner.address,
        amount: amount.toString(),
        tokenId: null,
        coins: [],
        text: listTogether(market, [first, ...others], { amount }),
        id: null,
      },
    ]
  })
}
