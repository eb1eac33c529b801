import { bigint, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How each auction stands, for lists: written in the transaction that changes a bid, an offer's end or the coin, and by the
 * auction clock, always from those and never from what stood here.
 */
export const auctionStanding = pgTable(
  'auction_standing',
  {
    auctionId: text().primaryKey(),
    /** Unix seconds. */
    startsAt: bigint({ mode: 'number' }).notNull(),
    /** As far as is known: late bids move it on, a closing brings it forward. */
    endsAt: bigint({ mode: 'number' }).notNull(),
    closedAt: bigint({ mode: 'number' }),
    closedBy: text().$type<'called-off' | 'moved' | 'sold' | 'withdrawn'>(),
    bidCount: integer().notNull(),
    highestOfferId: text(),
    highestAmount: numeric({ precision: 39, scale: 0 }),
    /** The bid that was accepted. */
    saleOfferId: text(),
    /** When time alone changes it next; null where it does not. */
    nextAt: bigint({ mode: 'number' }),
  },
  (table) => [
    index('auction_standing_start').on(table.startsAt, table.auctionId),
    index('auction_standing_end').on(table.endsAt, table.auctionId),
    index('auction_standing_next').on(table.nextAt),
  ],
)
