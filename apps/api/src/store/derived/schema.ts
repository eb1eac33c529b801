import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** Something that is to be fetched: metadata, media or license, by the hash on chain. */
export const fetchTask = pgTable(
  'fetch_task',
  {
    kind: text().$type<'metadata' | 'media' | 'license' | 'art'>().notNull(),
    /** sha256 on chain; for collection art, the URI. */
    key: text().notNull(),
    uris: jsonb().$type<string[]>().notNull(),
    attempts: integer().notNull(),
    /** Unix milliseconds of the next try. */
    nextAt: bigint({ mode: 'number' }).notNull(),
    /** Over 0 once somebody looked for the file before it was there: those come first. */
    priority: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('fetch_task_next').on(table.kind, table.nextAt),
    index('fetch_task_wanted').on(table.priority, table.nextAt),
    index('fetch_task_key').on(table.key),
  ],
)

/** Metadata and license documents as they were found. State: 1 matches its hash, 2 differs, 3 unavailable. */
export const document = pgTable('document', {
  hash: text().primaryKey(),
  state: integer().notNull(),
  reason: text(),
  /** The reason as a code of the media service, and what it turns on (a status, a limit, a hash). */
  code: text(),
  codeDetail: text(),
  json: jsonb(),
  /** Whether the bytes were JSON at all. */
  isJson: boolean().notNull(),
  /** Size of the bytes kept; the file's name in the media folder is `hash`. */
  bytes: integer(),
  /** When it was last looked for (Unix milliseconds), and the address whose bytes matched. */
  checkedAt: bigint({ mode: 'number' }),
  foundAt: text(),
})

/** Media by the hash on chain. State as above; collection art is keyed by its URI. */
export const media = pgTable(
  'media',
  {
    key: text().primaryKey(),
    state: integer().notNull(),
    reason: text(),
    /** As for documents. */
    code: text(),
    codeDetail: text(),
    /** sha256 of the bytes held, which is the file's name in the media folder. */
    fileHash: text(),
    mimeType: text(),
    /** 0 unknown, 1 image, 2 audio, 3 video, 4 other. */
    dataType: integer().notNull(),
    bytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    color: text(),
    hasThumbnails: boolean().notNull(),
    /** As for documents. */
    checkedAt: bigint({ mode: 'number' }),
    foundAt: text(),
  },
  (table) => [index('media_key').using('hash', table.key), index('media_file').using('hash', table.fileHash)],
)

/** What the metadata of an NFT says, once it was fetched and matched. Filled for every NFT, empty until then. */
export const detail = pgTable(
  'detail',
  {
    launcherId: text().primaryKey(),
    metadataHash: text(),
    name: text(),
    description: text(),
    sensitive: boolean().notNull(),
    seriesNumber: integer(),
    seriesTotal: integer(),
    mintingTool: text(),
    attributes: jsonb().$type<{ traitType: string; value: string }[]>().notNull(),
    collectionId: text(),
    /** OpenRarity rank within the collection. */
    rank: integer(),
  },
  (table) => [
    index('detail_item').using('hash', table.launcherId),
    index('detail_collection').on(table.collectionId, table.rank),
  ],
)

/** The rank in `item` of what has none, after every other. */
export const UNRANKED = 2_000_000_000

/**
 * What lists are ordered and cut down by, one row a current NFT: everything is said elsewhere too, here it is together
 * and indexed. `item/keep-items.ts` writes it with whatever changes it.
 */
export const item = pgTable(
  'item',
  {
    launcherId: text().primaryKey(),
    collectionId: text(),
    ownerHash: text(),
    burned: boolean().notNull(),
    sensitive: boolean().notNull(),
    /** Height of the mint; 0 where it lies before the first block we read. */
    minted: integer().notNull(),
    /** Height of the last move. */
    moved: integer().notNull(),
    /** OpenRarity rank; `UNRANKED` without one. */
    rank: integer().notNull(),
    /** Of its file, as `media` has it; 0 as long as nothing is known of that. */
    dataType: integer().notNull().default(0),
    /** The best open listing; null for what is not for sale. */
    listing: text(),
    priceAsset: text(),
    priceAmount: numeric({ precision: 39, scale: 0 }),
    /** The price as lists are ordered by it: tokens cannot be compared with XCH and follow it. */
    priceKey: numeric({ precision: 39, scale: 0 }),
    /** Unix milliseconds. */
    listedAt: bigint({ mode: 'number' }),
    /** Unix seconds, and the height, from which that listing is over. */
    listedUntil: bigint({ mode: 'number' }),
    listedUntilHeight: integer(),
  },
  (table) => {
    const { launcherId: id, collectionId, minted, moved, rank, dataType, priceKey, listedAt } = table
    const isListed = sql`listing is not null`
    return [
      index('item_id').using('hash', id),
      index('item_minted').on(minted, id),
      index('item_moved').on(moved, id),
      index('item_rank').on(rank, id),
      index('item_price').on(priceKey, id).where(isListed),
      index('item_listed').on(listedAt, id).where(isListed),
      // With whether it is for sale: what is not comes by ids alone, after what is.
      index('item_of').on(collectionId, id, listedAt),
      index('item_of_minted').on(collectionId, minted, id),
      index('item_of_moved').on(collectionId, moved, id),
      // With what else lists are ordered by: the few of the first ranks are put in any order without their rows.
      index('item_of_rank').on(collectionId, rank, id, moved, minted, listedAt),
      index('item_of_price').on(collectionId, priceKey, id, rank).where(isListed),
      index('item_of_listed').on(collectionId, listedAt, id, rank).where(isListed),
      // What facets leave out: few, as a rule.
      index('item_of_burned').on(collectionId).where(sql`burned`),
      index('item_of_sensitive').on(collectionId).where(sql`sensitive`),
      // Nearly all are pictures: what is none is found by itself.
      index('item_of_kind').on(collectionId, dataType).where(sql`data_type <> 1`),
      index('item_kind').on(dataType, minted, id).where(sql`data_type > 1`),
      index('item_owner').on(table.ownerHash, moved, id),
      index('item_until').on(table.listedUntil).where(sql`listed_until is not null`),
      index('item_until_height').on(table.listedUntilHeight).where(sql`listed_until_height is not null`),
    ]
  },
)

/** One row a trait, for filters and counts. */
export const trait = pgTable(
  'trait',
  {
    collectionId: text().notNull(),
    traitType: text().notNull(),
    value: text().notNull(),
    launcherId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.traitType, table.value, table.launcherId] }),
    index('trait_item').on(table.launcherId),
  ],
)

/** How many items of a collection have each trait value: the facets of a collection without a filter, counted once. */
export const traitCount = pgTable(
  'trait_count',
  {
    collectionId: text().notNull(),
    traitType: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.traitType, table.value] })],
)

/** What a collection's ranks were computed from, as of its last ranking. */
export const rarity = pgTable(
  'rarity',
  {
    collectionId: text().primaryKey(),
    /** Items ranked. */
    total: integer().notNull(),
    entropy: doublePrecision().notNull(),
    /** Kinds of traits, normalized, with how many items have one. */
    traits: jsonb().$type<{ name: string; present: number }[]>().notNull(),
    /** Items were described since. */
    stale: boolean().notNull().default(false),
  },
  (table) => [index('rarity_stale').on(table.collectionId).where(sql`stale`)],
)

/** The counts behind a ranking: names and values as OpenRarity normalizes them. */
export const rarityValue = pgTable(
  'rarity_value',
  {
    collectionId: text().notNull(),
    trait: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.trait, table.value] })],
)

export const collection = pgTable('collection', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text(),
  iconUri: text(),
  bannerUri: text(),
  website: text(),
  twitter: text(),
  discord: text(),
  minterDid: text().notNull(),
})

/** What is counted of a collection as a whole; `item/keep-figures.ts` writes it with whatever changes it. */
export const collectionFigure = pgTable(
  'collection_figure',
  {
    collectionId: text().primaryKey(),
    nftCount: integer().notNull(),
    collectorCount: integer().notNull(),
    burnedCount: integer().notNull(),
    /** Unix seconds of the first mint. */
    mintedAt: bigint({ mode: 'number' }),
    minterHash: text(),
    /** Basis points; null where items differ. */
    royalty: integer(),
    /** The item that stands for a collection without a picture. */
    cover: text(),
    listedCount: integer().notNull(),
    /** Mojos. */
    floor: numeric({ precision: 39, scale: 0 }),
    /** Whether something changed since: large collections are counted a moment later. */
    stale: boolean().notNull().default(false),
  },
  () => [index('collection_figure_stale').on(sql`stale`).where(sql`stale`)],
)

/** Sales of a collection over the last `days`, and over as many before; 0 stands for all time. Money in mojos of XCH. */
export const collectionPeriod = pgTable(
  'collection_period',
  {
    days: integer().notNull(),
    collectionId: text().notNull(),
    volume: numeric({ precision: 39, scale: 0 }).notNull(),
    trades: integer().notNull(),
    volumeBefore: numeric({ precision: 39, scale: 0 }).notNull(),
    /** Without what a published rule takes for wash trades. */
    fairVolume: numeric({ precision: 39, scale: 0 }).notNull(),
    fairTrades: integer().notNull(),
    fairVolumeBefore: numeric({ precision: 39, scale: 0 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.days, table.collectionId] })],
)

/** Sales of a collection on a day (UTC, counted from 1970) that had any; written with `collection_period`. Money in mojos of XCH. */
export const collectionDay = pgTable(
  'collection_day',
  {
    collectionId: text().notNull(),
    day: integer().notNull(),
    volume: numeric({ precision: 39, scale: 0 }).notNull(),
    trades: integer().notNull(),
    /** Those for XCH. */
    xchTrades: integer().notNull(),
    /** The lowest price; null where nothing was sold for XCH. */
    low: numeric({ precision: 39, scale: 0 }),
    /** Without what a published rule takes for wash trades. */
    fairVolume: numeric({ precision: 39, scale: 0 }).notNull(),
    fairTrades: integer().notNull(),
    fairLow: numeric({ precision: 39, scale: 0 }),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.day] })],
)

/** What was sold of a profile's work, by it and to it over the last `days`; 0 stands for all time. Mojos of XCH. `job/keep-volumes.ts` sums it. */
export const profileVolume = pgTable(
  'profile_volume',
  {
    days: integer().notNull(),
    didId: text().notNull(),
    created: numeric({ precision: 39, scale: 0 }).notNull(),
    sold: numeric({ precision: 39, scale: 0 }).notNull(),
    bought: numeric({ precision: 39, scale: 0 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.days, table.didId] }),
    index('profile_volume_created').on(table.days, table.created, table.didId),
    index('profile_volume_sold').on(table.days, table.sold, table.didId),
    index('profile_volume_bought').on(table.days, table.bought, table.didId),
  ],
)

/** Tokens that prices are in, from the configured list. */
export const token = pgTable('token', {
  id: text().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  decimals: integer().notNull(),
})
