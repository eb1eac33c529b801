import { z } from 'zod'
import { address, blockTime, hex32, mojos, pageOf, pageQuery, profile } from './common.js'
import { flatNft } from './nft.js'

/** A collection as it is named beside other things. */
const namedCollection = z.object({
  id: z.string(),
  name: z.string().nullable(),
  thumbnail_uri: z.string().nullable(),
})

/** NFTs that one maker minted in one block. */
export const mintBatch = z.object({
  /** `{maker}-{height}`, by the chain alone: it stays when metadata comes. */
  id: z.string(),
  block_height: z.number().int(),
  timestamp: blockTime,
  creator: profile.nullable(),
  /** Null while it is unknown, without one, and where the items are of several. */
  collection: namedCollection.nullable(),
  nft_count: z.number().int(),
  /** The first few. */
  nfts: z.array(flatNft),
})
export type MintBatch = z.infer<typeof mintBatch>
export const mintPage = pageOf(mintBatch)
/** `items`: those of most items first, of the last thirty days. */
export const mintSort = z.enum(['newest', 'oldest', 'items'])
export type MintSort = z.infer<typeof mintSort>
export const listMintsQuery = pageQuery.extend({ sort: mintSort.optional() })

/** A batch with what its items have in common; null where they differ. */
export const mintDetail = mintBatch.extend({
  /** Whom the items were minted to. */
  creator_address: address.nullable(),
  royalty_basis_points: z.number().int().nullable(),
  royalty_address: address.nullable(),
  /** What made the items, as their metadata says; most used first, at most ten. */
  minting_tools: z.array(z.string()),
  /** Items whose metadata was read. */
  read_count: z.number().int(),
  /** Collections the items say they are of; at most ten. */
  collections: z.array(namedCollection),
})
export type MintDetail = z.infer<typeof mintDetail>

/**
 * What a mint paid to the farmer, as the spends of its block show: those that belong together are told by the coins that one made
 * and another spent, and by what they insist on of each other.
 */
export const mintFee = z.object({
  mint_id: z.string(),
  block_height: z.number().int(),
  header_hash: hex32,
  /** `in_mojos` less `out_mojos`; null where a part cannot be told. */
  fee_mojos: mojos.nullable(),
  /** Of the coins that were there before. */
  in_mojos: mojos,
  /** Of the coins that were left. */
  out_mojos: mojos,
  /** Items that these spends minted, whoever made them: the fee was for all of them. */
  nft_count: z.number().int(),
  /** The coins spent, in the block's order: what a node says of them leads to the same fee. */
  coin_ids: z.array(hex32),
})
export type MintFee = z.infer<typeof mintFee>

export const mintPath = z.object({ mint_id: z.string().max(120) })
export const mintNftsQuery = pageQuery.extend(mintPath.shape)
