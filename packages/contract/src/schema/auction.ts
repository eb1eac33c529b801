import { z } from 'zod'
import { address, hex32, mojos, pageOf, pageQuery, timestamp } from './common.js'
import { hiding } from './hiding.js'
import { flatNft } from './nft.js'
import { signingMode, walletAnswer } from './signed.js'

/** `upcoming` before its start; `running`; `overtime` past the end that was set, while late bids hold it open; `ended`. */
export const auctionPhase = z.enum(['upcoming', 'running', 'overtime', 'ended'])
export type AuctionPhase = z.infer<typeof auctionPhase>

/**
 * Why it will not go on: its owner called it off, the item left the owner's coin, a bid for it was accepted, or the people who
 * run the site withdrew it.
 */
export const auctionClosing = z.enum(['called-off', 'moved', 'sold', 'withdrawn'])
export type AuctionClosing = z.infer<typeof auctionClosing>

/** A bid that takes part: an offer of XCH for this item alone. */
export const auctionBid = z.object({
  offer_id: z.string(),
  /** What the owner would get, royalty not included. */
  price_mojos: mojos,
  royalty_mojos: mojos.nullable(),
  /** When the market received it. */
  placed_at: timestamp,
})
export type AuctionBid = z.infer<typeof auctionBid>

/** An auction of one item, as it stands. Countdowns run from `now` of the same answer, by no clock of the reader's. */
export const auction = z.object({
  /** sha256 of the signed text. */
  id: hex32,
  /** Counts up; the field's dialect has it for an id. */
  number: z.number().int(),
  nft: flatNft,
  /** The item's coin that it was signed for: once that is spent, the auction is over. */
  coin_id: hex32,
  /** Whose key signed: who held the item then. */
  owner_address: address,
  reserve_mojos: mojos,
  /** As they were signed, and when it ends as far as is known by now: late bids move that on, a closing brings it forward. */
  start: timestamp,
  end: timestamp,
  ends_at: timestamp,
  overtime_seconds: z.number().int(),
  phase: auctionPhase,
  closed_by: auctionClosing.nullable(),
  closed_at: timestamp.nullable(),
  /** Bids that take part, whether they can still be taken or not. */
  bid_count: z.number().int(),
  /** The best that takes part and can still be taken; as it was then, once the auction is closed. */
  highest_bid: auctionBid.nullable(),
  /** Once it ended by its time: the bid for the owner to accept by hand. Once it was sold: the bid that was accepted. */
  winning_bid: auctionBid.nullable(),
  created_at: timestamp,
})
export type Auction = z.infer<typeof auction>

/** The server's time, to the millisecond. */
const now = timestamp

/** A bid in an auction's history. */
export const auctionHistoryBid = auctionBid.extend({
  /** From when on it could not be taken any more; null while it can. */
  gone_at: timestamp.nullable(),
  /** Where the bid moved the end to; null where it did not. */
  moved_end_to: timestamp.nullable(),
  is_highest: z.boolean(),
  /** Whether the owner accepted it. */
  is_sale: z.boolean(),
})
export type AuctionHistoryBid = z.infer<typeof auctionHistoryBid>

/** An auction with its history and its evidence. */
export const auctionDetail = auction.extend({
  now,
  /** Why, where it was withdrawn. */
  withdrawn_reason: z.string().nullable(),
  hidden: hiding.nullable(),
  /** Bids that take part, the newest first, at most the latest 200 of `bid_count`. */
  bids: z.array(auctionHistoryBid),
  /** What the owner signed: whoever doubts it can check it. */
  proof: z.object({
    message: z.string(),
    public_key: z.string(),
    signature: z.string(),
    signing_mode: signingMode,
  }),
})
export type AuctionDetail = z.infer<typeof auctionDetail>

export const auctionPage = pageOf(auction).extend({ now })
export type AuctionPage = z.infer<typeof auctionPage>

/** `active` is running or in overtime. */
export const auctionListPhase = z.enum(['upcoming', 'active', 'ended'])
/** `ending` and `starting` the soonest first, `ended` the latest end first, `newest` the last posted first. */
export const auctionSort = z.enum(['ending', 'starting', 'ended', 'newest'])

export const listAuctionsQuery = pageQuery.extend({
  phase: auctionListPhase.optional(),
  collection_id: z.string().max(100).optional(),
  nft_id: z.string().max(100).optional(),
  /** Whoever signed it. */
  owner_address_id: z.string().max(100).optional(),
  /** `ending` for those that are active, `starting` for upcoming ones, `ended` for those that are over, else `newest`. */
  sort: auctionSort.optional(),
})
export const listMyAuctionsQuery = pageQuery.extend({ phase: auctionListPhase.optional() })

export const auctionPath = z.object({ auction_id: z.string().max(100) })

/** A text that the owner signed: `formatAuctionText` and `formatCallOffText` of the domain write them. */
export const signedAuctionBody = walletAnswer.extend({ message: z.string().min(1).max(2000) })
export type SignedAuctionInput = z.input<typeof signedAuctionBody>
