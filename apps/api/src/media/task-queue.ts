import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { fetchTask } from '../store/schema.js'

export type DueTask = typeof fetchTask.$inferSelect

/** `next_at` of work that is finished. */
export const FINISHED = Number.MAX_SAFE_INTEGER
/** Documents first, since they say what the rest is. */
const ORDER = ['metadata', 'art', 'media', 'license'] as const

/**
 * Some `most` tasks whose time has come: what somebody looked for, half of them at most, then kind by kind,
 * the longest due first.
 */
export async function findDue(db: Database, now: number, most: number): Promise<DueTask[]> {
  const wanted = await db
    .select()
    .from(fetchTask)
    .where(and(gt(fetchTask.priority, 0), lte(fetchTask.nextAt, now)))
    .orderBy(desc(fetchTask.priority), asc(fetchTask.nextAt))
    .limit(Math.ceil(most / 2))
  const due = new Map(wanted.map((task) => [nameOf(task), task]))
  for (const kind of ORDER) {
    if (due.size >= most) break
    const found = await db
      .select()
      .from(fetchTask)
      .where(and(eq(fetchTask.kind, kind), lte(fetchTask.nextAt, now)))
      .orderBy(asc(fetchTask.nextAt))
      .limit(most)
    for (const task of found) due.set(nameOf(task), task)
  }
  return [...due.values()]
}

export function nameOf({ kind, key }: Pick<DueTask, 'kind' | 'key'>): string {
  return `${kind} ${key}`
}

/** Sends tasks to the back of the queue for a while; no try is counted. */
export async function postpone(db: Database, tasks: readonly DueTask[], until: number): Promise<void> {
  if (tasks.length === 0) return
  const names = sql.join(
    tasks.map(({ kind, key }) => sql`(${kind}, ${key})`),
    sql`, `,
  )
  await db
    .update(fetchTask)
    .set({ nextAt: until })
    .where(sql`(${fetchTask.kind}, ${fetchTask.key}) in (${names})`)
}

/** Records a try: finished, or again at `nextAt`. */
export async function recordTry(db: Database, task: DueTask, nextAt: number): Promise<void> {
  await db
    .update(fetchTask)
    .set({ attempts: task.attempts + 1, nextAt, priority: 0 })
    .where(and(eq(fetchTask.kind, task.kind), eq(fetchTask.key, task.key)))
}
