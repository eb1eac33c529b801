import type { z } from 'zod'
import type {
  AuctionDetail,
  AuctionPage,
  listAuctionsQuery,
  listMyAuctionsQuery,
  SignedAuctionInput,
} from '../schema/auction.js'
import { operation } from './operation.js'

export type ListAuctionsInput = z.input<typeof listAuctionsQuery>
/** Auctions, of one phase or all. */
export const listAuctions = operation<ListAuctionsInput, AuctionPage>({
  id: 'list-auctions',
  method: 'GET',
  path: '/v2/auctions',
})

/** An auction with its bids and what was signed. */
export const getAuction = operation<{ auction_id: string }, AuctionDetail>({
  id: 'get-auction',
  method: 'GET',
  path: '/v2/auctions/{auction_id}',
})

/**
 * Puts an item up for auction by a text that the key signed which owns its current coin. Posted again it is the same auction.
 * 400 `AuctionRefused` with a `reason`, `SignatureRefused` with a `fault`; 404 for an item that is not known; 409
 * `AuctionRunning` with the `auction_id` that is still going, `CoinSpent`.
 */
export const createAuction = operation<{ auction: SignedAuctionInput }, AuctionDetail>({
  id: 'create-auction',
  method: 'POST',
  path: '/v2/auctions',
  body: 'auction',
})

/**
 * Calls an auction off before it has ended, by a text that names it and the same owner's key signed. Posted again it
 * changes nothing. 400 `AuctionRefused`, `SignatureRefused`; 409 `AuctionOver`.
 */
export const callOffAuction = operation<{ auction_id: string; call_off: SignedAuctionInput }, AuctionDetail>({
  id: 'call-off-auction',
  method: 'POST',
  path: '/v2/auctions/{auction_id}/call-off',
  body: 'call_off',
})

/** Auctions that whoever asks posted while signed in, the last posted first. */
export const listMyAuctions = operation<z.input<typeof listMyAuctionsQuery>, AuctionPage>({
  id: 'list-my-auctions',
  method: 'GET',
  path: '/v2/me/auctions',
  access: { who: 'member', scope: 'read' },
})
