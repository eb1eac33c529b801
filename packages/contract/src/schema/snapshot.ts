import { z } from 'zod'
import { whole } from './common.js'

const id = z.string().max(100)

/** Whose holders are asked for; at least one collection, profile or item. */
export const snapshotBody = z
  .strictObject({
    collection_ids: z.array(id).max(25).optional(),
    /** Everything these profiles made. */
    profile_ids: z.array(id).max(25).optional(),
    /** A list of one's own. */
    nft_ids: z.array(id).max(5000).optional(),
    /** Of all that only what has these: values of one kind widen, several kinds narrow. */
    traits: z
      .array(z.strictObject({ trait_type: z.string().min(1).max(200), value: z.string().max(500) }))
      .max(50)
      .optional(),
    /** A height; the newest block where it is left out. */
    at: whole(0, 2_000_000_000).optional(),
    format: z.enum(['csv', 'json', 'ndjson']).optional(),
  })
  .refine(
    ({ collection_ids, profile_ids, nft_ids }) =>
      [collection_ids, profile_ids, nft_ids].some((list) => (list?.length ?? 0) > 0),
    'Names no collection, profile or item',
  )
export type SnapshotInput = z.input<typeof snapshotBody>

/** Whose signature snapshots carry. */
export const snapshotSigner = z.object({
  /** Ed25519, hex. */
  public_key: z.string().regex(/^[0-9a-f]{64}$/),
})
export type SnapshotSigner = z.infer<typeof snapshotSigner>

export const blockPath = z.object({ height: whole(0, 2_000_000_000) })
