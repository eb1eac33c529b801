import { z } from 'zod'

export const letterSchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  medium: z.enum(['EMAIL', 'SMS']),
  to: z.string(),
  purpose: z.enum(['sign-up', 'reset', 'attribute', 'sign-in', 'notice']),
  subject: z.string(),
  text: z.string(),
  code: z.string().optional(),
  /** Where its reader ends letters of its kind (RFC 2369, RFC 8058). */
  unsubscribe: z.string().optional(),
})

/** A mail or text message that would have left the house. */
export type Letter = z.infer<typeof letterSchema>
