import { z } from 'zod'
import { auction } from './auction.js'
import { collection } from './collection.js'
import { anyObject, dateTime, profile } from './common.js'
import { nestedNft } from './nft.js'
import { nftOffer } from './offer.js'

/** An auction with its item. */
export const auctionWithNft = auction.extend({ nft: nestedNft })
export type AuctionWithNft = z.infer<typeof auctionWithNft>

/** An offer with its item. */
export const offerWithNft = nftOffer.extend({ nft: nestedNft })
export type OfferWithNft = z.infer<typeof offerWithNft>

/** A batch of items minted together. */
export const mint = z.object({
  id: z.string(),
  creator_id: z.string(),
  collection_id: z.string().nullable(),
  metadata_json: anyObject.nullable(),
  mint_type: z.union([z.literal(0), z.literal(1)]).nullable(),
  mint_name: z.string().nullable(),
  mint_description: z.string().nullable(),
  mint_thumbnail_uri: z.string().nullable(),
  name: z.string().nullable(),
  thumbnail_uri: z.string().nullable(),
  preview_uri: z.string().nullable(),
  data_uris: z.array(z.string()).nullable(),
  publish_offers: z.boolean().nullable(),
  release_time: dateTime.nullable(),
  requested: anyObject.nullable(),
  creator: profile.nullable(),
  collection: collection.nullable(),
  unminted_nft_count: z.number().int(),
  nft_count: z.number().int().nullable(),
})
export type Mint = z.infer<typeof mint>
