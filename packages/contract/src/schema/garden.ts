import { z } from 'zod'
import { nftCollection } from './collection.js'
import { pageOf, pageQuery, profile, timestamp, token, whole } from './common.js'
import { line, optionalText, webAddress } from './text.js'

/** A group of profiles and collections under one name. */
export const garden = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  banner_uri: z.string().nullable(),
  /** Whoever tends it. */
  owner: profile,
  created_at: timestamp,
  profile_count: z.number().int(),
  collection_count: z.number().int(),
})
export type Garden = z.infer<typeof garden>
export const gardenPage = pageOf(garden)
export const gardenProfilePage = pageOf(profile)
export const gardenCollectionPage = pageOf(nftCollection)

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
export const gardenPath = z.object({ slug })
export const gardenListQuery = gardenPath.extend(pageQuery.shape)

const MOST_MEMBERS = 1000
/** A garden whole: what it was before is replaced. */
export const gardenBody = z.strictObject({
  name: line(60),
  description: optionalText(line(2000, 'many')),
  banner_uri: optionalText(webAddress),
  /** DIDs in either form. */
  owner_id: z.string().max(100),
  profile_ids: z.array(z.string().max(100)).max(MOST_MEMBERS).optional(),
  collection_ids: z.array(z.string().max(100)).max(MOST_MEMBERS).optional(),
})
export type GardenInput = z.input<typeof gardenBody>

/** A token that prices may be in. */
export const listedToken = token.extend({
  description: z.string().nullable(),
  /** 0 is XCH; tokens that nobody here vouches for come last. */
  rank: z.number().int(),
})
export type ListedToken = z.infer<typeof listedToken>
export const tokenPage = pageOf(listedToken)
export const listTokensQuery = pageQuery.extend({
  query: z.string().max(100).optional(),
  collection_id: z.string().max(100).optional(),
  garden_id: z.string().max(100).optional(),
})
export const tokenPath = z.object({ token_id: z.string().max(64) })
export const tokenBody = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9$.]{1,12}$/),
  name: line(60),
  description: optionalText(line(1000, 'many')),
  rank: whole(1, 999_999),
  decimals: whole(0, 18).optional(),
  collection_id: z.string().max(100).optional(),
  garden_id: z.string().max(100).optional(),
})
export type TokenInput = z.input<typeof tokenBody>

/** A profile that supports the service. */
export const supporter = z.object({
  profile,
  plan: z.enum(['monthly', 'yearly']),
  since: timestamp,
  until: timestamp.nullable(),
})
export type Supporter = z.infer<typeof supporter>
export const supporterList = z.object({ supporters: z.array(supporter) })
export type SupporterList = z.infer<typeof supporterList>
export const supporterBody = z.strictObject({
  profile_id: z.string().max(100),
  plan: z.enum(['monthly', 'yearly']),
  /** Unix seconds; from now on, and without end, unless said. */
  from: whole(0, 9_999_999_999).optional(),
  until: whole(0, 9_999_999_999).optional(),
})
export type SupporterInput = z.input<typeof supporterBody>
