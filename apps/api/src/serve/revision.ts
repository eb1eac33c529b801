import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

const row = z.object({ revision: z.string() })

/**
 * A text that changes with every write anybody makes to the database, in whatever process: the snapshot a question
 * would see now (transactions that write are numbered), when the server started, and on a copy how far it has replayed.
 */
export async function storeRevision(db: Database): Promise<string> {
  const found = await db.execute(
    sql`select pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text
      || ' ' || coalesce(pg_last_wal_replay_lsn()::text, '') as revision`,
  )
  return row.parse(rowsOf(found)[0]).revision
}

/** How long a revision that was read may be taken for the present one, milliseconds. */
const KEPT_MS = 50

/** Revisions of databases, each asked for a few times a second at most; `forget` after a write of our own. */
export function revisionReader(now: () => number) {
  let last = new Map<Database, { at: number; text: Promise<string> }>()
  return {
    read(db: Database): Promise<string> {
      const at = now()
      const known = last.get(db)
      if (known && at - known.at < KEPT_MS && at >= known.at) return known.text
      const text = storeRevision(db)
      const kept = last
      kept.set(db, { at, text })
      text.catch(() => kept.delete(db))
      return text
    },
    forget() {
      last = new Map()
    },
  }
}
