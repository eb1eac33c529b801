import { and, eq } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { document, media } from '../store/schema.js'
import { type FileStore, fileName } from './file-store.js'
import type { Task } from './find-file.js'

/** A file that is held already, and where it was once found. */
export interface KeptFile {
  readonly uri: string
  readonly size: number
  readonly read: () => Promise<Buffer>
}

/** What was fetched before under the same hash: looked at again, it need not be anywhere else by now. */
export function keptFiles(db: Database, files: FileStore) {
  return async ({ kind, key }: Pick<Task, 'kind' | 'key'>): Promise<KeptFile | undefined> => {
    const place = await placeOf(db, kind, key)
    if (place === undefined) return undefined
    const size = await files.size(fileName(key))
    return size === undefined ? undefined : { uri: place, size, read: () => files.read(fileName(key)) }
  }
}

/** Art of collections has no hash: what lies under its address may be another file by now. */
async function placeOf(db: Database, kind: Task['kind'], key: string): Promise<string | undefined> {
  if (kind === 'art') return undefined
  const [found] =
    kind === 'media'
      ? await db
          .select({ place: media.foundAt })
          .from(media)
          .where(and(eq(media.key, key), eq(media.state, 1)))
      : await db
          .select({ place: document.foundAt })
          .from(document)
          .where(and(eq(document.hash, key), eq(document.state, 1)))
  return found?.place ?? undefined
}
