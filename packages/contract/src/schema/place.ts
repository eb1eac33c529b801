import { z } from 'zod'
import { nftCollection } from './collection.js'
import { address, profile, timestamp } from './common.js'
import { flatNft } from './nft.js'
import { socialAccount } from './social.js'

export const addressDetail = address.extend({
  owned_nfts_count: z.number().int(),
  created_nfts_count: z.number().int(),
  associated_profiles: z.array(profile),
  /** Accounts of other services that the address’s key signed for. */
  social: z.array(socialAccount),
})
export type AddressDetail = z.infer<typeof addressDetail>
export const addressPath = z.object({ address_id: z.string().max(100) })

export const searchQuery = z.object({ query: z.string().max(200) })
export const searchResult = z.object({
  collections: z.array(nftCollection),
  nfts: z.array(flatNft),
  profiles: z.array(profile),
  addresses: z.array(address),
})
export type SearchResult = z.infer<typeof searchResult>

/** Where the index stands. */
export const status = z.object({
  network: z.string(),
  address_prefix: z.enum(['xch', 'txch']),
  source: z.enum(['node', 'archive']),
  /** Height, hash and time of the last block applied; null before the first. */
  height: z.number().int().nullable(),
  header_hash: z.string().nullable(),
  timestamp: timestamp.nullable(),
  /** The node's own peak when last heard, and seconds since then. */
  peak_height: z.number().int().nullable(),
  synced: z.boolean(),
  nft_count: z.number().int(),
  collection_count: z.number().int(),
  unreadable_count: z.number().int(),
  /** Metadata or media still waiting to be fetched. */
  pending_media: z.number().int(),
})
export type Status = z.infer<typeof status>

/** A DID as the field shows profiles; what only its holder could say is null until it is claimed. */
export const profileDetail = profile.extend({
  bio: z.string().nullable(),
  website: z.string().nullable(),
  twitter_handle: z.string().nullable(),
  header_uri: z.string().nullable(),
  /** The items that its pictures are. */
  avatar_nft_id: z.string().nullable(),
  header_nft_id: z.string().nullable(),
  claimed_at: timestamp.nullable(),
  /** Since when the people who run the site hide what it says of itself; why is told to its holder alone. */
  hidden_since: timestamp.nullable(),
  /** Accounts of other services that were proven, unlike what it says of itself. */
  social: z.array(socialAccount),
  /** Whether it supports the service now. */
  is_supporter: z.boolean(),
  owned_nfts_count: z.number().int(),
  created_nfts_count: z.number().int(),
  collections_count: z.number().int(),
  /** Null where only its next spend can reveal it, and once it was melted. */
  owner_address: address.nullable(),
  /** Null where it was made before the first block read. */
  created_height: z.number().int().nullable(),
  /** What the DID's own metadata calls itself: nobody checked it. */
  untrusted_name: z.string().nullable(),
})
export type ProfileDetail = z.infer<typeof profileDetail>
export const profilePath = z.object({ profile_id: z.string().max(100) })
