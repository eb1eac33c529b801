import { bigint, boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * What those who made a collection say of it. It is shown while the claim of the DID it was minted with stands for the same
 * holder: a transfer of the DID silences it, as it does the claim.
 */
export const collectionWords = pgTable(
  'collection_words',
  {
    collectionId: text().primaryKey(),
    /** The puzzle hash that holds the DID, as its claim has it. */
    ownerHash: text().notNull(),
    handle: text(),
    /** The handle with its case folded, and what it looks like (UTS #39). */
    handleKey: text(),
    handleSkeleton: text(),
    /** An item of the collection. */
    bannerId: text(),
    description: text(),
    website: text(),
    twitter: text(),
    discord: text(),
    sensitive: boolean().notNull(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('collection_words_handle').on(table.handleKey),
    uniqueIndex('collection_words_skeleton').on(table.handleSkeleton),
  ],
)
