import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Kinds of news as they are kept; the first four are the field's own numbers for events. */
export const NEWS = {
  mint: 0,
  transfer: 1,
  trade: 2,
  burn: 3,
  listing: 4,
  bid: 5,
  cancellation: 6,
  auction: 7,
  /** To an appeal: for whoever made it, and nobody else. */
  answer: 8,
  /** A mint that was told of, once more with its collection: for those who chose collections, who did not hear of it yet. */
  placed: 9,
} as const

/** What can become of an auction. */
export type AuctionChange = 'created' | 'started' | 'lead' | 'extended' | 'ended' | 'closed'

/**
 * What was told to the world, or to one person of it, in order: written in the transaction that made it true, never changed but for
 * `retracted`, and forgotten after some days. Neither a reorg nor reading the chain anew takes a number back.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** One more than the row before, without gaps. */
    sequence: bigint({ mode: 'number' }).primaryKey(),
    /** A number of `NEWS`; of a retraction, that of what it takes back. */
    type: integer().notNull(),
    /** The block it came with; null for offers just published. */
    height: integer(),
    launcherId: text(),
    eventIndex: integer(),
    offerId: text(),
    /** Of an auction: which, what became of it, and its end since then (Unix seconds). */
    auctionId: text(),
    change: text().$type<AuctionChange>(),
    endsAt: bigint({ mode: 'number' }),
    /** Of an answer: the number of the appeal. */
    appeal: integer(),
    /** Of a retraction: the number it takes back. */
    retracts: bigint({ mode: 'number' }),
    /** Whether a later row takes this one back. */
    retracted: boolean().notNull(),
    /** Unix milliseconds. */
    toldAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('outbox_height').on(table.height)],
)

/**
 * What the world has heard of each auction, changed in the transaction that tells it: so a change is told once, whoever finds
 * it and whenever this is started again. Heights are those of the blocks that brought it, which a reorg takes back.
 */
export const auctionTold = pgTable('auction_told', {
  auctionId: text().primaryKey(),
  started: boolean().notNull(),
  ended: boolean().notNull(),
  /** Empty where a reorg took back what was told. */
  leadOfferId: text(),
  leadHeight: integer(),
  endsAt: bigint({ mode: 'number' }).notNull(),
  endHeight: integer(),
  closedBy: text(),
  closedHeight: integer(),
})
