import { z } from 'zod'
import { hex32, mojos, pageOf, pageQuery, timestamp } from './common.js'
import { hiding } from './hiding.js'

/** 0 open, 1 pending, 2 cancelling, 3 cancelled, 4 completed, 5 unknown, 6 expired. */
export const offerStatus = z.number().int().min(0).max(6)

export const offerAsset = z.union([
  z.object({
    kind: z.literal('nft'),
    nft_id: hex32,
    encoded_id: z.string(),
    name: z.string().nullable(),
    thumbnail_uri: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('token'),
    token_id: z.string(),
    token_code: z.string(),
    decimals: z.number().int(),
    amount: mojos,
  }),
])
export type OfferAsset = z.infer<typeof offerAsset>

/** A half-signed trade. Side 1 sells NFTs, side 2 bids for them. */
export const offer = z.object({
  id: z.string(),
  status: offerStatus,
  side: z.union([z.literal(1), z.literal(2)]),
  /** Null for a lot: several NFTs, named on its two sides, that go together or not at all. */
  nft_id: hex32.nullable(),
  /** For all it is about, royalties apart. */
  price_mojos: mojos.nullable(),
  token_id: z.string().nullable(),
  token_code: z.string().nullable(),
  token_decimals: z.number().int().nullable(),
  royalty_mojos: mojos.nullable(),
  offered: z.array(offerAsset),
  requested: z.array(offerAsset),
  created_at: timestamp,
  expiration_date: timestamp.nullable(),
  expiration_height: z.number().int().nullable(),
  /** Height of the block that took or ended it; null while none has. */
  ended_height: z.number().int().nullable(),
  hidden: hiding.nullable(),
})
export type Offer = z.infer<typeof offer>

const offerId = z.string().min(1).max(64)
export const offerPath = z.object({ offer_id: z.string().max(64) })
/** Offers by their ids, up to a hundred. */
export const offersQuery = z.object({
  id: z.union([z.array(offerId).min(1).max(100), offerId.transform((one) => [one])]),
})
export const offerList = z.object({ items: z.array(offer) })

/** Offers that stand on an address's coins: `open` those that can be taken, `over` the others. */
export const addressOffersQuery = pageQuery.extend({
  address_id: z.string().max(100),
  state: z.enum(['open', 'over']).optional(),
})
export const offerPage = pageOf(offer)

/** As many listings as one block has room for in one bundle. */
export const MOST_JOINED = 25
export const joinOffersBody = z.object({ offer_ids: z.array(offerId).min(2).max(MOST_JOINED) })
/** Several listings as one offer, to be taken all at once or not at all. */
export const joinedOffer = z.object({
  offer: z.string(),
  /**
   * Whether every wallet can take it. Wallets split a whole price evenly among its NFTs when they pay royalties, while each
   * listing insists on that of its own price: the two agree for equal prices and shares.
   */
  any_wallet: z.boolean(),
})
export type JoinedOffer = z.infer<typeof joinedOffer>

export const submitOfferBody = z.object({ offer: z.string().min(10).max(300_000) })
export const submittedOffer = z.object({ offer })
