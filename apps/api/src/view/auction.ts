import type { Auction, AuctionBid, AuctionPhase, FlatNft } from '@chiaroscuro/contract/operation'
import type { StandingRow } from '../auction/standing-of.js'
import type { auction } from '../store/schema.js'
import { toAddress, toOwnTime, toTimestamp } from './common.js'
import type { ViewContext } from './view-context.js'

/** What is shown of a bid. */
export interface ShownBid {
  readonly id: string
  readonly priceAmount: string | null
  readonly royaltyAmount: string | null
  readonly receivedAt: number
}

/** An auction with everything that is shown of it. */
export interface ShownAuction {
  readonly auction: typeof auction.$inferSelect
  readonly standing: StandingRow
  readonly nft: FlatNft
  /** The highest and the one that was accepted, as far as there are any. */
  readonly bids: ReadonlyMap<string, ShownBid>
}

export function toAuction(view: ViewContext, shown: ShownAuction, now: number): Auction {
  const { auction: one, standing, nft, bids } = shown
  const phase = phaseOf(one, standing, now)
  const bid = (id: string | null) => toBid(bids.get(id ?? ''))
  const highest = bid(standing.highestOfferId)
  const won = standing.closedBy === null ? highest : bid(standing.saleOfferId)
  return {
    id: one.id,
    number: one.number,
    nft,
    coin_id: one.coinId,
    owner_address: toAddress(view, one.ownerHash),
    reserve_mojos: one.reserve,
    start: toTimestamp(one.startsAt),
    end: toTimestamp(one.endsAt),
    ends_at: toTimestamp(standing.endsAt),
    overtime_seconds: one.overtimeSeconds,
    phase,
    closed_by: standing.closedBy,
    closed_at: standing.closedAt === null ? null : toTimestamp(standing.closedAt),
    bid_count: standing.bidCount,
    highest_bid: highest,
    winning_bid: phase === 'ended' ? won : null,
    created_at: toOwnTime(one.createdAt),
  }
}

/** By the rows, at a moment: what is closed has ended, whatever a block's clock says. */
export function phaseOf(
  { endsAt: end }: Pick<ShownAuction['auction'], 'endsAt'>,
  { startsAt, endsAt, closedAt }: StandingRow,
  now: number,
): AuctionPhase {
  if (closedAt !== null || now >= endsAt) return 'ended'
  if (now < startsAt) return 'upcoming'
  return now < end ? 'running' : 'overtime'
}

export function toBid(bid: ShownBid | undefined): AuctionBid | null {
  if (!bid) return null
  return {
    offer_id: bid.id,
    price_mojos: bid.priceAmount ?? '0',
    royalty_mojos: bid.royaltyAmount,
    placed_at: toOwnTime(bid.receivedAt),
  }
}

/** Our own clock, for those who count down by it. */
export function toNow(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
