import { z } from 'zod'
import { hex32 } from './common.js'

/** How an OpenRarity rank came about: score = bits / entropy. Names and values are normalized as they are counted. */
export const nftRank = z.object({
  nft_id: hex32,
  rank: z.number().int(),
  score: z.number(),
  bits: z.number(),
  entropy: z.number(),
  /** How many of its values no other item has: compared before the score. */
  unique_count: z.number().int(),
  /** Items ranked. */
  total: z.number().int(),
  traits: z.array(
    z.object({
      trait_type: z.string(),
      /** Null where the item does not have the trait. */
      value: z.string().nullable(),
      count: z.number().int(),
      probability: z.number(),
      bits: z.number(),
    }),
  ),
  /** Traits it does not have that are not listed, and their bits together. */
  omitted: z.object({ count: z.number().int(), bits: z.number() }),
})
export type NftRank = z.infer<typeof nftRank>
