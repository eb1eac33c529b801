import { inArray } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { document } from '../store/schema.js'

export type DocumentRow = Pick<typeof document.$inferSelect, 'hash' | 'state' | 'json' | 'isJson'>

/** Metadata and license documents by their hash on chain; those never tried are left out. */
export async function documentsOf(
  db: Database,
  hashes: readonly (string | null)[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const asked = [...new Set(hashes.filter((hash) => hash !== null))]
  if (asked.length === 0) return new Map()
  const rows = await db
    .select({ hash: document.hash, state: document.state, json: document.json, isJson: document.isJson })
    .from(document)
    .where(inArray(document.hash, asked))
  return new Map(rows.map((row) => [row.hash, row]))
}
