import { z } from 'zod'
import { blockTime, mojos, pageOf, pageQuery, profile } from './common.js'

export const interval = z.enum(['7', '30', 'all'])
export type Interval = z.infer<typeof interval>

/** A collection with its figures over the interval asked for. Fields after `floor_price` are additions to the dialect. */
export const nftCollection = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  thumbnail_uri: z.string().nullable(),
  banner_uri: z.string().nullable(),
  creator: profile.nullable(),
  sensitive_content: z.boolean(),
  blocked_content: z.boolean(),
  volume: z.number(),
  trade_count: z.number().int(),
  nft_count: z.number().int(),
  collector_count: z.number().int(),
  floor_price: z.number().nullable(),
  floor_price_mojos: mojos.nullable(),
  volume_mojos: mojos,
  /** Volume against the period before: 0.25 is a quarter more; null when there is nothing to compare with. */
  volume_change: z.number().nullable(),
  /** Lowest XCH sale of each of the last days of the interval, oldest first; days without a sale repeat the one before. */
  floor_history: z.array(z.number()),
  listed_count: z.number().int(),
  placeholder_color: z.string().nullable(),
  first_minted_at: blockTime,
})
export type NftCollection = z.infer<typeof nftCollection>

export const collectionDetail = nftCollection.extend({
  /** Basis points; null when items differ. */
  royalty_basis_points: z.number().int().nullable(),
  creator_address_encoded_id: z.string().nullable(),
  links: z.object({
    website: z.string().nullable(),
    twitter: z.string().nullable(),
    discord: z.string().nullable(),
  }),
  attributes_frequency_counts: z.record(z.string(), z.record(z.string(), z.number().int())).nullable(),
})
export type CollectionDetail = z.infer<typeof collectionDetail>

export const listCollectionsQuery = pageQuery.extend({
  interval: interval.optional(),
  search: z.string().max(200).optional(),
  sort: z.enum(['volume', 'floor', 'trades', 'items', 'owners']).optional(),
})
export const collectionPage = pageOf(nftCollection)
export const collectionPath = z.object({ collection_id: z.string().max(100) })
export const collectionQuery = z.object({ interval: interval.optional() })

/** One day of a collection's market, UTC. */
export const chartDay = z.object({
  day: z.string(),
  volume_mojos: mojos,
  trade_count: z.number().int(),
  low_mojos: mojos.nullable(),
  average_mojos: mojos.nullable(),
})
export type ChartDay = z.infer<typeof chartDay>
export const chart = z.object({ days: z.array(chartDay) })
