import { z } from 'zod'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken,
  MaxResults: z.number().int().min(0).max(20).nullish(),
  NextToken: z
    .string()
    .regex(/^\d{1,4}$/)
    .nullish(),
})

/** The account's passkeys, the oldest first. */
export const listWebAuthnCredentials = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const from = Number(input.NextToken ?? 0)
  const to = from + (input.MaxResults || 20)
  const shown = user.passkeys.slice(from, to).map((passkey) => ({
    CredentialId: passkey.id,
    FriendlyCredentialName: passkey.name,
    RelyingPartyId: pool.settings.relyingParty.id,
    ...(passkey.attachment ? { AuthenticatorAttachment: passkey.attachment } : {}),
    AuthenticatorTransports: passkey.transports,
    CreatedAt: passkey.createdAt / 1000,
  }))
  return { Credentials: shown, ...(to < user.passkeys.length ? { NextToken: String(to) } : {}) }
})
