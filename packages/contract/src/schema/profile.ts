import { z } from 'zod'
import { interval } from './collection.js'
import { mojos, pageOf, pageQuery, profile, repeated, whole } from './common.js'
import { nftSort } from './nft.js'

/** A profile with what its work and its trade came to over an interval, in XCH alone. */
export const rankedProfile = profile.extend({
  /** Sales of items it made, whoever sold them. */
  created_volume_mojos: mojos,
  /** Sales in which it, or the address that holds it, was the seller, and those in which it was the buyer. */
  sold_volume_mojos: mojos,
  bought_volume_mojos: mojos,
})
export type RankedProfile = z.infer<typeof rankedProfile>
export const rankedProfilePage = pageOf(rankedProfile)

export const profileSort = z.enum(['created', 'sold', 'bought'])
export const listProfilesQuery = pageQuery.extend({
  interval: interval.optional(),
  sort: profileSort.optional(),
  /** Part of a claimed name or username, or a whole DID. */
  search: z.string().max(200).optional(),
})

const profileId = { profile_id: z.string().max(100) }
export const profileListQuery = pageQuery.extend(profileId)
export const profileNftsQuery = profileListQuery.extend({
  of: z.enum(['owned', 'created']),
  sort: nftSort.optional(),
})
export const profileEventsQuery = profileListQuery.extend({ type: repeated(whole(0, 3)) })

/** What the items of a profile would bring at the floors of their collections, which nobody promised to pay. */
export const portfolio = z.object({
  floor_value_mojos: mojos,
  /** Items it holds, and those of them whose collection has a floor. */
  nft_count: z.number().int(),
  valued_count: z.number().int(),
  /** Those of most value first, at most a hundred. */
  collections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nft_count: z.number().int(),
      floor_price_mojos: mojos.nullable(),
    }),
  ),
})
export type Portfolio = z.infer<typeof portfolio>
