import { z } from 'zod'

export const grantSchema = z.object({
  /** `origin_jti` of every token that came from this sign-in. */
  id: z.string(),
  sub: z.string().brand<'Sub'>(),
  clientId: z.string(),
  scope: z.string(),
  /** The device this sign-in offered or proved. */
  deviceKey: z.string().optional(),
  deviceGroupKey: z.string().optional(),
  address: z.string(),
  /** Milliseconds since 1970. */
  authTime: z.number(),
  expires: z.number(),
  /** SHA-256 of the refresh tokens that work, in hex: the newest, and replaced ones until their grace ends. */
  secrets: z.array(z.object({ hash: z.string(), until: z.number().optional() })),
})

/** One sign-in: while it is kept its tokens work, and no longer. */
export type Grant = z.infer<typeof grantSchema>
