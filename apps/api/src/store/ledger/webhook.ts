import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Where somebody has something sent. */
export const webhook = pgTable(
  'webhook',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    url: text().notNull(),
    about: text().$type<'news' | 'alerts' | 'orders'>().notNull().default('news'),
    /** Sealed (`webhook/seal.ts`): whoever signs has to read it. Those from before that are sealed at the next start. */
    secret: text().notNull(),
    collections: jsonb().$type<string[]>().notNull(),
    owners: jsonb().$type<string[]>().notNull(),
    types: jsonb().$type<string[]>().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    /** Of the outbox, or of steps of orders: everything up to here was sent, or was not asked for. */
    sent: bigint({ mode: 'number' }).notNull(),
    /** Where the last try that failed ended: the next carries the same. */
    tried: bigint({ mode: 'number' }),
    failures: integer().notNull(),
    failingSince: bigint({ mode: 'number' }),
    lastAnswer: text(),
    /** Unix milliseconds; null where sending was given up. */
    nextAt: bigint({ mode: 'number' }),
    stoppedAt: bigint({ mode: 'number' }),
  },
  (table) => [index('webhook_user').on(table.userId), index('webhook_next').on(table.nextAt)],
)
