import { z } from 'zod'

const words = z.string().max(400)

/** What a sign-in waits for; how to answer it is the page's to say. */
const question = z.strictObject({
  kind: z.literal('question'),
  /** `totp`: an authenticator's; `code`: a mailed one; `sign-up`: the one that confirms a new account. */
  asks: z.enum(['totp', 'sms', 'code', 'which-factor', 'new-password', 'sign-up']),
  /** Where a code went, as the service shows it. */
  to: words.optional(),
})

/** Who is signed in and what they may: all that a page ever knows of it. No token, key or password is in here. */
export const account = z.strictObject({
  /** Whether a session outlives the studio: only where the system has a keyring. */
  isKept: z.boolean(),
  /** Where early access is asked for; nothing where no site is known. */
  earlyAccessUrl: words.optional(),
  state: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('out'),
      /** Whether an account was confirmed just now, and its owner can sign in. */
      isConfirmed: z.boolean(),
    }),
    question,
    z.strictObject({
      kind: z.literal('in'),
      name: words,
      earlyAccess: z.enum(['granted', 'missing', 'unknown']),
      /** Whether the service would like to know this device the next time. */
      asksDevice: z.boolean(),
    }),
  ]),
})
export type AccountView = z.output<typeof account>
export type AccountQuestion = z.output<typeof question>

export const signInInput = z.strictObject({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(256),
})
export type SignInInput = z.output<typeof signInInput>

export const signInAnswer = z.strictObject({ answer: z.string().trim().min(1).max(256) })
