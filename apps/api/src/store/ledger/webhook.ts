import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Where somebody has news sent. */
export const webhook = pgTable(
  'webhook',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    url: text().notNull(),
    /** Base64. Whoever signs has to know it: it is random, ours, and opens nothing. */
    secret: text().notNull(),
    collections: jsonb().$type<string[]>().notNull(),
    owners: jsonb().$type<string[]>().notNull(),
    types: jsonb().$type<string[]>().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    /** Of the outbox: everything up to here was sent, or was not asked for. */
    sent: bigint({ mode: 'number' }).notNull(),
    failures: integer().notNull(),
    failingSince: bigint({ mode: 'number' }),
    lastAnswer: text(),
    /** Unix milliseconds; null where sending was given up. */
    nextAt: bigint({ mode: 'number' }),
    stoppedAt: bigint({ mode: 'number' }),
  },
  (table) => [index('webhook_user').on(table.userId), index('webhook_next').on(table.nextAt)],
)
