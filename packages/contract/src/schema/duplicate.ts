import { z } from 'zod'
import { blockTime, hex32 } from './common.js'

/** Another item with the same file, the same metadata, or both. */
export const duplicate = z.object({
  id: hex32,
  encoded_id: z.string(),
  name: z.string().nullable(),
  collection_id: z.string().nullable(),
  collection_name: z.string().nullable(),
  mint_height: z.number().int().nullable(),
  minted_at: blockTime,
  creator_address_encoded_id: z.string().nullable(),
  same_data: z.boolean(),
  same_metadata: z.boolean(),
})
export type Duplicate = z.infer<typeof duplicate>
