import type { PriceEvidence } from '@chiaroscuro/domain/chain'
import type { WashRule } from '@chiaroscuro/domain/ranking'
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
} from 'drizzle-orm/pg-core'

/** Every block applied, so that forks are found by previous-hash links. */
export const block = pgTable(
  'block',
  {
    height: integer().primaryKey(),
    hash: text().notNull(),
    previousHash: text().notNull(),
    /** Unix seconds; null where the source does not know. */
    timestamp: bigint({ mode: 'number' }),
    /** Hash of every row below that was born or closed up to this block; see `state-hash.ts`. */
    stateHash: text().notNull().default(''),
  },
  (table) => [index('block_timestamp').on(table.timestamp)],
)

/** The one row that says what the chain tables hold: which reading of the chain, and the sum behind the newest state hash. */
export const chainState = pgTable('chain_state', {
  id: integer().primaryKey(),
  /** Tables written by another reading are emptied and filled anew. */
  reading: integer().notNull(),
  /** Base64. */
  lanes: text().notNull(),
  /** NFTs there are, burned ones too: counting ten million takes seconds. Null where no step has counted them yet. */
  nftCount: integer(),
})

/**
 * An NFT over a range of heights: `valid_from` ≤ height < `valid_to`, the newest open. A reorg to F
 * drops rows born after F and reopens rows closed after F.
 */
export const nft = pgTable(
  'nft',
  {
    launcherId: text().notNull(),
    validFrom: integer().notNull(),
    validTo: integer(),
    coinId: text(),
    ownerHash: text(),
    ownerDid: text(),
    burned: boolean().notNull(),
    movedAt: bigint({ mode: 'number' }),
    royaltyHash: text().notNull(),
    royaltyBasisPoints: integer().notNull(),
    dataHash: text(),
    metadataHash: text(),
    licenseHash: text(),
    dataUris: jsonb().$type<string[]>().notNull(),
    metadataUris: jsonb().$type<string[]>().notNull(),
    licenseUris: jsonb().$type<string[]>().notNull(),
    edition: bigint({ mode: 'number' }).notNull(),
    editionTotal: bigint({ mode: 'number' }).notNull(),
    /** Facts of the mint; null where it lies before the first block we read. */
    mintHeight: integer(),
    mintedAt: bigint({ mode: 'number' }),
    minterDid: text(),
    minterHash: text(),
    /** DID whose coin is the launcher's parent: nobody else can have made it. */
    launcherDid: text(),
    eventCount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.launcherId, table.validFrom] }),
    // Ids are looked up by the thousand a second: a hash takes half the time of comparing them (ADR 0082).
    index('nft_current').using('hash', table.launcherId).where(sql`valid_to is null`),
    index('nft_owner').on(table.ownerHash).where(sql`valid_to is null`),
    // Who made what in which block, for counts by it alone.
    index('nft_mint').on(table.mintHeight, table.launcherDid, table.minterHash).where(sql`valid_to is null`),
    index('nft_minter').on(table.minterDid).where(sql`valid_to is null`),
    index('nft_minter_hash').on(table.minterHash).where(sql`valid_to is null`),
    index('nft_did').on(table.ownerDid).where(sql`valid_to is null`),
    index('nft_data').on(table.dataHash).where(sql`valid_to is null`),
    index('nft_metadata').on(table.metadataHash).where(sql`valid_to is null`),
    index('nft_born').on(table.validFrom),
    index('nft_closed').on(table.validTo),
  ],
)

/** What happened to NFTs, one row an event, numbered per NFT. */
export const event = pgTable(
  'event',
  {
    launcherId: text().notNull(),
    eventIndex: integer().notNull(),
    height: integer().notNull(),
    /** Order within the block. */
    position: integer().notNull(),
    /** 0 mint, 1 transfer, 2 trade, 3 burn, 4 DID assigned, 5 updated. */
    type: integer().notNull(),
    fromHash: text(),
    toHash: text(),
    fromDid: text(),
    toDid: text(),
    /** `xch` or an asset id, with the amount in its smallest unit. */
    priceAsset: text(),
    priceAmount: numeric({ precision: 39, scale: 0 }),
    /** What decided the price; null where there is none. */
    priceEvidence: text().$type<PriceEvidence>(),
    royaltyAmount: numeric({ precision: 39, scale: 0 }),
    payments: jsonb().$type<{ asset: string; amount: string }[]>().notNull(),
    /** Royalties as they were paid, and to whom. */
    royalties: jsonb().$type<{ asset: string; amount: string; puzzleHash: string }[]>().notNull().default([]),
    /** Whose coin paid. */
    payerHash: text(),
    royaltyHash: text().notNull(),
    royaltyBasisPoints: integer().notNull(),
    coinId: text().notNull(),
    childCoinId: text(),
    spendBytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.launcherId, table.eventIndex] }),
    index('event_recent').on(table.height.desc(), table.position.desc()),
    index('event_type').on(table.type, table.height.desc(), table.position.desc()),
    index('event_to').on(table.toHash),
    index('event_from').on(table.fromHash),
    index('event_to_did').on(table.toDid).where(sql`to_did is not null`),
    index('event_from_did').on(table.fromDid).where(sql`from_did is not null`),
    // The newest sales in a range that many are in, and the few of one that hardly any is in.
    index('event_priced')
      .on(table.priceAsset, table.height.desc(), table.position.desc(), table.priceAmount)
      .where(sql`price_asset is not null`),
    index('event_price').on(table.priceAsset, table.priceAmount).where(sql`price_asset is not null`),
    index('event_coin').using('hash', table.coinId),
    index('event_child_coin').using('hash', table.childCoinId),
  ],
)

/** A DID over a range of heights, like an NFT. */
export const did = pgTable(
  'did',
  {
    didId: text().notNull(),
    validFrom: integer().notNull(),
    validTo: integer(),
    /** Null once it was melted. */
    coinId: text(),
    /** Null where only its next spend can reveal it. */
    ownerHash: text(),
    /** As the last spend revealed it. */
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    recoveryListHash: text(),
    verificationsRequired: integer().notNull(),
    /** Null where its first spend lies before the first block we read. */
    createdHeight: integer(),
    spendCount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.didId, table.validFrom] }),
    index('did_owner').on(table.ownerHash).where(sql`valid_to is null`),
    index('did_born').on(table.validFrom),
    index('did_closed').on(table.validTo),
  ],
)

/** Sales that one of the published rules takes for wash trades; known since `height`. */
export const washTrade = pgTable(
  'wash_trade',
  {
    launcherId: text().notNull(),
    eventIndex: integer().notNull(),
    rule: text().$type<WashRule>().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.launcherId, table.eventIndex, table.rule] }),
    index('wash_trade_height').on(table.height),
  ],
)

/** Spends that look like ours and break the rules. */
export const unreadable = pgTable('unreadable', {
  coinId: text().primaryKey(),
  height: integer().notNull(),
  code: text().notNull(),
  message: text().notNull(),
})

/** How an offer ended on chain: 4 taken, 3 cancelled. */
export const offerEnd = pgTable('offer_end', {
  offerId: text().primaryKey(),
  height: integer().notNull(),
  status: integer().notNull(),
})
