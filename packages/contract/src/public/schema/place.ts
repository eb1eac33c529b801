import { z } from 'zod'
import { collection, collectionResult } from './collection.js'
import { address, dateTime, profile } from './common.js'
import { flatNft } from './nft.js'

/** An address with what it holds and made, and the DIDs that it owns. */
export const addressDetail = address.extend({
  owned_nfts_count: z.number().int(),
  created_nfts_count: z.number().int(),
  associated_profiles: z.array(profile),
})
export type AddressDetail = z.infer<typeof addressDetail>

/** What a search found, a few of each kind. */
export const searchResult = z.object({
  collections: z.array(collectionResult),
  nfts: z.array(flatNft),
  profiles: z.array(profile),
  addresses: z.array(address),
})
export type SearchResult = z.infer<typeof searchResult>

/** A group of profiles and collections under one name. */
export const garden = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  banner_image_url: z.string().nullable(),
  owner_id: z.string(),
  created_at: dateTime,
  profiles: z.array(profile),
  collections: z.array(collection),
})
export type Garden = z.infer<typeof garden>
