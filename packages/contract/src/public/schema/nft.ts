import { z } from 'zod'
import { auction } from './auction.js'
import { collection, collectionDetail } from './collection.js'
import { address, anyObject, dateTime, hexId, profile } from './common.js'
import { nftEventBase } from './event.js'

/** 0 unknown, 1 image, 2 audio, 3 video, 4 any other document. */
export const dataType = z.number().int().min(0).max(4)

/** An NFT as a row of a list. `price` is that of its best listing, in units of `token_code`. */
export const flatNft = z.object({
  id: hexId,
  encoded_id: z.string(),
  openrarity_rank: z.string().nullable(),
  is_blocked: z.boolean().nullable(),
  royalty_address: z.string().nullable(),
  data_type: dataType,
  thumbnail_uri: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  sensitive_content: z.boolean().nullable(),
  edition_number: z.number().int().nullable(),
  edition_total: z.number().int().nullable(),
  /** Only with `include_metadata`. */
  metadata: anyObject.nullable(),
  /** Only with `include_uris`. */
  data_uris: z.array(z.string()).nullable(),
  metadata_uris: z.array(z.string()).nullable(),
  collection_id: z.string().nullable(),
  collection_name: z.string().nullable(),
  collection_sensitive_content: z.boolean().nullable(),
  collection_blocked_content: z.boolean().nullable(),
  token_id: z.string().nullable(),
  token_code: z.string().nullable(),
  price: z.number().nullable(),
  creator_address_encoded_id: z.string(),
  /** Null where nobody owns it any more. */
  owner_address_encoded_id: z.string().nullable(),
  timestamp: dateTime,
  minted_at: dateTime,
  updated_at: dateTime,
  creator_id: z.string().nullable(),
  creator_encoded_id: z.string().nullable(),
  creator_avatar_uri: z.string().nullable(),
  creator_name: z.string().nullable(),
  creator_verification_state: z.number().int().nullable(),
  owner_id: z.string().nullable(),
  owner_encoded_id: z.string().nullable(),
  owner_avatar_uri: z.string().nullable(),
  owner_name: z.string().nullable(),
  /** A text here, a number for creators: so the field has it. */
  owner_verification_state: z.string().nullable(),
})
export type FlatNft = z.infer<typeof flatNft>

/** What an NFT shows. Integrity: 0 not checked yet, 1 matches the chain, 2 differs, 3 not to be had, 4 no hash on chain. */
export const nftData = z.object({
  data_uris: z.array(z.string()),
  data_hash: z.string(),
  data_type: dataType,
  thumbnail_uri: z.string().nullable(),
  preview_uri: z.string().nullable(),
  integrity_state: z.number().int(),
  metadata_hash: z.string().nullable(),
  metadata_json: anyObject.nullable(),
  license_hash: z.string().nullable(),
  license_integrity_state: z.number().int().nullable(),
  edition_number: z.number().int().nullable(),
  edition_total: z.number().int().nullable(),
})
export type NftData = z.infer<typeof nftData>

/** An NFT inside something else. `royalty_percentage` is in basis points. */
export const nestedNft = z.object({
  id: hexId,
  encoded_id: z.string(),
  data: nftData,
  is_blocked: z.boolean().nullable(),
  xch_price: z.number().nullable(),
  royalty_percentage: z.number().int().nullable(),
  royalty_address: z.string().nullable(),
  creator: profile.nullable(),
  creator_address: address,
  owner_address: address.nullable(),
  owner: profile.nullable(),
  collection: collection.nullable(),
  openrarity_rank: z.string().nullable(),
})
export type NestedNft = z.infer<typeof nestedNft>

/** An NFT with its story, oldest first. The launcher's coin was spent where the item was minted. */
export const nftDetail = nestedNft.extend({
  collection: collectionDetail.nullable(),
  events: z.array(nftEventBase),
  launcher_coin: z.object({ id: hexId, spent_block_index: z.number().int() }),
  auctions: z.array(auction),
})
export type NftDetail = z.infer<typeof nftDetail>

/** Items of one collection that an address holds; those without a collection stand under null. */
export const collectionWithNfts = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  sensitive_content: z.boolean().nullable(),
  blocked_content: z.boolean().nullable(),
  thumbnail_uri: z.string().nullable(),
  nfts: z.array(flatNft),
})
export type CollectionWithNfts = z.infer<typeof collectionWithNfts>
