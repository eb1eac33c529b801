import { z } from 'zod'
import { timestamp } from './common.js'
import { profileDetail } from './place.js'
import { walletAnswer } from './signed.js'
import { line, optionalText, webAddress } from './text.js'

/** A text to sign, once, within minutes. */
export const challenge = z.object({
  id: z.string(),
  /** Signed as it stands: as UTF-8, or its bytes as hex in the modes that take hex. */
  message: z.string(),
  expires_at: timestamp,
  /** Whose key has to sign: the address that holds the profile now. */
  address: z.object({ id: z.string(), encoded_id: z.string() }),
})
export type Challenge = z.infer<typeof challenge>
export const challengeBody = z.strictObject({ action: z.literal('claim') })
export type ChallengeInput = z.input<typeof challengeBody>

/** An answered challenge, as wallets give it. */
export const claimBody = walletAnswer.extend({ challenge_id: z.string().regex(/^[\w-]{10,40}$/) })
export type ClaimInput = z.input<typeof claimBody>

/** An NFT in either form, or null for none. */
const picture = z.string().max(100).nullable().optional()

/** What its holder says of a profile. Absent stays as it is, null takes it away. */
export const profileBody = z.strictObject({
  username: z.string().max(60).nullable().optional(),
  name: optionalText(line(50)),
  bio: optionalText(line(500, 'many')),
  website: optionalText(webAddress),
  twitter_handle: optionalText(
    z
      .string()
      .regex(/^@?\w{1,15}$/)
      .transform((text) => text.replace('@', '')),
  ),
  avatar_nft_id: picture,
  header_nft_id: picture,
})
export type ProfileInput = z.input<typeof profileBody>

export const keyScope = z.enum(['read', 'profiles:write', 'mint'])

/** A key without its secret. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(keyScope),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  /** To the minute. */
  last_used_at: timestamp.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>
/** The only time the key itself is shown. */
export const newApiKey = apiKey.extend({ key: z.string() })
export type NewApiKey = z.infer<typeof newApiKey>
export const apiKeyBody = z.strictObject({
  name: line(60),
  scopes: z.array(keyScope).min(1).max(3),
  /** Days until it ends; without end unless said. */
  days: z.number().int().min(1).max(3650).optional(),
})
export type ApiKeyInput = z.input<typeof apiKeyBody>
export const apiKeyPath = z.object({ key_id: z.string().max(40) })
export const apiKeyList = z.object({ keys: z.array(apiKey) })
export type ApiKeyList = z.infer<typeof apiKeyList>

/** Who asks. */
export const me = z.object({
  /** Subject of the user pool. */
  user_id: z.string(),
  is_admin: z.boolean(),
  /** The key asked with; null for a person's own token. */
  key: z.object({ id: z.string(), scopes: z.array(z.string()) }).nullable(),
  /** Profiles claimed by them, whose claim still stands. */
  profiles: z.array(profileDetail),
})
export type Me = z.infer<typeof me>

const email = z.email().max(254)

/** The same answer whoever asks, and however often. */
export const earlyAccessReceipt = z.object({ submitted: z.literal(true) })
export type EarlyAccessReceipt = z.infer<typeof earlyAccessReceipt>
export const earlyAccessBody = z.strictObject({
  email,
  /** Of the caller's choosing: the same one again is the same submission. */
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
})
export type EarlyAccessInput = z.input<typeof earlyAccessBody>

export const earlyAccessEntry = z.object({ email: z.string(), received_at: timestamp })
export type EarlyAccessEntry = z.infer<typeof earlyAccessEntry>
