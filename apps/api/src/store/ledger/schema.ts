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

/** An offer as it reads, with amounts as decimal text. */
export type StoredItem =
  | { kind: 'nft'; launcherId: string; royaltyBasisPoints: number; royaltyHash: string }
  | { kind: 'xch'; amount: string }
  | { kind: 'cat'; assetId: string; amount: string }
  | { kind: 'unknown' }

/** Offers people published. No chain can give these back: re-reading the chain never touches them. */
export const offer = pgTable(
  'offer',
  {
    /** base58 of sha256 of the text, as the field names offers. */
    id: text().primaryKey(),
    text: text().notNull(),
    /** sha256 of the spend bundle in hex: the same trade under another text. Absent for rows from before it was kept. */
    bundleHash: text(),
    receivedAt: bigint({ mode: 'number' }).notNull(),
    /** 1 sells, 2 bids. */
    side: integer().notNull(),
    /** The NFT that its price is for. Null for a lot, whose price is for several together (`lotItem`). */
    launcherId: text(),
    priceAsset: text(),
    priceAmount: numeric({ precision: 39, scale: 0 }),
    royaltyAmount: numeric({ precision: 39, scale: 0 }),
    expiresAt: bigint({ mode: 'number' }),
    expiresHeight: integer(),
    offered: jsonb().$type<StoredItem[]>().notNull(),
    requested: jsonb().$type<StoredItem[]>().notNull(),
    /** Whose signatures these are: `mainnet`, `testnet10`, `testnet11`, `simulator0`. */
    network: text(),
    /** Mojos the maker leaves to the farmer. */
    fee: numeric({ precision: 39, scale: 0 }),
    /** Whether the royalty is sure to be paid: `asserted`, `underpaid`, `missing`, `none-due`… */
    honesty: text(),
    /** Puzzle hash of the address whose coins it stands on. Absent for bids from before it was kept. */
    makerHash: text(),
    /** Height by which all its coins were made; 0 where it was not asked for. */
    bornHeight: integer().notNull().default(0),
    /** A reorg took back a block that made one of its coins, and the node has not had it since. */
    isAdrift: boolean().notNull().default(false),
  },
  (table) => [
    index('offer_adrift').on(table.id).where(sql`is_adrift`),
    index('offer_born').on(table.bornHeight),
    index('offer_maker').on(table.makerHash, table.receivedAt.desc()),
    index('offer_item').using('hash', table.launcherId),
    index('offer_expiry_height').on(table.expiresHeight).where(sql`expires_height is not null`),
    uniqueIndex('offer_bundle').on(table.bundleHash),
  ],
)

/** The NFTs of lots: offers of, or for, several that go together or not at all. */
export const lotItem = pgTable(
  'lot_item',
  { offerId: text().notNull(), launcherId: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.offerId, table.launcherId] }),
    index('lot_item_nft').on(table.launcherId),
  ],
)

/**
 * What of an offer the chain can show: `input` coins must stay unspent, `settlement` coins are spent only
 * by taking it, `use` is one of its own spends (the id `spendUse` gives, where the others have a coin id).
 */
export const offerCoin = pgTable(
  'offer_coin',
  {
    coinId: text().notNull(),
    offerId: text().notNull(),
    role: text().$type<'input' | 'settlement' | 'use'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coinId, table.offerId] }),
    index('offer_coin_offer').on(table.offerId),
  ],
)
