import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { fetchTask } from '../store/schema.js'

export type DueTask = typeof fetchTask.$inferSelect

/** `next_at` of work that is finished. */
export const FINISHED = Number.MAX_SAFE_INTEGER
/** Documents first, since they say what the rest is. */
const KINDS = ['metadata', 'art', 'media', 'license'] as const
const TURNS = sql.raw(
  `(values ${KINDS.map((kind, place) => `(${place + 1}, '${kind}')`).join(', ')}) as turn (place, kind)`,
)

const dueRow = z.object({
  kind: z.enum(KINDS),
  key: z.string(),
  uris: z.array(z.string()),
  attempts: z.number(),
  next_at: z.coerce.number(),
  priority: z.number(),
})

/**
 * Some `most` tasks whose time has come: what somebody looked for, half of them at most, then kind by kind,
 * the longest due first. Asked several times a second, so in one go.
 */
export async function findDue(db: Database, now: number, most: number): Promise<DueTask[]> {
  const found = await db.execute(sql`
    select kind, key, uris, attempts, next_at, priority from (
      (select 0 as place, t.* from ${fetchTask} t where priority > 0 and next_at <= ${now}
        order by priority desc, next_at limit ${Math.ceil(most / 2)})
      union all
      select turn.place, due.* from ${TURNS} cross join lateral (
        select * from ${fetchTask} t where t.kind = turn.kind and next_at <= ${now} order by next_at limit ${most}
      ) due
    ) found order by place, case when place = 0 then -priority else 0 end, next_at`)
  const due = new Map<string, DueTask>()
  for (const { next_at: nextAt, ...task } of z.array(dueRow).parse(rowsOf(found))) {
    const name = nameOf(task)
    if (!due.has(name)) due.set(name, { ...task, nextAt })
  }
  return [...due.values()].slice(0, most)
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
