import { z } from 'zod'
import { mintMetadata, mintState, reservation } from '../../schema/minting.js'
import { id, paging } from '../parameter.js'
import { page } from '../schema/common.js'
import { mint, offerWithNft } from '../schema/market.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Mints'
const path = { mint_id: id() }

export const getMint = wireOperation({
  id: 'public-get-mint',
  path: '/mints/{mint_id}',
  input: z.object(path),
  output: mint,
  group,
  summary: 'A mint',
  description:
    'Items of one collection (or of one creator, without one) that were made in one block; its id is `{collection or creator}-{height}`.',
})

export const listMintOffers = wireOperation({
  id: 'public-list-mint-offers',
  path: '/mints/{mint_id}/offers',
  input: z.object({ ...path, ...paging }),
  output: page(offerWithNft),
  group,
  summary: 'Open offers that sell items of a mint',
  description: 'The latest first.',
})

const percent = z
  .number()
  .min(0)
  .max(50)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'No more than two decimals')
const amount = z.union([z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).transform(String), z.string()])

/** A piece to be minted, as the field asks for it. */
export const mintDynamicBody = z.object({
  profile_id: z.string().max(100),
  metadata: mintMetadata,
  royalty_address: z.string().max(100),
  royalty_percentage: percent,
  target_address: z.string().max(100),
  requested_mojos: amount.nullish(),
  requested_asset_id: z.string().max(100).nullish(),
  reserve_for_seconds: reservation.nullish(),
})

const minted = z.object({
  /** Of ours, to ask further by: `/v2/mint-requests/{request_id}`. */
  request_id: z.string(),
  state: mintState,
  launcher_id: z.string().nullable(),
  nft_id: z.string().nullable(),
  offer_string: z.string().nullable(),
  offer: z
    .object({
      id: z.string(),
      offered: z.record(z.string(), z.number()),
      requested: z.record(z.string(), z.union([z.number(), z.string()])),
      expiration_date: z.string(),
    })
    .nullable(),
})

export const mintDynamic = wireOperation({
  id: 'public-mint-dynamic',
  method: 'POST',
  path: '/mint/dynamic',
  body: 'mint',
  input: z.object({ mint: mintDynamicBody }),
  output: minted,
  group,
  summary: 'Mint by program',
  description:
    'Mints a piece with an API key of the scope `mint`, for a credit. Free: to `target_address`. With `requested_mojos`: as an offer whose price goes there, and which ends after `reserve_for_seconds` (a day unless said); then its credit is there again. `profile_id` is your own minting profile: see GET /v2/minting/account. Waits until the id or the offer is known; where that takes too long, 202 and `request_id`. Send an `Idempotency-Key`: tried again under the same one, nothing is minted twice.',
  others: {
    202: 'Taken; the id or the offer is not known yet',
    402: 'There are too few credits',
    403: 'The minting API is not enabled, or the key may not mint',
    409: 'Another profile than your own, or another order under the same key',
    429: 'Too many, with Retry-After',
  },
})
