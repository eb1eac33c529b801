import { z } from 'zod'
import { timestamp } from './common.js'

/** What the people who run the site may take out of its lists. */
export const moderatedKind = z.enum(['nft', 'collection', 'offer', 'auction', 'profile'])
export type ModeratedKind = z.infer<typeof moderatedKind>

/** Why something is in no list and not found by words. It can be looked up like anything else, and what the chain says of it stays. */
export const hiding = z.object({
  /** Whether it was hidden itself, or with what it belongs to. */
  of: moderatedKind,
  reason: z.string(),
  at: timestamp,
})
export type Hiding = z.infer<typeof hiding>
