import { and, inArray, lt } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { fetchTask } from '../store/schema.js'
import { FINISHED } from './task-queue.js'

/** Says that somebody looks for files, by their hashes on chain; gives which of them are still to be fetched. */
export type WantFiles = (keys: readonly string[]) => Promise<ReadonlySet<string>>

const REMEMBERED = 5000
const REMEMBER_MS = 10_000

/**
 * Brings what is on somebody's screen to the front of the queue. A host that failed keeps its pause. Each
 * file is asked about once in a while only, however often it is looked for.
 */
export function wantFiles(db: Database, now: () => number): WantFiles {
  const asked = new Map<string, { at: number; pending: boolean }>()

  async function raise(keys: readonly string[]): Promise<void> {
    const raised = await db
      .update(fetchTask)
      .set({ priority: 1 })
      .where(and(inArray(fetchTask.key, [...keys]), lt(fetchTask.nextAt, FINISHED)))
      .returning({ key: fetchTask.key })
    const pending = new Set(raised.map(({ key }) => key))
    if (asked.size + keys.length > REMEMBERED) asked.clear()
    for (const key of keys) asked.set(key, { at: now(), pending: pending.has(key) })
  }

  return async (keys) => {
    const fresh = keys.filter(
      (key) => now() - (asked.get(key)?.at ?? Number.NEGATIVE_INFINITY) >= REMEMBER_MS,
    )
    if (fresh.length > 0) await raise(fresh)
    return new Set(keys.filter((key) => asked.get(key)?.pending))
  }
}
