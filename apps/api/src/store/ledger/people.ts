import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** How a claim was proven, kept whole so that anybody who doubts it can check it again. */
export interface ClaimProof {
  readonly message: string
  readonly publicKey: string
  readonly signature: string
  readonly signingMode: string
  /** The DID's coin that was current, and the height it was read at. */
  readonly coinId: string
  readonly height: number
}

/**
 * What the holder of a DID says about themselves. It speaks for the DID only while the DID's newest coin still has the
 * puzzle hash that signed: a question joins on `did.owner_hash`, so a transfer silences it and a reorg of the transfer
 * lets it speak again, and nothing here is ever rewritten by the chain.
 */
export const profileClaim = pgTable(
  'profile_claim',
  {
    didId: text().primaryKey(),
    /** Subject of the user pool. */
    userId: text().notNull(),
    /** The puzzle hash whose key signed. */
    ownerHash: text().notNull(),
    proof: jsonb().$type<ClaimProof>().notNull(),
    username: text(),
    /** The username with its case folded: what addresses are looked up by. */
    usernameKey: text(),
    /** Its UTS #39 skeleton: two names that look alike have one. */
    usernameSkeleton: text(),
    name: text(),
    bio: text(),
    website: text(),
    twitterHandle: text(),
    /** NFTs; shown only while the claimer holds them. */
    avatarId: text(),
    headerId: text(),
    /** 1 proven by a signature; more is for the people who run this to say. */
    verification: integer().notNull().default(1),
    claimedAt: bigint({ mode: 'number' }).notNull(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('profile_claim_username').on(table.usernameKey),
    uniqueIndex('profile_claim_skeleton').on(table.usernameSkeleton),
    index('profile_claim_user').on(table.userId),
    index('profile_claim_avatar').on(table.avatarId),
    index('profile_claim_header').on(table.headerId),
  ],
)

/** A text waiting to be signed: one a person, DID and action, gone once it was answered. */
export const profileChallenge = pgTable(
  'profile_challenge',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    didId: text().notNull(),
    action: text().$type<'claim'>().notNull(),
    message: text().notNull(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('profile_challenge_about').on(table.userId, table.didId, table.action),
    index('profile_challenge_expires').on(table.expiresAt),
  ],
)

/** A group of profiles and collections under one name. */
export const garden = pgTable(
  'garden',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text(),
    bannerUri: text(),
    /** DID of whoever tends it. */
    ownerDid: text().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('garden_slug').on(table.slug)],
)

export const gardenProfile = pgTable(
  'garden_profile',
  {
    gardenId: text().notNull(),
    didId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gardenId, table.didId] }),
    index('garden_profile_did').on(table.didId),
  ],
)

export const gardenCollection = pgTable(
  'garden_collection',
  {
    gardenId: text().notNull(),
    collectionId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gardenId, table.collectionId] }),
    index('garden_collection_collection').on(table.collectionId),
  ],
)

/** CATs that somebody here vouches for, in the order they are offered as prices. */
export const tokenListing = pgTable(
  'token_listing',
  {
    assetId: text().primaryKey(),
    code: text().notNull(),
    name: text().notNull(),
    description: text(),
    rank: integer().notNull(),
    decimals: integer().notNull(),
    /** Whose token it is, where it belongs to one. */
    collectionId: text(),
    gardenId: text(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('token_listing_rank').on(table.rank, table.assetId)],
)

/** Profiles that support the service, over a time each. */
export const supporter = pgTable(
  'supporter',
  {
    didId: text().notNull(),
    /** Unix milliseconds: from, up to and not including, until. */
    fromAt: bigint({ mode: 'number' }).notNull(),
    /** Null until somebody ends it. */
    untilAt: bigint({ mode: 'number' }),
    /** 0 by the month, 1 by the year. */
    plan: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.didId, table.fromAt] })],
)

/** Who asked for early access. Whoever asks twice is kept once. */
export const earlyAccess = pgTable(
  'early_access',
  {
    /** sha256 of the address with its domain in lower case. */
    addressHash: text().primaryKey(),
    email: text().notNull(),
    idempotencyKey: text(),
    receivedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('early_access_key').on(table.idempotencyKey)],
)

/** Keys for programs. The secret was shown once; only its hash is here. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text().primaryKey(),
    /** sha256 of the whole key, hex. */
    secretHash: text().notNull(),
    userId: text().notNull(),
    name: text().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint({ mode: 'number' }),
    revokedAt: bigint({ mode: 'number' }),
    /** To the minute: not every request is worth a write. */
    lastUsedAt: bigint({ mode: 'number' }),
  },
  (table) => [uniqueIndex('api_key_secret').on(table.secretHash), index('api_key_user').on(table.userId)],
)
