import { z } from 'zod'
import { address, blockTime, hex32, mojos, pageOf, pageQuery, profile, repeated, whole } from './common.js'

/** 0 mint, 1 transfer, 2 trade, 3 burn; ours: 4 DID assigned, 5 metadata updated (only in an item's provenance). */
export const eventType = z.number().int().min(0).max(5)

/** The published rules that take a sale for a wash trade; `packages/domain/src/ranking/wash-trade.ts` has them. */
export const washRule = z.enum(['self', 'funded', 'back-and-forth', 'repeat-buyer'])
export type WashRule = z.infer<typeof washRule>

/**
 * What decided a price: `stated` the prices that the seller's spend names, `asserted` payments that it insists
 * on, `paid` payments to the seller.
 */
export const priceEvidence = z.enum(['stated', 'asserted', 'paid'])
export type PriceEvidence = z.infer<typeof priceEvidence>

export const payment = z.object({
  puzzle_hash: hex32,
  amount: mojos,
  /** Null means XCH. */
  asset_id: hex32.nullable(),
})

export const nftEvent = z.object({
  nft_id: hex32,
  event_index: z.number().int(),
  type: eventType,
  timestamp: blockTime,
  payments: z.array(payment),
  /** New owner. */
  address: address.nullable(),
  owner: profile.nullable(),
  previous_address: address.nullable(),
  previous_owner: profile.nullable(),
  block_height: z.number().int(),
  price_mojos: mojos.nullable(),
  /** `xch` or the CAT's asset id. */
  price_token_id: z.string().nullable(),
  price_token_code: z.string().nullable(),
  price_token_decimals: z.number().int().nullable(),
  price_evidence: priceEvidence.nullable(),
  /** Royalty seen paid in the same block, in the price's token. */
  royalty_mojos: mojos.nullable(),
  royalty_basis_points: z.number().int(),
  royalty_address: address.nullable(),
  /** Royalties as they were paid, and to whom. */
  royalties: z.array(
    z.object({
      address,
      amount: mojos,
      /** Null means XCH. */
      asset_id: hex32.nullable(),
      token_code: z.string(),
      token_decimals: z.number().int(),
    }),
  ),
  /** Whose coin paid; null where the chain does not show it. */
  payer: address.nullable(),
  /** Rules that take the sale for a wash trade; empty for all others. */
  wash_rules: z.array(washRule),
  /** The coin that was spent, and the coin it made (null when melted). */
  coin_id: hex32,
  child_coin_id: hex32.nullable(),
  /** Size of puzzle reveal and solution together. */
  spend_bytes: z.number().int(),
  nft: z.object({
    id: hex32,
    encoded_id: z.string(),
    name: z.string().nullable(),
    thumbnail_uri: z.string().nullable(),
    placeholder_color: z.string().nullable(),
    data_type: z.number().int(),
    royalty_percentage: z.number().int(),
    is_blocked: z.boolean(),
  }),
  collection: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  creator: z.object({ id: hex32, name: z.string().nullable() }).nullable(),
})
export type NftEvent = z.infer<typeof nftEvent>

export const eventPage = pageOf(nftEvent)
/** The filters that lists of events and their files share. */
const eventFilter = z.object({
  collection: z.string().max(100).optional(),
  address_id: z.string().max(100).optional(),
  nft_id: z.string().max(100).optional(),
  type: repeated(whole(0, 3)),
  /** What was paid, both included, in the smallest unit of one asset; what had no price in it is in no range. */
  min_price_mojos: mojos.optional(),
  max_price_mojos: mojos.optional(),
  /** The asset that prices are in, `xch` or a CAT's id; XCH where a price is asked for without it. */
  price_token_id: z.union([z.literal('xch'), hex32]).optional(),
})
export const listEventsQuery = eventFilter.extend(pageQuery.shape)

export const exportEventsQuery = eventFilter.extend({ format: z.enum(['csv', 'ndjson']).optional() })

/** A line of an export of what happened. */
export const exportedEvent = z.object({
  time: z.string().nullable(),
  type: z.enum(['mint', 'transfer', 'trade', 'burn']),
  nft_id: z.string(),
  event_index: z.number().int(),
  name: z.string().nullable(),
  collection_id: z.string().nullable(),
  collection: z.string().nullable(),
  /** In whole units of `currency`; the royalty comes on top. */
  price: z.string().nullable(),
  royalty: z.string().nullable(),
  currency: z.string().nullable(),
  /** `xch` or the token's asset id. */
  token_id: z.string().nullable(),
  /** The price in the token's smallest unit. */
  price_mojos: mojos.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Whether a published rule takes it for a wash trade. */
  is_wash: z.boolean(),
  height: z.number().int(),
  coin_id: hex32,
})
export type ExportedEvent = z.infer<typeof exportedEvent>

export const eventPath = z.object({ nft_id: z.string().max(100), event_index: whole(0, 2_000_000_000) })

/** A spend that an event was read from, as the full node's RPC writes it, with its coin id and part. */
export const eventSpend = z.object({
  /** `nft` its own; `payment` what was paid; `payer` the coin behind it; `shared` items sold for the same payment; `maker` what made the launcher. */
  role: z.enum(['nft', 'payment', 'payer', 'shared', 'maker']),
  coin_id: hex32,
  coin: z.object({
    parent_coin_info: z.string(),
    puzzle_hash: z.string(),
    /** Text where a number would lose digits. */
    amount: z.union([z.number().int(), mojos]),
  }),
  puzzle_reveal: z.string(),
  solution: z.string(),
})
export type EventSpend = z.infer<typeof eventSpend>

/** Everything an event was read from: saved as a file, `inspect spends` reads the event from it anew. */
export const eventSpends = z.object({
  nft_id: hex32,
  event_index: z.number().int(),
  block_height: z.number().int(),
  header_hash: hex32,
  coin_spends: z.array(eventSpend),
})
export type EventSpends = z.infer<typeof eventSpends>
