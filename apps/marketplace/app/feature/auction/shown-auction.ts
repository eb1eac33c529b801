import type { Auction } from '@chiaroscuro/contract/operation'
import { type CardNft, toCardNft } from '#app/feature/nft-card/card-nft.js'

/** What a card shows of an auction. */
export interface ShownAuction
  extends Pick<
    Auction,
    'id' | 'reserve_mojos' | 'start' | 'end' | 'ends_at' | 'closed_by' | 'closed_at' | 'bid_count'
  > {
  readonly nft: CardNft
  /** Mojos; null without a bid that can be taken. */
  readonly highest: string | null
  /** Whether somebody has it by now, or is to have it. */
  readonly hasWinner: boolean
}

export function toShownAuction(auction: Auction): ShownAuction {
  const { id, reserve_mojos, start, end, ends_at, closed_by, closed_at, bid_count } = auction
  return {
    id,
    reserve_mojos,
    start,
    end,
    ends_at,
    closed_by,
    closed_at,
    bid_count,
    nft: toCardNft(auction.nft),
    highest: (auction.winning_bid ?? auction.highest_bid)?.price_mojos ?? null,
    hasWinner: auction.winning_bid !== null,
  }
}
