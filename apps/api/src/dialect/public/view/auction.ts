import type { Auction } from '@chiaroscuro/contract/public'
import type { AuctionListRow } from '../../../query/auction-rows.js'
import type { OfferRow } from '../../../query/offer-rows.js'
import type { Moment } from '../../../query/open-offer.js'
import { phaseOf } from '../../../view/auction.js'
import { toTimestamp, toXchNumber } from '../../../view/common.js'
import type { ViewContext } from '../../../view/view-context.js'
import { toOffer } from './offer.js'

/** An auction as the field shows it. Of `overtime` its document says only that it is an object. */
export function toAuction(
  view: ViewContext,
  { auction, standing }: AuctionListRow,
  offers: ReadonlyMap<string, OfferRow>,
  moment: Moment,
): Auction {
  const highest = offers.get(standing.saleOfferId ?? standing.highestOfferId ?? '')
  const phase = phaseOf(auction, standing, moment.seconds)
  return {
    id: auction.number,
    description: null,
    start: toTimestamp(auction.startsAt),
    end: toTimestamp(auction.endsAt),
    overtime_seconds: auction.overtimeSeconds,
    reserve_xch_price: toXchNumber(auction.reserve),
    overtime: { is_running: phase === 'overtime', end: toTimestamp(standing.endsAt) },
    highest_bid: highest ? toOffer(view, highest, moment) : null,
  }
}
