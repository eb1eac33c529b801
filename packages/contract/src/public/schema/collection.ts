import { z } from 'zod'
import { anyObject, dateTime, hexId, profile } from './common.js'

/** A collection with its figures, in XCH. `floor_price` and `latest_metadata` are null unless asked for. */
export const collection = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  thumbnail_uri: z.string().nullable(),
  banner_uri: z.string().nullable(),
  creator: profile.nullable(),
  sensitive_content: z.boolean(),
  blocked_content: z.boolean(),
  blocked_content_reason: z.string().nullable(),
  suspicious_activity_timeout_until: dateTime.nullable(),
  volume: z.number().nullable(),
  trade_count: z.number().int().nullable(),
  nft_count: z.number().int().nullable(),
  unminted_nft_count: z.number().int().nullable(),
  active_mints_count: z.number().int().nullable(),
  attached_to_did_count: z.number().int().nullable(),
  collector_count: z.number().int().nullable(),
  floor_price: z.number().nullable(),
  latest_metadata: anyObject.nullable(),
})
export type Collection = z.infer<typeof collection>

/** A collection with how often each value of each trait occurs, both in lower case; null where it is not ranked. */
export const collectionDetail = collection.extend({
  attributes_frequency_counts: z.record(z.string(), z.record(z.string(), z.number().int())).nullable(),
  attributes: z.unknown(),
})
export type CollectionDetail = z.infer<typeof collectionDetail>

/** A collection that a search found; its volume in whole XCH. */
export const collectionResult = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  thumbnail_uri: z.string().nullable(),
  total_volume: z.number().int().nullable(),
  nft_count: z.number().int().nullable(),
  unminted_nft_count: z.number().int().nullable(),
  creator: profile.nullable(),
})
export type CollectionResult = z.infer<typeof collectionResult>

/** An item of the whole list of a collection's items. */
export const nftName = z.object({
  id: hexId,
  encoded_id: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
})
export type NftName = z.infer<typeof nftName>

/** Who holds something, named as rows of items name their owner. The dialect leaves these lists without a type. */
const owner = z.object({
  owner_address_encoded_id: z.string().nullable(),
  owner_id: hexId.nullable(),
  owner_encoded_id: z.string().nullable(),
  owner_name: z.string().nullable(),
})

/** An item with its holder, as snapshots take them. */
export const nftOwner = z
  .object({ id: hexId, encoded_id: z.string(), name: z.string().nullable() })
  .extend(owner.shape)
export type NftOwner = z.infer<typeof nftOwner>

/** A holder of a collection's living items and how many they hold. */
export const collectionOwner = owner.extend({
  owner_avatar_uri: z.string().nullable(),
  nft_count: z.number().int(),
})
export type CollectionOwner = z.infer<typeof collectionOwner>

/** A collection of which somebody holds items. */
export const heldCollection = z.object({
  id: z.string(),
  name: z.string(),
  thumbnail_uri: z.string().nullable(),
  nfts_owned: z.number().int(),
})
export type HeldCollection = z.infer<typeof heldCollection>
