import { bigint, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** A text that an owner signed, kept whole so that anybody who doubts it can check it again. */
export interface SignedProof {
  readonly message: string
  readonly publicKey: string
  readonly signature: string
  readonly signingMode: string
}

/**
 * Auctions as their owners signed them. No chain can give these back, and the chain never rewrites them: how one stands is
 * worked out anew from the coin and the bids (`auction_standing`).
 */
export const auction = pgTable(
  'auction',
  {
    /** sha256 of the text. */
    id: text().primaryKey(),
    /** Counts up: the field's dialect names auctions by it. */
    number: integer().notNull(),
    proof: jsonb().$type<SignedProof>().notNull(),
    launcherId: text().notNull(),
    /** The coin it was signed for. */
    coinId: text().notNull(),
    /** Whose key signed. */
    ownerHash: text().notNull(),
    reserve: numeric({ precision: 39, scale: 0 }).notNull(),
    /** Unix seconds, as signed. */
    startsAt: bigint({ mode: 'number' }).notNull(),
    endsAt: bigint({ mode: 'number' }).notNull(),
    overtimeSeconds: integer().notNull(),
    /** Unix milliseconds. */
    createdAt: bigint({ mode: 'number' }).notNull(),
    calledOffAt: bigint({ mode: 'number' }),
    callOff: jsonb().$type<SignedProof>(),
    /** Where the people who run the site withdrew it. */
    withdrawnAt: bigint({ mode: 'number' }),
    withdrawnReason: text(),
    /** Subject of the user pool, where whoever posted it was signed in. */
    userId: text(),
  },
  (table) => [
    uniqueIndex('auction_number').on(table.number),
    index('auction_item').on(table.launcherId),
    index('auction_owner').on(table.ownerHash),
    index('auction_user').on(table.userId),
  ],
)
