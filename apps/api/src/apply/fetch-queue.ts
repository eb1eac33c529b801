import { bulkInsert } from '../store/bulk-insert.js'
import type { Database } from '../store/database.js'
import { fetchTask } from '../store/schema.js'
import type { NftRow } from './nft-rows.js'

/** Asks for the files NFTs name, each once by its hash; what is queued or done already stays as it is. */
export async function enqueueFetches(tx: Database, rows: readonly NftRow[]): Promise<void> {
  const tasks = rows.flatMap((row) => [
    ...task('metadata', row.metadataHash, row.metadataUris),
    ...task('media', row.dataHash, row.dataUris),
    ...task('license', row.licenseHash, row.licenseUris),
  ])
  const once = [...new Map(tasks.map((entry) => [`${entry.kind} ${entry.key}`, entry])).values()]
  await bulkInsert(tx, fetchTask, once, { skipKnown: true })
}

function task(kind: 'metadata' | 'media' | 'license', key: string | null | undefined, uris: string[]) {
  return key && uris.length > 0 ? [{ kind, key, uris, attempts: 0, nextAt: 0, priority: 0 }] : []
}
