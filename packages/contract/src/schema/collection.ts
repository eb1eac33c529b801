import { z } from 'zod'
import { address, blockTime, flag, mojos, pageOf, pageQuery, profile, whole } from './common.js'
import { hiding } from './hiding.js'
import { flatNft } from './nft.js'
import { line, optionalText, webAddress } from './text.js'

export const interval = z.enum(['7', '30', 'all'])
export type Interval = z.infer<typeof interval>

/** A collection with its figures over the interval asked for. */
export const nftCollection = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  thumbnail_uri: z.string().nullable(),
  banner_uri: z.string().nullable(),
  creator: profile.nullable(),
  sensitive_content: z.boolean(),
  blocked_content: z.boolean(),
  trade_count: z.number().int(),
  nft_count: z.number().int(),
  collector_count: z.number().int(),
  floor_price_mojos: mojos.nullable(),
  volume_mojos: mojos,
  /** Volume against the period before: 0.25 is a quarter more; null when there is nothing to compare with. */
  volume_change: z.number().nullable(),
  /** The same without sales that a published rule takes for wash trades. */
  volume_filtered_mojos: mojos,
  trade_count_filtered: z.number().int(),
  volume_change_filtered: z.number().nullable(),
  /** Lowest XCH sale of each of the last days of the interval, oldest first; days without a sale repeat the one before. */
  floor_history: z.array(mojos),
  listed_count: z.number().int(),
  /** Listed items as a share, 0…1, of those that were not burned. */
  listed_share: z.number(),
  burned_count: z.number().int(),
  placeholder_color: z.string().nullable(),
  first_minted_at: blockTime,
})
export type NftCollection = z.infer<typeof nftCollection>

export const collectionDetail = nftCollection.extend({
  /** A name of its own, under which it is found too. */
  handle: z.string().nullable(),
  /** Whether words and links are those that whoever claimed its creator gave it here, where they gave any. */
  is_said: z.boolean(),
  hidden: hiding.nullable(),
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
  /** Volume, trades, change and lowest sales are those without wash trades, and so is the order. */
  exclude_sus: flag,
})
export const collectionPage = pageOf(nftCollection)
export const collectionPath = z.object({ collection_id: z.string().max(100) })
export const collectionQuery = z.object({ interval: interval.optional(), exclude_sus: flag })

/** One day of a collection's market, UTC. */
export const chartDay = z.object({
  day: z.string(),
  volume_mojos: mojos,
  trade_count: z.number().int(),
  /** Without wash trades. */
  volume_filtered_mojos: mojos,
  trade_count_filtered: z.number().int(),
  low_mojos: mojos.nullable(),
  average_mojos: mojos.nullable(),
})
export type ChartDay = z.infer<typeof chartDay>
/** A day, UTC, and the lowest price in XCH that an item was listed at when it ended (today's: now); null where none was. */
export const floorDay = z.object({ day: z.string(), floor_mojos: mojos.nullable() })
export type FloorDay = z.infer<typeof floorDay>
export const chart = z.object({
  days: z.array(chartDay),
  /** The first day, each whose floor is another than the day's before, and today; at most the last two years. */
  floors: z.array(floorDay),
})
export type Chart = z.infer<typeof chart>

/** Who holds how many items; burned ones are held by nobody. */
export const holder = z.object({
  address,
  nft_count: z.number().int(),
  /** Of the items that were not burned, 0…1. */
  share: z.number(),
  listed_count: z.number().int(),
})
export type Holder = z.infer<typeof holder>

/** Holders of `from` to `to` items (null: and more). */
export const holderBucket = z.object({
  from: z.number().int(),
  to: z.number().int().nullable(),
  holder_count: z.number().int(),
  nft_count: z.number().int(),
})
export type HolderBucket = z.infer<typeof holderBucket>

/**
 * Holders, those of most items first, with how items are spread over all of them. Of a past height, what is listed is not
 * told: `listed_count` is 0.
 */
export const holderPage = pageOf(holder).extend({
  holder_count: z.number().int(),
  nft_count: z.number().int(),
  buckets: z.array(holderBucket),
})
export type HolderPage = z.infer<typeof holderPage>

/** An item whose file or metadata other living items have too, and the one of them that was minted first. */
export const duplicateNft = z.object({
  nft: flatNft,
  copy_count: z.number().int(),
  first: z.object({
    id: z.string(),
    encoded_id: z.string(),
    name: z.string().nullable(),
    mint_height: z.number().int().nullable(),
  }),
})
export type DuplicateNft = z.infer<typeof duplicateNft>
export const duplicatePage = pageOf(duplicateNft).extend({ total: z.number().int() })
export type DuplicatePage = z.infer<typeof duplicatePage>

export const collectionListQuery = collectionPath.extend(pageQuery.shape)
export const listHoldersQuery = collectionListQuery.extend({ at: whole(0, 2_000_000_000).optional() })

/** What its makers say of a collection. Absent stays as it is, null takes it away; words of the metadata show where nothing is said. */
export const collectionBody = z.strictObject({
  handle: z.string().max(60).nullable().optional(),
  description: optionalText(line(1000, 'many')),
  /** An item of the collection, in either form. */
  banner_nft_id: z.string().max(100).nullable().optional(),
  website: optionalText(webAddress),
  twitter: optionalText(
    z
      .string()
      .regex(/^@?\w{1,15}$/)
      .transform((text) => `https://x.com/${text.replace('@', '')}`),
  ),
  discord: optionalText(
    webAddress.refine(
      (text) => /^https:\/\/(www\.)?discord\.(gg|com)\//.test(text),
      'Not an address of Discord',
    ),
  ),
  sensitive: z.boolean().optional(),
})
export type CollectionInput = z.input<typeof collectionBody>

/** A collection of one's own, with what one said of it. */
export const ownCollection = collectionDetail.extend({
  said: z.object({
    description: z.string().nullable(),
    banner_nft_id: z.string().nullable(),
    website: z.string().nullable(),
    twitter: z.string().nullable(),
    discord: z.string().nullable(),
  }),
})
export type OwnCollection = z.infer<typeof ownCollection>
export const ownCollections = z.object({ collections: z.array(ownCollection) })
export type OwnCollections = z.infer<typeof ownCollections>
