import { z } from 'zod'
import { address, hex32, mojos, pageOf, pageQuery, profile, timestamp } from './common.js'
import { moderationEntry } from './moderation.js'

/** Pieces of one order. */
export const MOST_ORDERED = 100
/** How long an offer may stand, and how long it does where nobody says, in seconds. */
export const RESERVED_LEAST = 60
export const RESERVED_MOST = 30 * 86_400
export const RESERVED_USUALLY = 86_400

const MOST_URIS = 10
/** Anybody can fetch it: what other schemes lead to is on somebody's own machine, or is the file itself. */
const uri = z
  .string()
  .max(500)
  .regex(
    /^(https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?|ipfs:\/\/[A-Za-z0-9]{10,100}(\/\S*)?)$/,
    'Not an https or ipfs address',
  )
const hash = z
  .string()
  .regex(/^(0x)?[0-9a-fA-F]{64}$/, 'Not 32 bytes in hex')
  .transform((text) => text.replace('0x', '').toLowerCase())
const edition = z.number().int().min(1).max(1_000_000)

/** What is minted, as the chain will say it for ever (CHIP-0007). */
export const mintMetadata = z
  .strictObject({
    data_hash: hash,
    data_uris: z.array(uri).min(1).max(MOST_URIS),
    metadata_hash: hash,
    metadata_uris: z.array(uri).min(1).max(MOST_URIS),
    license_hash: hash.nullish(),
    license_uris: z.array(uri).max(MOST_URIS).nullish(),
    edition_number: edition.default(1),
    edition_total: edition.default(1),
  })
  .refine(({ edition_number, edition_total }) => edition_number <= edition_total, {
    path: ['edition_number'],
    message: 'Beyond its total',
  })
  .refine(({ license_hash, license_uris }) => (license_uris ?? []).length === 0 || license_hash, {
    path: ['license_hash'],
    message: 'A license needs its hash',
  })

const someAddress = z.string().min(1).max(100)
/** In seconds. */
export const reservation = z.number().int().min(RESERVED_LEAST).max(RESERVED_MOST)

/** A piece to be minted. With a price it is sold to whoever takes its offer. */
export const mintInput = z.strictObject({
  /** One's own minting profile; may be left out. */
  profile_id: z.string().max(100).optional(),
  metadata: mintMetadata,
  royalty_address: someAddress,
  royalty_basis_points: z.number().int().min(0).max(5000),
  /** Who gets the piece, or its price where it has one. */
  target_address: someAddress,
  /** The price, in mojos or the smallest unit of the CAT. */
  requested_mojos: mojos.regex(/^[1-9]\d{0,18}$/, 'Not an amount').optional(),
  requested_asset_id: hash.optional(),
  reserve_for_seconds: reservation.optional(),
})
export const mintOrderBody = z.strictObject({ mints: z.array(mintInput).min(1).max(MOST_ORDERED) })
export type MintOrderInput = z.input<typeof mintOrderBody>

/**
 * `queued` until what mints it is signed, `signed` until a block has it, then `minted`; with a price, `sold` once somebody took its
 * offer, `lapsed` once nobody can any more, which gives its credit back.
 */
export const mintState = z.enum(['queued', 'signed', 'minted', 'sold', 'lapsed'])
export type MintState = z.infer<typeof mintState>

/** A piece that was ordered, and how far it is. */
export const mintRequest = z.object({
  id: z.string(),
  state: mintState,
  /** The key that its order was sent under, and its place in it. */
  order: z.string(),
  position: z.number().int(),
  created_at: timestamp,
  changed_at: timestamp,
  /** Known once it is signed. */
  launcher_id: hex32.nullable(),
  nft_id: z.string().nullable(),
  /** Of the block that has it. */
  height: z.number().int().nullable(),
  target_address: address,
  price: z.object({ amount: mojos, asset_id: hex32.nullable() }).nullable(),
  /** Known once it is signed; can be taken as soon as a block has the piece. */
  offer: z.object({ id: z.string(), text: z.string(), expires_at: timestamp }).nullable(),
  data_hash: hex32,
  metadata_hash: hex32,
  edition_number: z.number().int(),
  edition_total: z.number().int(),
})
export type MintRequest = z.infer<typeof mintRequest>
/**
 * What became of an order: taken, its bundle `signed` (the ids are known), `offered`, `minted` in a block, `undone` where a reorg took
 * the block back, `sold` or `lapsed`.
 */
export const mintStep = z.enum(['queued', 'signed', 'offered', 'minted', 'undone', 'sold', 'lapsed'])
export const mintOrder = z.object({ order: z.string(), mints: z.array(mintRequest) })
export type MintOrder = z.infer<typeof mintOrder>
export const mintRequestPage = pageOf(mintRequest)
export const mintRequestsQuery = pageQuery.extend({ state: mintState.optional() })
export const mintRequestPath = z.object({ request_id: z.string().max(60) })

/** What the minting API costs and bears. */
export const minting = z.object({
  enabled: z.boolean(),
  credit_mojos: mojos.nullable(),
  /** Whether the minter was heard of within a minute, and how much waits for it. */
  running: z.boolean(),
  waiting: z.number().int(),
  pieces_per_order: z.number().int(),
  pieces_per_bundle: z.number().int(),
  pieces_per_day: z.number().int(),
  orders_per_minute: z.number().int(),
})
export type Minting = z.infer<typeof minting>

const credits = z.number().int()

/** A payment for credits. */
const mintPayment = z.object({
  coin_id: hex32,
  amount_mojos: mojos,
  credit_mojos: mojos,
  height: z.number().int(),
  paid_at: timestamp,
  /** Whether it counts at the price that its payer was told. */
  quoted: z.boolean(),
  /** Whether a reorg took it back. */
  gone: z.boolean(),
})
const creditEntry = z.object({
  number: z.number().int(),
  kind: z.enum(['given', 'paid', 'reserved', 'freed']),
  amount: credits,
  /** Id of the payment's coin, or of the request. */
  of: z.string(),
  at: timestamp,
})

/** One's own account at the minting API. */
export const mintingAccount = z.object({
  /** Where credits are bought, and at what price; null until one asks. */
  payable: z.object({ address, credit_mojos: mojos, until: timestamp }).nullable(),
  credits,
  /** Paid and not enough for another credit yet. */
  left_mojos: mojos,
  /** The DID that mints for this account; null until its first credit, and until a block has it. */
  profile: profile.pick({ id: true, encoded_id: true }).nullable(),
  ordered_today: z.number().int(),
  /** The last thirty days, the oldest first, by UTC. */
  days: z.array(z.object({ day: z.string(), ordered: z.number().int() })),
  /** The newest first. */
  payments: z.array(mintPayment),
  ledger: z.array(creditEntry),
})
export type MintingAccount = z.infer<typeof mintingAccount>

/** What the people who run the site see of the minting API. */
export const mintingOverview = z.object({
  minter: z
    .object({
      address,
      balance_mojos: mojos,
      coins: z.number().int(),
      height: z.number().int(),
      seen_at: timestamp,
    })
    .nullable(),
  states: z.record(mintState, z.number().int()),
  /** When the order that has waited longest was sent. */
  oldest_waiting: timestamp.nullable(),
  /** Bundles that no block has, and why somebody has to look. */
  runs: z.array(
    z.object({
      id: z.string(),
      user_id: z.string(),
      created_at: timestamp,
      attention: z.string().nullable(),
    }),
  ),
  customers: z.array(
    z.object({
      user_id: z.string(),
      profile: profile.pick({ id: true, encoded_id: true }).nullable(),
      credits,
      ordered: z.number().int(),
      paid_mojos: mojos,
    }),
  ),
  keys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      user_id: z.string(),
      ordered: z.number().int(),
      last_used_at: timestamp.nullable(),
      revoked: z.boolean(),
      /** The act that stopped it, where one stands. */
      stopped: moderationEntry.nullable(),
    }),
  ),
})
export type MintingOverview = z.infer<typeof mintingOverview>
