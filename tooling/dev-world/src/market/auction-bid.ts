import type { Random } from '../art/random.js'
import { pickCollector } from '../seed/trade-round.js'
import { type OfferDesk, postOffer } from './offer-desk.js'
import { bid, endAt } from './trade.js'

const centi = 10_000_000_000n

/** Somebody bids for a piece in an auction; false where nobody can. */
export async function bidInAuction(
  desk: OfferDesk,
  random: Random,
  { launcherId, amount, until }: { launcherId: string; amount: bigint; until: number },
): Promise<boolean> {
  const { market } = desk
  const holding = market.ledger.holding(launcherId)
  const bidder = holding && pickCollector(market, random, holding.owner)
  const made = holding && bidder && (await bid(market, holding, bidder, amount, endAt(until)))
  if (!made) return false
  const offer = {
    kind: 'bid' as const,
    launcherId,
    maker: bidder.address,
    amount: amount.toString(),
    tokenId: null,
    coins: made.coins,
  }
  await postOffer(desk, offer, made.offer)
  return true
}

/** A bid that leads, in figures that a person would type. */
export function nextBid(random: Random, reserve: bigint, highest: bigint | undefined): bigint {
  const base = highest ?? reserve
  const raised = (base * BigInt(random.int(highest === undefined ? 100 : 104, 112))) / 100n
  const typed = (raised / centi) * centi
  return typed > base ? typed : base + centi
}
