import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Kinds of news as they are kept; the first four are the field's own numbers for events. */
export const NEWS = { mint: 0, transfer: 1, trade: 2, burn: 3, listing: 4, bid: 5, cancellation: 6 } as const

/**
 * What was told to the world, in order: written in the transaction that made it true, never changed but for
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
    /** Of a retraction: the number it takes back. */
    retracts: bigint({ mode: 'number' }),
    /** Whether a later row takes this one back. */
    retracted: boolean().notNull(),
    /** Unix milliseconds. */
    toldAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('outbox_height').on(table.height)],
)
