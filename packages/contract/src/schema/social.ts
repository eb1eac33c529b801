import { z } from 'zod'
import { timestamp } from './common.js'
import { walletAnswer } from './signed.js'

/** Services whose accounts can be linked; `twitter` is X. */
export const socialProvider = z.enum(['discord', 'twitter'])
export type SocialProvider = z.infer<typeof socialProvider>

/** Pages that people come back to from a service. */
const socialDoor = z.enum(['user', 'wallet', 'discord'])

/** An account of another service that was proven: whoever signed in there said so themselves. */
export const socialAccount = z.object({
  provider: socialProvider,
  /** As the service names it, for good. */
  account_id: z.string(),
  /** As it was called when it was linked: text of strangers. */
  username: z.string(),
  verified_at: timestamp,
  /** Who proved that it belongs here: whoever is signed in, or the key of the DID or address. */
  proven_by: z.enum(['account', 'wallet']),
})
export type SocialAccount = z.infer<typeof socialAccount>

export const socialAccounts = z.object({
  /** Services that can be linked here. */
  offered: z.array(socialProvider),
  accounts: z.array(socialAccount),
})
export type SocialAccounts = z.infer<typeof socialAccounts>

/** What a browser keeps to itself (a cookie no script reads), so that nobody can go half of the way in another’s place. */
const browser = z.string().regex(/^[\w-]{43}$/)

export const socialPath = z.object({ provider: socialProvider })
export const socialStartBody = z.strictObject({ door: z.enum(['user', 'discord']), browser })
export type SocialStartInput = z.input<typeof socialStartBody>

/** Where to send the browser next. */
export const socialWay = z.object({ authorize_url: z.string(), expires_at: timestamp })
export type SocialWay = z.infer<typeof socialWay>

export const socialChallengeBody = z.strictObject({
  action: z.enum(['link', 'unlink']),
  /** A DID or an address, in either form. */
  subject: z.string().max(100),
  browser,
})
export type SocialChallengeInput = z.input<typeof socialChallengeBody>

/** A signed text, and the browser that asked for it. */
export const socialWalletBody = walletAnswer.extend({
  challenge_id: z.string().regex(/^[\w-]{10,40}$/),
  browser,
})
export type SocialWalletInput = z.input<typeof socialWalletBody>

/** What the service sent the browser back with. */
export const socialFinishBody = z.strictObject({
  door: socialDoor,
  browser,
  state: z.string().max(200),
  /** There unless the answer was no. */
  code: z.string().min(1).max(2000).optional(),
  error: z.string().max(200).optional(),
})
export type SocialFinishInput = z.input<typeof socialFinishBody>

/** What was linked, and to what. */
export const socialLinked = z.object({
  account: socialAccount,
  /** Null for whoever is signed in; else a DID or an address. */
  subject: z.string().nullable(),
})
export type SocialLinked = z.infer<typeof socialLinked>

export const socialUnlinked = z.object({ unlinked: z.literal(true) })
export type SocialUnlinked = z.infer<typeof socialUnlinked>
