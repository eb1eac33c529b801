import { z } from 'zod'
import { hex32, mojos, timestamp } from './common.js'

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

/** A half-signed trade. Side 1 sells an NFT, side 2 bids for one. */
export const offer = z.object({
  id: z.string(),
  status: offerStatus,
  side: z.union([z.literal(1), z.literal(2)]),
  nft_id: hex32.nullable(),
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
})
export type Offer = z.infer<typeof offer>

export const offerPath = z.object({ offer_id: z.string().max(64) })
export const submitOfferBody = z.object({ offer: z.string().min(10).max(300_000) })
export const submittedOffer = z.object({ offer })
