import { z } from 'zod'
import {
  address,
  blockTime,
  flag,
  hex32,
  mojos,
  pageOf,
  pageQuery,
  profile,
  repeated,
  timestamp,
  whole,
} from './common.js'
import { duplicate } from './duplicate.js'
import { nftEvent } from './event.js'
import { hiding } from './hiding.js'
import { offer } from './offer.js'

/** 0 unknown, 1 image, 2 audio, 3 video, 4 other document (HTML, PDF, model). */
export const dataType = z.number().int().min(0).max(4)
/** 0 not checked yet, 1 matches the hash on chain, 2 differs from it, 3 could not be fetched, 4 no hash on chain. */
export const integrityState = z.number().int().min(0).max(4)

/**
 * Why a file is not shown, or not as what it should be. The word in brackets is what the detail beside it
 * says, where there is one.
 */
export const fileFault = z.enum([
  /** No URI is of a kind that is fetched. */
  'no-address',
  /** Not a URL. */
  'malformed',
  /** A protocol that is not fetched (`ftp:`). */
  'scheme',
  /** The URL names a user. */
  'credentials',
  /** A port of other protocols (`25`). */
  'port',
  /** The host is not on the public internet. */
  'address',
  /** The host answered with something else than the file (its status code). */
  'status',
  /** Sent on too often. */
  'redirects',
  /** No whole answer in time. */
  'timeout',
  /** The host cannot be reached (the system's word, `ENOTFOUND`). */
  'unreachable',
  /** Larger than is fetched (the limit in bytes). */
  'too-large',
  /** Other bytes than the hash on chain says (the sha256 of what was found). */
  'mismatch',
  /** The document is right, but not JSON. */
  'not-json',
  /** The bytes are right, but no picture can be drawn from them (the decoder's word). */
  'picture',
  'picture-timeout',
  'picture-memory',
  /** A failure of our own. */
  'unrecorded',
])
export type FileFault = z.infer<typeof fileFault>

/** An NFT as a row of a list. */
export const flatNft = z.object({
  id: hex32,
  encoded_id: z.string(),
  openrarity_rank: z.string().nullable(),
  /** Whether it is left out of lists; those of what somebody holds have it all the same. */
  is_blocked: z.boolean(),
  royalty_address: hex32.nullable(),
  royalty_basis_points: z.number().int(),
  data_type: dataType,
  thumbnail_uri: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  sensitive_content: z.boolean(),
  edition_number: z.number().int(),
  edition_total: z.number().int(),
  collection_id: z.string().nullable(),
  collection_name: z.string().nullable(),
  token_id: z.string().nullable(),
  token_code: z.string().nullable(),
  /** Null when the mint lies before the first block we read. */
  creator_address_encoded_id: z.string().nullable(),
  owner_address_encoded_id: z.string().nullable(),
  timestamp: blockTime,
  minted_at: blockTime,
  updated_at: blockTime,
  creator_id: hex32.nullable(),
  creator_encoded_id: z.string().nullable(),
  creator_avatar_uri: z.string().nullable(),
  creator_name: z.string().nullable(),
  creator_verification_state: z.number().int().nullable(),
  owner_id: hex32.nullable(),
  owner_encoded_id: z.string().nullable(),
  owner_avatar_uri: z.string().nullable(),
  owner_name: z.string().nullable(),
  owner_verification_state: z.string().nullable(),
  /** Price of the best open listing in the smallest unit of `token_id`. */
  price_mojos: mojos.nullable(),
  token_decimals: z.number().int().nullable(),
  /** The open listing behind the price. */
  offer_id: z.string().nullable(),
  listed_at: timestamp.nullable(),
  bid_count: z.number().int(),
  is_burned: z.boolean(),
  mint_height: z.number().int().nullable(),
  series_number: z.number().int().nullable(),
  series_total: z.number().int().nullable(),
  /** MIME type found in the bytes, once they were fetched and matched their hash. */
  media_type: z.string().nullable(),
  media_width: z.number().int().nullable(),
  media_height: z.number().int().nullable(),
  /** `#rrggbb`, the work's own main colour, for placeholders. */
  placeholder_color: z.string().nullable(),
  integrity_state: integrityState,
})
export type FlatNft = z.infer<typeof flatNft>

export const nftSort = z.enum(['offer-low', 'offer-new', 'rank', 'moved', 'oldest', 'newest'])
export type NftSort = z.infer<typeof nftSort>

/** The filters that item lists and their facets share. */
export const nftFilter = z.object({
  collection_id: z.string().max(100).optional(),
  /** Owner's address, xch1… or puzzle hash in hex. */
  owner_address_id: z.string().max(100).optional(),
  listed: flag,
  min_price: z.string().max(40).optional(),
  max_price: z.string().max(40).optional(),
  min_rank: whole(1, 2_000_000_000).optional(),
  max_rank: whole(1, 2_000_000_000).optional(),
  data_type: whole(0, 4).optional(),
  sensitive: flag,
  burned: flag,
  search: z.string().max(200).optional(),
  /** Trait names and values, in parallel. Several values of one trait widen, several traits narrow. */
  filter: repeated(z.string().max(200)),
  filter_value: repeated(z.string().max(200)),
})

export const listNftsQuery = nftFilter.extend(pageQuery.shape).extend({
  sort: nftSort.optional(),
  /** These items alone, at most a hundred; ids that nothing has are passed over. */
  id: z
    .union([
      z.array(z.string().max(100)).max(100),
      z
        .string()
        .max(100)
        .transform((one) => [one]),
    ])
    .optional(),
})
export const nftPage = pageOf(flatNft)

export const attribute = z.object({
  trait_type: z.string(),
  value: z.string(),
  /** Items of the collection with this value, and their share 0…1. */
  count: z.number().int(),
  frequency: z.number(),
})
export type Attribute = z.infer<typeof attribute>

/** Everything about one NFT. */
export const nftDetail = flatNft.extend({
  hidden: hiding.nullable(),
  data: z.object({
    data_uris: z.array(z.string()),
    data_hash: z.string().nullable(),
    data_type: dataType,
    thumbnail_uri: z.string().nullable(),
    preview_uri: z.string().nullable(),
    integrity_state: integrityState,
    /** Why the bytes are not shown, in words, when state is 2 or 3. */
    integrity_reason: z.string().nullable(),
    /** The same for those who translate it. */
    integrity_code: fileFault.nullable(),
    integrity_detail: z.string().nullable(),
    /** The verified bytes on our media origin. */
    media_uri: z.string().nullable(),
    media_bytes: z.number().int().nullable(),
    metadata_uris: z.array(z.string()),
    metadata_hash: z.string().nullable(),
    metadata_integrity_state: integrityState,
    metadata_integrity_reason: z.string().nullable(),
    metadata_integrity_code: fileFault.nullable(),
    metadata_integrity_detail: z.string().nullable(),
    metadata_json: z.record(z.string(), z.unknown()).nullable(),
    license_uris: z.array(z.string()),
    license_hash: z.string().nullable(),
    license_integrity_state: integrityState,
    edition_number: z.number().int(),
    edition_total: z.number().int(),
  }),
  /** Basis points. */
  royalty_percentage: z.number().int(),
  royalty_address_encoded_id: z.string().nullable(),
  creator: profile.nullable(),
  creator_address: address.nullable(),
  owner: profile.nullable(),
  owner_address: address.nullable(),
  launcher_coin: z.object({ id: hex32, spent_block_index: z.number().int().nullable() }),
  /** The singleton coin that is the NFT now; null once melted. */
  coin_id: hex32.nullable(),
  attributes: z.array(attribute),
  /** Newest last. */
  events: z.array(nftEvent),
  /** Open offers of it alone, listings before bids, the best first. */
  offers: z.array(offer),
  /** Open offers of it and others, that go together or not at all: their prices are for all of them. */
  lots: z.array(offer),
  /** Living items with the same file or the same metadata; numbered editions of one work are not among them. */
  duplicates: z.object({
    count: z.number().int(),
    /** Whether this one was minted before all the others. */
    is_first: z.boolean(),
    /** The oldest of them. */
    nfts: z.array(duplicate),
  }),
})
export type NftDetail = z.infer<typeof nftDetail>

export const nftPath = z.object({ nft_id: z.string().max(100) })

/** Counts of each trait value under the other filters. */
export const facet = z.object({
  trait_type: z.string(),
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
})
export type Facet = z.infer<typeof facet>
export const facets = z.object({
  total: z.number().int(),
  listed: z.number().int(),
  /** Whether there may be more than both say: of the whole market under a filter, no more than some thousand are counted. */
  at_least: z.boolean(),
  /** Types of files that items have, each counted without the filter on types. */
  data_types: z.array(z.object({ data_type: dataType, count: z.number().int() })),
  traits: z.array(facet),
})
export type Facets = z.infer<typeof facets>
