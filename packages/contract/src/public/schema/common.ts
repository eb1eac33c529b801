import { z } from 'zod'

/** 32 bytes as 64 hex characters, no 0x. */
export const hexId = z.string().regex(/^[0-9a-f]{64}$/)
/** ISO 8601 with offset. A block whose source tells no time has that of the epoch. */
export const dateTime = z.iso.datetime({ offset: true })
/** A JSON object of somebody else's making. */
export const anyObject = z.record(z.string(), z.unknown())

/** A page. `next` and `previous` are never null: at the end, `next` is the cursor that was sent. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.string().nullable(),
    size: z.number().int().min(1),
    next: z.string(),
    previous: z.string(),
  })
}

/** An address: its puzzle hash in hex and as bech32m. All zeros stand for one that the chain does not show. */
export const address = z.object({ id: hexId, encoded_id: z.string() })
export type Address = z.infer<typeof address>

/** A DID and, where its holder claimed it, what they say about themselves. */
export const profile = z.object({
  id: hexId,
  encoded_id: z.string(),
  verification_state: z.number().int(),
  username: z.string().nullable(),
  name: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  twitter_handle: z.string().nullable(),
  avatar_uri: z.string().nullable(),
  header_uri: z.string().nullable(),
  /** Proven by whoever holds the DID, as is `twitter_handle`. */
  discord_user: z.object({ id: z.string(), username: z.string(), discriminator: z.string() }).nullable(),
  /** XCH, over the interval asked for; null where none was. */
  volume: z.number().nullable(),
  minting_blocked: z.boolean().nullable(),
  minting_blocked_reason: z.string().nullable(),
})
export type Profile = z.infer<typeof profile>

const subscription = z.object({ plan: z.union([z.literal(0), z.literal(1)]) })

/** A profile of a list of profiles: plan 0 pays by the month, 1 by the year. */
export const listedProfile = profile.extend({ active_subscription: subscription.nullable() })
export type ListedProfile = z.infer<typeof listedProfile>

/** A profile alone. The counts are null unless `include_counts` asks for them. */
export const profileDetail = listedProfile.extend({
  featured_nfts_count: z.number().int().nullable(),
  owned_nfts_count: z.number().int().nullable(),
  created_nfts_count: z.number().int().nullable(),
  collections_count: z.number().int().nullable(),
  active_mints_count: z.number().int().nullable(),
})
export type ProfileDetail = z.infer<typeof profileDetail>

/** A token that prices may be in. */
export const token = z.object({
  id: z.string(),
  code: z.string(),
  rank: z.number().int(),
  name: z.string().nullable(),
  description: z.string().nullable(),
})
export type Token = z.infer<typeof token>

/** An error that is no matter of parameters. */
export const detail = z.object({ detail: z.string() })

/** Parameters that cannot be taken, each with where it stands. */
export const invalid = z.object({
  detail: z.array(
    z.object({ loc: z.array(z.union([z.string(), z.number().int()])), msg: z.string(), type: z.string() }),
  ),
})
