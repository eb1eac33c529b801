import { z } from 'zod'
import { hex32, timestamp } from './common.js'
import { fileFault, integrityState } from './nft.js'
import { asOf } from './past.js'

/** One coin of the singleton's line: the spend that made an event, and the coin it left. */
export const proofLink = z.object({
  event_index: z.number().int(),
  type: z.number().int(),
  block_height: z.number().int(),
  header_hash: hex32,
  spent_coin_id: hex32,
  made_coin_id: hex32.nullable(),
  /** Where the spend itself can be had, to be read again. */
  spends: z.string(),
})

/** A file as the chain promises it and as it was found. */
export const proofFile = z.object({
  role: z.enum(['data', 'metadata', 'license']),
  /** sha256 on chain. */
  hash: z.string(),
  uris: z.array(z.string()),
  integrity_state: integrityState,
  integrity_code: fileFault.nullable(),
  integrity_detail: z.string().nullable(),
  /** Address whose bytes have this hash (`data:` for bytes within the URI); null while none was found. */
  found_at: z.string().nullable(),
  checked_at: timestamp.nullable(),
  bytes: z.number().int().nullable(),
})

/** What everything said of an item rests on. */
export const nftProof = z.object({
  as_of: asOf,
  id: hex32,
  encoded_id: z.string(),
  launcher_id: hex32,
  /** The coin that is the NFT now; null once melted. */
  coin_id: hex32.nullable(),
  /** From the mint on; each spends what the one before made. */
  links: z.array(proofLink),
  /** False where the line begins before the first block read here. */
  from_launcher: z.boolean(),
  files: z.array(proofFile),
})
export type NftProof = z.infer<typeof nftProof>
