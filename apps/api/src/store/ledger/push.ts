import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * A browser that somebody is told in. Its keys and its address open nothing to whoever reads them: its service takes messages
 * from the holder of our key alone.
 */
export const pushDevice = pgTable(
  'push_device',
  {
    /** Of sha256 of the endpoint, so that a browser is there once. */
    id: text().primaryKey(),
    userId: text().notNull(),
    endpoint: text().notNull(),
    /** Both base64url, as browsers give them. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    label: text().notNull(),
    language: text().$type<'en' | 'zh'>().notNull(),
    /** Unix milliseconds. */
    createdAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('push_device_user').on(table.userId)],
)

/**
 * An alert on its way to a browser, written with the alert. `sending` is said before it is handed over: whoever takes the alert
 * back then cannot know whether it was heard, and says so to be sure.
 */
export const pushMessage = pgTable(
  'push_message',
  {
    deviceId: text().notNull(),
    /** Of the alert. */
    sequence: bigint({ mode: 'number' }).notNull(),
    state: text().$type<'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'>().notNull(),
    tries: integer().notNull(),
    nextAt: bigint({ mode: 'number' }),
    toldAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.sequence] }),
    index('push_message_next').on(table.nextAt),
    index('push_message_sequence').on(table.sequence),
  ],
)
