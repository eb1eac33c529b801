import { z } from 'zod'

const hex = z.string().regex(/^[0-9a-f]+$/)
const verifierSchema = z.object({ salt: hex, verifier: hex })

/** A device that was confirmed: it proves itself by a secret of its own, of which only the verifier is kept. */
const deviceSchema = z.object({
  key: z.string(),
  groupKey: z.string(),
  name: z.string().optional(),
  secret: verifierSchema,
  remembered: z.boolean(),
  address: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
})

const subSchema = z.string().brand<'Sub'>()

const codeSchema = z.object({
  purpose: z.enum(['sign-up', 'reset', 'email', 'phone_number']),
  /** Kept as it was mailed: six digits would not be hidden by a hash. */
  value: z.string(),
  expires: z.number(),
  tries: z.number(),
  /** The address or number it proves, where that is not the account's yet. */
  target: z.string().optional(),
})

const passkeySchema = z.object({
  id: z.string(),
  /** COSE key, base64url. */
  publicKey: z.string(),
  counter: z.number(),
  name: z.string(),
  transports: z.array(z.string()),
  attachment: z.string().optional(),
  createdAt: z.number(),
})

/** `lastStep` is the newest 30-second step a code was taken for: no code works twice. */
const totpSchema = z.object({ secret: z.string(), lastStep: z.number(), name: z.string().optional() })

export const userSchema = z.object({
  /** A UUID: the account's user name on the wire, and what its password's verifier is bound to. */
  sub: subSchema,
  attributes: z.record(z.string(), z.string()),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
  password: verifierSchema,
  groups: z.array(z.string()),
  codes: z.array(codeSchema),
  mfa: z.object({
    methods: z.array(z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])),
    preferred: z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']).optional(),
  }),
  totp: totpSchema.optional(),
  /** Given out, not yet proven to be in somebody's app. */
  totpOffer: z.string().optional(),
  devices: z.array(deviceSchema),
  passkeys: z.array(passkeySchema),
  createdAt: z.number(),
  modifiedAt: z.number(),
})

/** One account with all that belongs to it, so that each change of it is one write. */
export type User = z.infer<typeof userSchema>
export type Sub = User['sub']
export type Device = z.infer<typeof deviceSchema>
export type Code = z.infer<typeof codeSchema>
export type CodePurpose = Code['purpose']
export type Passkey = z.infer<typeof passkeySchema>
export type MfaMethod = User['mfa']['methods'][number]

/** How an e-mail address is looked up: letters in either case are one address. */
export function aliasOf(email: string): string {
  return email.trim().toLowerCase()
}

export function toSub(id: string): Sub {
  return subSchema.parse(id)
}
