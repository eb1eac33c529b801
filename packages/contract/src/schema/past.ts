import { z } from 'zod'
import { address, blockTime, hex32, pageOf, pageQuery, profile, whole } from './common.js'
import { offer } from './offer.js'

/** A height of the past, the newest block where it is left out. */
export const atQuery = z.object({ at: whole(0, 2_000_000_000).optional() })

/** The block an answer is true as of: whoever has read the chain up to it has the same state hash. */
export const asOf = z.object({
  height: z.number().int(),
  header_hash: hex32,
  timestamp: blockTime,
  state_hash: z.string(),
})
export type AsOf = z.infer<typeof asOf>

/** An NFT as the chain alone has it, at a height. */
export const nftState = z.object({
  as_of: asOf,
  id: hex32,
  encoded_id: z.string(),
  /** Height since which it has been so. */
  since_height: z.number().int(),
  coin_id: hex32.nullable(),
  owner_address: address.nullable(),
  owner: profile.nullable(),
  is_burned: z.boolean(),
  royalty_address: address,
  royalty_basis_points: z.number().int(),
  data_uris: z.array(z.string()),
  data_hash: z.string().nullable(),
  metadata_uris: z.array(z.string()),
  metadata_hash: z.string().nullable(),
  license_uris: z.array(z.string()),
  license_hash: z.string().nullable(),
  edition_number: z.number().int(),
  edition_total: z.number().int(),
})
export type NftState = z.infer<typeof nftState>

/** An item that an address held at a height. */
export const holding = z.object({
  id: hex32,
  encoded_id: z.string(),
  name: z.string().nullable(),
  collection_id: z.string().nullable(),
  coin_id: hex32.nullable(),
  since_height: z.number().int(),
})
export type Holding = z.infer<typeof holding>
export const holdingPage = pageOf(holding).extend({ as_of: asOf })
export type HoldingPage = z.infer<typeof holdingPage>

/** The offers to sell an item that stood open at a height, cheapest first. Their `status` is today's. */
export const pastListings = z.object({ as_of: asOf, offers: z.array(offer) })
export type PastListings = z.infer<typeof pastListings>

export const nftStateQuery = z.object({ nft_id: z.string().max(100) }).extend(atQuery.shape)
export const holdingsQuery = z
  .object({ address_id: z.string().max(100) })
  .extend(atQuery.shape)
  .extend(pageQuery.shape)

/** What an export lists. */
export const exportQuery = z
  .object({
    collection_id: z.string().max(100),
    of: z.enum(['items', 'holders']),
    format: z.enum(['csv', 'ndjson']).optional(),
  })
  .extend(atQuery.shape)

/** A line of an export of a collection's items. */
export const exportedItem = z.object({
  id: hex32,
  encoded_id: z.string(),
  name: z.string().nullable(),
  rank: z.number().int().nullable(),
  owner: z.string().nullable(),
  owner_did: z.string().nullable(),
  is_burned: z.boolean(),
  coin_id: hex32.nullable(),
  since_height: z.number().int(),
  mint_height: z.number().int().nullable(),
})
export type ExportedItem = z.infer<typeof exportedItem>

/** A line of an export of a collection's holders. */
export const exportedHolder = z.object({
  address_id: hex32,
  address: z.string(),
  nft_count: z.number().int(),
})
export type ExportedHolder = z.infer<typeof exportedHolder>

/** A line of an export of what an address did. */
export const exportedDeed = z.object({
  time: z.string().nullable(),
  type: z.enum(['minted', 'bought', 'sold', 'received', 'sent', 'kept', 'burned']),
  nft_id: z.string(),
  name: z.string().nullable(),
  collection_id: z.string().nullable(),
  collection: z.string().nullable(),
  /** In whole units of `currency`; the royalty comes on top. */
  price: z.string().nullable(),
  royalty: z.string().nullable(),
  currency: z.string().nullable(),
  /** `xch` or the token's asset id. */
  token_id: z.string().nullable(),
  /** The address at the other side, where there was one. */
  counterparty: z.string().nullable(),
  height: z.number().int(),
  coin_id: hex32.nullable(),
})
export type ExportedDeed = z.infer<typeof exportedDeed>

/** Whose deeds an export lists, and of which year. */
export const exportAddressQuery = z.object({
  address_id: z.string().max(100),
  format: z.enum(['csv', 'ndjson']).optional(),
  year: whole(2000, 9999).optional(),
})
