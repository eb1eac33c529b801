import type { Database } from '../store/database.js'
import { fetchTask, type nft } from '../store/schema.js'

type NftRow = typeof nft.$inferInsert

/** Asks for the files an NFT names, each once by its hash; what is queued or done already stays as it is. */
export async function enqueueFetches(tx: Database, rows: readonly NftRow[]): Promise<void> {
  const tasks = rows.flatMap((row) => [
    ...task('metadata', row.metadataHash, row.metadataUris),
    ...task('media', row.dataHash, row.dataUris),
    ...task('license', row.licenseHash, row.licenseUris),
  ])
  const once = [...new Map(tasks.map((entry) => [`${entry.kind} ${entry.key}`, entry])).values()]
  if (once.length > 0) await tx.insert(fetchTask).values(once).onConflictDoNothing()
}

function task(kind: 'metadata' | 'media' | 'license', key: string | null | undefined, uris: string[]) {
  return key && uris.length > 0 ? [{ kind, key, uris, attempts: 0, nextAt: 0 }] : []
}
