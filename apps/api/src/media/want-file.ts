import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { fetchTask } from '../store/schema.js'
import { FINISHED } from './task-queue.js'

/** Says that somebody looks for a file; gives whether it is still to be fetched. */
export type WantFile = (key: string) => Promise<boolean>

const REMEMBERED = 5000
const REMEMBER_MS = 10_000

/**
 * Brings what is on somebody's screen to the front of the queue. A host that failed keeps its pause. Each
 * file is asked about once in a while only, however often it is looked for.
 */
export function wantFile(db: Database, now: () => number): WantFile {
  const asked = new Map<string, { at: number; pending: boolean }>()
  return async (key) => {
    const known = asked.get(key)
    if (known && now() - known.at < REMEMBER_MS) return known.pending
    const raised = await db
      .update(fetchTask)
      .set({ priority: 1 })
      .where(and(eq(fetchTask.key, key), lt(fetchTask.nextAt, FINISHED)))
      .returning({ key: fetchTask.key })
    const pending = raised.length > 0
    if (asked.size >= REMEMBERED) asked.clear()
    asked.set(key, { at: now(), pending })
    return pending
  }
}
