import { z } from 'zod'

/** A time as dexie writes it. */
const time = z.iso.datetime()

/** An amount of a token, in its own units; XCH's id is `xch`. */
export const dexieToken = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  amount: z.number(),
})

/** An NFT of a trade. Ids in hex; the royalty in basis points. */
export const dexieNft = z.object({
  is_nft: z.literal(true),
  id: z.string(),
  name: z.string().nullable(),
  preview: z.object({ tiny: z.string().nullable(), medium: z.string().nullable() }),
  collection: z.object({ id: z.string(), name: z.string() }).nullable(),
  nft_data: z.object({ royalty: z.number().int(), data_uris: z.array(z.string()) }),
})

/** What one side of a trade gives. */
export const dexieItem = z.union([dexieToken, dexieNft])
export type DexieItem = z.infer<typeof dexieItem>

/**
 * An offer. Status: 0 open, 1 pending, 2 cancelling, 3 cancelled, 4 completed, 5 unknown, 6 expired.
 * `offer` is its text, left out of compact lists; `price` counts what is asked for one item.
 */
export const dexieOffer = z.object({
  id: z.string(),
  status: z.number().int().min(0).max(6),
  offer: z.string().optional(),
  date_found: time,
  date_completed: time.nullable(),
  date_pending: time.nullable(),
  date_expiry: time.nullable(),
  block_expiry: z.number().int().nullable(),
  spent_block_index: z.number().int().nullable(),
  known_taker: z.string().nullable(),
  price: z.number().nullable(),
  trade_id: z.string().nullable(),
  offered: z.array(dexieItem),
  requested: z.array(dexieItem),
})
export type DexieOffer = z.infer<typeof dexieOffer>

export const dexieOne = z.object({ success: z.literal(true), offer: dexieOffer })
export const dexiePage = z.object({
  success: z.literal(true),
  count: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  offers: z.array(dexieOffer),
})

/** What publishing answers; `known` when the trade was published before. */
export const dexiePublished = dexieOne.extend({ id: z.string(), known: z.boolean() })

/** What every refusal says. */
export const dexieError = z.object({ success: z.literal(false), error_message: z.string() })

/** What dexie's answers are made of, under the names a reader meets them by. */
export const DEXIE_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Error: dexieError,
  Nft: dexieNft,
  Offer: dexieOffer,
  Token: dexieToken,
}
