import { z } from 'zod'

/** 32 bytes as 64 lowercase hex characters, no 0x. */
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/)
/** A whole number of mojos (or of a CAT's smallest unit) as decimal text. */
export const mojos = z.string().regex(/^\d{1,39}$/)
/** ISO 8601 with offset, UTC. */
export const timestamp = z.string()
/** Time of a block; null where the source of blocks does not know it (an archive of bare bundles). */
export const blockTime = timestamp.nullable()

/** A whole number within bounds, also as query text. */
export function whole(min: number, max: number) {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))
}

/** Query of every list. `page` is an opaque cursor from `next` or `previous`. */
export const pageQuery = z.object({
  page: z.string().max(500).optional(),
  size: whole(1, 100).optional(),
})

/** One page of a list. `next` is never null; at the end it repeats the cursor that was sent. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.string().nullable(),
    size: z.number().int(),
    next: z.string(),
    previous: z.string(),
  })
}

/** A list page as a type. */
export interface Page<T> {
  items: T[]
  page: string | null
  size: number
  next: string
  previous: string
}

/** Addresses carry the puzzle hash in hex and as bech32m. */
export const address = z.object({ id: hex32, encoded_id: z.string() })
export type Address = z.infer<typeof address>

/** A profile is a DID; name and picture exist only where its holder claimed it. */
export const profile = z.object({
  id: hex32,
  encoded_id: z.string(),
  verification_state: z.number().int(),
  username: z.string().nullable(),
  name: z.string().nullable(),
  avatar_uri: z.string().nullable(),
})
export type Profile = z.infer<typeof profile>

/** A token that prices may be in. `id` is `xch` or the CAT's asset id in hex. */
export const token = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  decimals: z.number().int(),
})
export type Token = z.infer<typeof token>

/** One or many values of a repeatable query parameter. */
export function repeated<T extends z.ZodType>(item: T) {
  return z.union([z.array(item).max(50), item.transform((one) => [one])]).optional()
}

/** `true`/`false`, also as query text. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1')])
  .optional()
