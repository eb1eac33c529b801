import { z } from 'zod'

export const identitySchema = z.object({
  id: z.string(),
  /** `issuer|sub` of the accounts it belongs to; none for a guest. */
  logins: z.array(z.string()),
  createdAt: z.number(),
})

/** An identity of the identity pool: a guest's, or an account's. */
export type Identity = z.infer<typeof identitySchema>
