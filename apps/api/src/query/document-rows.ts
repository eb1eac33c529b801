import type { Database } from '../store/database.js'
import { document } from '../store/schema.js'
import { isAnyGiven, prepared } from './prepared.js'

const COLUMNS = {
  hash: document.hash,
  state: document.state,
  json: document.json,
  isJson: document.isJson,
  reason: document.reason,
  code: document.code,
  codeDetail: document.codeDetail,
}
export type DocumentRow = Pick<typeof document.$inferSelect, keyof typeof COLUMNS>

/** Metadata and license documents by their hash on chain; those never tried are left out. */
export async function documentsOf(
  db: Database,
  hashes: readonly (string | null)[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const asked = [...new Set(hashes.filter((hash) => hash !== null))]
  if (asked.length === 0) return new Map()
  const rows = await byHash(db).execute({ hashes: asked })
  return new Map(rows.map((row) => [row.hash, row]))
}

const byHash = prepared((db) =>
  db.select(COLUMNS).from(document).where(isAnyGiven(document.hash, 'hashes')).prepare('documents'),
)
