import { z } from 'zod'

const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(20_000)
const shared = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
}

/** A new credential as browsers serialise it (WebAuthn level 3, RegistrationResponseJSON). */
export const registrationSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .default([]),
  }),
})

/** A signature by a credential (WebAuthn level 3, AuthenticationResponseJSON). */
export const assertionSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
})
