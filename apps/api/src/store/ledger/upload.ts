import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/** Leave to put one file into the media service, and what came of it. Files named by a stored row are kept for good. */
export const upload = pgTable(
  'upload',
  {
    /** sha256 of what only whoever asked was told. */
    permitHash: text().primaryKey(),
    userId: text().notNull(),
    /** sha256 of the file, as promised. */
    hash: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    askedAt: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
    storedAt: bigint({ mode: 'number' }),
    mimeType: text(),
  },
  (table) => [
    index('upload_hash').on(table.hash),
    index('upload_user').on(table.userId, table.askedAt.desc()),
  ],
)
