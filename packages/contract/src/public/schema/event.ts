import { z } from 'zod'
import { address, anyObject, dateTime, hexId, profile, token } from './common.js'

/** What was paid, in mojos or a token's smallest unit. */
const payment = z.object({
  puzzle_hash: z.string(),
  amount: z.number().int(),
  /** Null means XCH. */
  asset_id: z.string().nullable(),
  asset: token.nullable(),
})

/** Something that happened to an NFT: type 0 mint, 1 transfer, 2 trade, 3 burn. `address` is whose it became. */
export const nftEventBase = z.object({
  nft_id: hexId,
  event_index: z.number().int(),
  type: z.number().int().min(0).max(3),
  timestamp: dateTime,
  xch_price: z.number().nullable(),
  payments: z.array(payment).nullable(),
  address,
  owner: profile.nullable(),
  owner_since: dateTime.nullable(),
  previous_address: address.nullable(),
  previous_owner: profile.nullable(),
})
export type NftEventBase = z.infer<typeof nftEventBase>

/** An event with the NFT, its collection and its creator. */
export const nftEvent = nftEventBase.extend({
  nft: z.object({
    id: hexId,
    encoded_id: z.string(),
    data: z.object({
      /** Not in the field's document, but read by its younger clients; so is `block_height`. */
      name: z.string().nullable(),
      thumbnail_uri: z.string().nullable(),
      integrity_state: z.number().int(),
      metadata_json: anyObject.nullable(),
      data_uris: z.array(z.string()),
      data_type: z.number().int().min(0).max(4),
    }),
    royalty_percentage: z.number().int().nullable(),
    is_blocked: z.boolean().nullable(),
  }),
  collection: z
    .object({
      id: z.string(),
      name: z.string(),
      sensitive_content: z.boolean(),
      blocked_content: z.boolean(),
    })
    .nullable(),
  creator: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  block_height: z.number().int(),
})
export type NftEvent = z.infer<typeof nftEvent>
