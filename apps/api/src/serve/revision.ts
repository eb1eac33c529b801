import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

const row = z.object({ revision: z.string() })

/**
 * A text that changes with every write anybody makes to the database, in whatever process: the snapshot a question
 * would see now (transactions that write are numbered), and when the server started.
 */
export async function storeRevision(db: Database): Promise<string> {
  const found = await db.execute(
    sql`select pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text as revision`,
  )
  return row.parse(rowsOf(found)[0]).revision
}

/** How long a revision that was read may be taken for the present one, milliseconds. */
const KEPT_MS = 50

/** The revision, asked for a few times a second at most; `forget` after a write of our own. */
export function revisionReader(db: Database, now: () => number) {
  let last: { at: number; text: Promise<string> } | undefined
  return {
    read(): Promise<string> {
      const at = now()
      if (last && at - last.at < KEPT_MS && at >= last.at) return last.text
      const text = storeRevision(db)
      const asked = { at, text }
      last = asked
      text.catch(() => {
        if (last === asked) last = undefined
      })
      return text
    },
    forget() {
      last = undefined
    },
  }
}
