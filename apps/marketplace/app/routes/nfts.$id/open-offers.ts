import type { Offer } from '@chiaroscuro/contract/operation'
import { isOpen, isPending } from '#app/feature/trade/offer-status.js'

/** Listings that are not over, cheapest in XCH first, and bids, highest first. */
export function openOffers(offers: readonly Offer[]): { listings: Offer[]; bids: Offer[] } {
  const live = offers.filter((offer) => isOpen(offer) || isPending(offer))
  return {
    listings: live.filter((o) => o.side === 1).sort((a, b) => compare(a, b, 1)),
    bids: live.filter((o) => o.side === 2).sort((a, b) => compare(a, b, -1)),
  }
}

/** XCH before other tokens, since amounts of different tokens do not compare. */
function compare(a: Offer, b: Offer, direction: 1 | -1): number {
  const foreign = (offer: Offer) => (offer.token_id === null || offer.token_id === 'xch' ? 0 : 1)
  if (foreign(a) !== foreign(b)) return foreign(a) - foreign(b)
  const [x, y] = [BigInt(a.price_mojos ?? 0), BigInt(b.price_mojos ?? 0)]
  return x === y ? 0 : x < y ? -direction : direction
}
