import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const mojos = () => numeric({ precision: 39, scale: 0 }).notNull()

/** Whoever mints by program: an address of their own to buy credits at, and the DID that mints for them. */
export const mintAccount = pgTable('mint_account', {
  userId: text().primaryKey(),
  /** Which child of the public key the address belongs to. */
  place: integer().notNull().unique(),
  puzzleHash: text().notNull().unique(),
  /** What a credit cost when they were told last, and when that was (Unix milliseconds). */
  creditMojos: mojos(),
  quotedAt: bigint({ mode: 'number' }).notNull(),
  openedAt: bigint({ mode: 'number' }).notNull(),
  /** The DID made for them: its launcher, and the signed bundle that makes it, until a block has it. */
  didId: text().unique(),
  didBundle: text(),
  isDidReady: boolean().notNull().default(false),
})

/** A coin that reached such an address, and the price of a credit it counts at. */
export const mintPayment = pgTable(
  'mint_payment',
  {
    coinId: text().primaryKey(),
    userId: text().notNull(),
    amount: mojos(),
    height: integer().notNull(),
    /** Its block's time, Unix milliseconds. */
    paidAt: bigint({ mode: 'number' }).notNull(),
    creditMojos: mojos(),
    quoted: boolean().notNull(),
    /** Whether a reorg took it back; it may come again. */
    gone: boolean().notNull(),
  },
  (table) => [index('mint_payment_user').on(table.userId), index('mint_payment_height').on(table.height)],
)

/** Up to which height addresses were looked at; one row. */
export const mintScan = pgTable('mint_scan', {
  id: integer().primaryKey(),
  height: integer().notNull(),
})

/** `paid` follows the payments both ways; what was `reserved` for a mint stays spent unless it is `freed`. */
export type CreditKind = 'given' | 'paid' | 'reserved' | 'freed'

/** Every credit that came or went. Rows are only added: a balance is their sum. */
export const mintCredit = pgTable(
  'mint_credit',
  {
    userId: text().notNull(),
    number: integer().notNull(),
    kind: text().$type<CreditKind>().notNull(),
    amount: integer().notNull(),
    /** The payment or the order it is for. */
    ref: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    uniqueIndex('mint_credit_once').on(table.kind, table.ref).where(sql`kind <> 'paid'`),
  ],
)

/** What was ordered together, by the key its caller chose: the same key again is the same order. */
export const mintBatch = pgTable(
  'mint_batch',
  {
    userId: text().notNull(),
    key: text().notNull(),
    /** sha256 of what was asked for, hex. */
    bodyHash: text().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** What a piece says on the chain. */
export interface MintMetadata {
  readonly dataUris: readonly string[]
  readonly dataHash: string
  readonly metadataUris: readonly string[]
  readonly metadataHash: string
  readonly licenseUris: readonly string[]
  readonly licenseHash: string | null
  readonly edition: number
  readonly editionTotal: number
}

/**
 * `queued` until a bundle with it is signed; `signed` until a block has it; `minted` then. A piece that is sold to whoever takes
 * its offer goes on to `sold`, or to `lapsed` once its time is over.
 */
export type MintState = 'queued' | 'signed' | 'minted' | 'sold' | 'lapsed'

/** A piece to be minted. */
export const mintOrder = pgTable(
  'mint_order',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The API key that ordered it; null for a person's own token. */
    keyId: text(),
    batchKey: text().notNull(),
    position: integer().notNull(),
    state: text().$type<MintState>().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    /** When its state changed last. */
    changedAt: bigint({ mode: 'number' }).notNull(),
    metadata: jsonb().$type<MintMetadata>().notNull(),
    /** sha256 of metadata and royalty: the same piece again has the same. */
    contentHash: text().notNull(),
    royaltyHash: text().notNull(),
    royaltyBasisPoints: integer().notNull(),
    /** Who gets the piece, or the price where there is one. */
    targetHash: text().notNull(),
    priceAsset: text(),
    priceAmount: numeric({ precision: 39, scale: 0 }),
    /** End of its offer, Unix seconds. */
    expiresAt: bigint({ mode: 'number' }),
    runId: text(),
    /** Its place in the run. */
    piece: integer(),
    launcherId: text(),
    firstCoinId: text(),
    height: integer(),
    offerText: text(),
    offerId: text(),
    /** The offered coin. */
    coinId: text(),
    /** The order that took over its piece once its time was over: nothing is minted twice to be sold again. */
    takenBy: text(),
  },
  (table) => [
    uniqueIndex('mint_order_batch').on(table.userId, table.batchKey, table.position),
    index('mint_order_user').on(table.userId, table.createdAt, table.id),
    index('mint_order_run').on(table.runId),
    index('mint_order_state').on(table.state, table.createdAt),
    index('mint_order_key').on(table.keyId, table.createdAt),
    index('mint_order_content').on(table.userId, table.contentHash).where(sql`state = 'lapsed'`),
  ],
)

/** What became of orders, in the order of commits; forgotten after a month. */
export const mintStep = pgTable(
  'mint_step',
  {
    number: bigint({ mode: 'number' }).primaryKey(),
    userId: text().notNull(),
    orderId: text().notNull(),
    step: text().$type<'queued' | 'signed' | 'offered' | 'minted' | 'undone' | 'sold' | 'lapsed'>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('mint_step_user').on(table.userId, table.number)],
)

/** Pieces that one bundle mints: a plan of the mint engine, as JSON. */
export const mintRun = pgTable(
  'mint_run',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    plan: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    isIncluded: boolean().notNull(),
    isSettled: boolean().notNull(),
    /** Why somebody has to look. */
    attention: text(),
  },
  (table) => [index('mint_run_open').on(table.createdAt).where(sql`not is_settled`)],
)

/** The engine's journal of a run: lines by their place in it, so that no two minters can write the same one. */
export const mintLine = pgTable(
  'mint_line',
  {
    runId: text().notNull(),
    at: integer().notNull(),
    /** Base64. */
    line: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.at] })],
)

/** What the minter says of itself; one row. */
export const mintMinter = pgTable('mint_minter', {
  id: integer().primaryKey(),
  puzzleHash: text().notNull(),
  balance: mojos(),
  coins: integer().notNull(),
  height: integer().notNull(),
  /** Unix milliseconds. */
  seenAt: bigint({ mode: 'number' }).notNull(),
})

/** Keys that may not mint, by the act that stopped them. */
export const mintStop = pgTable('mint_stop', {
  keyId: text().primaryKey(),
  /** Number of the act. */
  act: integer().notNull(),
})
