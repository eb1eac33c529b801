import type { Journal, OpenOffer } from '../seed/journal.js'
import type { Market } from './market.js'
import type { OfferBoard } from './offer-board.js'

/** Where offers are made and remembered. */
export interface OfferDesk {
  readonly market: Market
  readonly journal: Journal
  readonly board: OfferBoard
}

/** Posts an offer and remembers it; the coins a bid stands on are spent for nothing else. Gives its id. */
export async function postOffer(
  { market, journal, board }: OfferDesk,
  offer: Omit<OpenOffer, 'id' | 'text'>,
  text: string,
): Promise<string> {
  const id = await board.post(text)
  for (const coin of offer.coins) market.purse.reserve(coin)
  journal.save({ offers: [...journal.state.offers, { ...offer, id, text: null }] })
  return id
}

/** Forgets offers that are of no use any more. */
export function dropOffers(
  { market, journal }: Pick<OfferDesk, 'market' | 'journal'>,
  gone: (offer: OpenOffer) => boolean,
): void {
  const dropped = journal.state.offers.filter(gone)
  if (dropped.length === 0) return
  for (const offer of dropped) for (const coin of offer.coins) market.purse.unreserve(coin)
  journal.save({ offers: journal.state.offers.filter((offer) => !gone(offer)) })
}
