import { and, count, eq, lt } from 'drizzle-orm'
import { FINISHED } from '../media/task-queue.js'
import type { Database } from '../store/database.js'
import { fetchTask } from '../store/schema.js'

/** How many files wait that were not tried yet. */
export async function pendingFiles(db: Database): Promise<number> {
  const untried = and(lt(fetchTask.nextAt, FINISHED), eq(fetchTask.attempts, 0))
  const [row] = await db.select({ count: count() }).from(fetchTask).where(untried)
  return row?.count ?? 0
}
