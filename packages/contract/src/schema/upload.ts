import { z } from 'zod'
import { hex32, timestamp } from './common.js'

/** A file that is to be put here: its hash and its size, which are held against what arrives. */
export const uploadBody = z.object({
  sha256: hex32,
  bytes: z.number().int().min(1).max(1_073_741_824),
})
export type UploadInput = z.infer<typeof uploadBody>

/** Where the file is, or how it gets here: one of the two. */
export const uploadPermit = z.object({
  sha256: hex32,
  /** Where it is, for good; null until it was put here. */
  url: z.url().nullable(),
  /** Where its bytes are sent by PUT, once, and until when; null where nobody has to. */
  put: z.object({ url: z.url(), expires_at: timestamp }).nullable(),
})
export type UploadPermit = z.infer<typeof uploadPermit>

/** What the media service answers to the PUT. */
export const uploaded = z.object({
  sha256: hex32,
  url: z.url(),
  media_type: z.string(),
  bytes: z.number().int(),
})
