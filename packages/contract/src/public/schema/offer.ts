import { z } from 'zod'
import { anyObject, dateTime, hexId } from './common.js'

/** Amounts in mojos or a token's smallest unit by `xch`, asset id or `nft1…`. */
const amounts = z.record(z.string(), z.number().int())

/**
 * An offer. Status: 0 open, 1 pending, 2 cancelling, 3 cancelled, 4 completed, 5 unknown, 6 expired.
 * Side 1 sells, 2 bids; source 0 was published here.
 */
export const nftOffer = z.object({
  id: z.string(),
  source: z.union([z.literal(0), z.literal(1)]),
  status: z.number().int().min(0).max(6),
  side: z.union([z.literal(1), z.literal(2)]),
  xch_price: z.number().nullable(),
  created_at: dateTime,
  contains_mint_spend: z.boolean().nullable(),
  offered: amounts.nullable(),
  requested: amounts.nullable(),
  expiration_date: dateTime.nullable(),
  expiration_height: z.number().int().nullable(),
  mint_id: z.string().nullable(),
})
export type NftOffer = z.infer<typeof nftOffer>

/** An offer with the item it is about. */
export const offer = nftOffer.extend({ nft_id: hexId.nullable() })
export type Offer = z.infer<typeof offer>

/** What publishing an offer answers; also with 400, when it was known before, and then with `detail`. */
export const published = z.object({ offer, detail: z.string().optional() })

/** What the server of a wallet's handle answers for one that nobody has. */
export const handle = z.looseObject({ status: z.string() })

/** A signature and what it was made of. `address` must be that of the key. */
export const signedText = z.object({
  pubkey: z.string().max(200),
  message: z.string().max(100_000),
  signature: z.string().max(400),
  address: z.string().max(200),
  signing_mode: z
    .enum([
      'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_',
      'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_HEX',
      'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:utf8input_',
      'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:hexinput_',
      'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_P2_DELEGATED_PUZZLE',
    ])
    .optional(),
})

/** Whether a signature is the address's own. */
export const verdict = z.object({ verified: z.boolean() })

/** Anything at all. */
export const anyJson = z.union([anyObject, z.null()])
