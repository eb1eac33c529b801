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

/** What somebody wants to hear of; whoever said nothing hears all of it here, and none by mail. */
export const alertPreference = pgTable('alert_preference', {
  userId: text().primaryKey(),
  bidReceived: boolean().notNull(),
  ownListed: boolean().notNull(),
  offerAccepted: boolean().notNull(),
  bidCancelled: boolean().notNull(),
  ownOfferCancelled: boolean().notNull(),
  /** Where letters go: what the user pool had confirmed when they were asked for. Null for no letters. */
  email: text(),
  language: text().$type<'en' | 'zh'>().notNull(),
  /** What a letter's link says to end them: it opens nothing else. */
  unsubscribeToken: text().notNull().unique(),
  updatedAt: bigint({ mode: 'number' }).notNull(),
})

/** What a work was called and what was paid or asked, when it was told. */
export interface AlertFacts {
  readonly name: string | null
  readonly thumbnail: string | null
  readonly price: string | null
  readonly tokenCode: string | null
  readonly tokenDecimals: number | null
}

/**
 * What somebody was told, by the number of the news it came from: news has one number, and so nobody is told of it twice.
 * Its letter stands in the same row, written in the same transaction.
 */
export const alert = pgTable(
  'alert',
  {
    userId: text().notNull(),
    /** Of the outbox. */
    sequence: bigint({ mode: 'number' }).notNull(),
    kind: text()
      .$type<
        | 'bid_received'
        | 'own_listed'
        | 'offer_accepted'
        | 'bid_cancelled'
        | 'own_offer_cancelled'
        | 'search_listed'
        | 'appeal_granted'
        | 'appeal_upheld'
      >()
      .notNull(),
    launcherId: text(),
    offerId: text(),
    eventIndex: integer(),
    facts: jsonb().$type<AlertFacts>().notNull(),
    /** Of a retraction: the number it takes back. */
    retracts: bigint({ mode: 'number' }),
    /** Whether a later one takes this back. */
    retracted: boolean().notNull(),
    /** Unix milliseconds. */
    toldAt: bigint({ mode: 'number' }).notNull(),
    readAt: bigint({ mode: 'number' }),
    /** Null where no letter was wanted; `sending` while it is handed over, when nobody knows yet whether it was taken. */
    mail: text().$type<'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'>(),
    mailTries: integer().notNull(),
    mailNextAt: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sequence] }),
    index('alert_sequence').on(table.sequence),
    index('alert_mail').on(table.mailNextAt),
  ],
)

/** What somebody looks out for: whatever is named of it has to hold. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    name: text().notNull(),
    collectionId: text(),
    /** In the work's name; in lower case. */
    words: text(),
    /** Mojos. */
    maxPrice: numeric(),
    launcherIds: text().array(),
    createdAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('saved_search_user').on(table.userId),
    index('saved_search_collection').on(table.collectionId),
    index('saved_search_launchers').using('gin', table.launcherIds),
  ],
)

/** How far in the outbox everybody was told; one row. */
export const alertTold = pgTable('alert_told', {
  id: integer().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
})
