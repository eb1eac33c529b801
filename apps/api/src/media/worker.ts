import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Log } from '../serve/log.js'
import { fetchTask } from '../store/schema.js'
import { type MediaContext, type Task, workTask } from './work-task.js'

export interface WorkerContext extends MediaContext {
  readonly log: Log
  readonly now: () => number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told when a file was recorded. */
  readonly onDone: (kind: Task['kind']) => void
}

type DueTask = typeof fetchTask.$inferSelect

/** `next_at` of work that is finished. */
export const FINISHED = Number.MAX_SAFE_INTEGER
const AT_ONCE = 16
const IDLE_MS = 250
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 6 * 3600_000

/**
 * Works the queue of files until aborted: documents first, since they say what the rest is. A slow host
 * holds up its own file only.
 */
export async function runMediaWorker(context: WorkerContext, signal: AbortSignal): Promise<void> {
  const active = new Map<string, Promise<void>>()
  let idle: Promise<void> | undefined
  while (!signal.aborted) {
    const due = await findDue(context).catch((error: unknown) => {
      if (!signal.aborted) context.log.error('the queue of files cannot be read', error)
      return []
    })
    const fresh = due.filter((task) => !active.has(nameOf(task))).slice(0, AT_ONCE - active.size)
    for (const task of fresh) {
      const name = nameOf(task)
      active.set(
        name,
        work(context, task, signal).finally(() => active.delete(name)),
      )
    }
    // One pause at a time: those that lost the race would pile up on the signal.
    idle ??= context.sleep(IDLE_MS, signal).finally(() => {
      idle = undefined
    })
    await Promise.race([...active.values(), idle])
  }
  await Promise.allSettled(active.values())
}

function nameOf({ kind, key }: DueTask): string {
  return `${kind} ${key}`
}

function findDue({ db, now }: WorkerContext): Promise<DueTask[]> {
  return db
    .select()
    .from(fetchTask)
    .where(lte(fetchTask.nextAt, now()))
    .orderBy(
      sql`case kind when 'metadata' then 0 when 'art' then 1 when 'media' then 2 else 3 end`,
      asc(fetchTask.nextAt),
    )
    .limit(AT_ONCE * 2)
}

/** One file. Never throws: a fault is written down, and the file is tried again later. */
async function work(context: WorkerContext, task: DueTask, signal: AbortSignal): Promise<void> {
  const { db, log, now } = context
  const about = { kind: task.kind, key: task.key.slice(0, 100) }
  try {
    const fault = await workTask(context, task, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      log.error('a file could not be recorded', error, about)
      return 'It could not be recorded'
    })
    // Said once; later tries change the record, not the log.
    if (fault !== undefined && task.attempts === 0)
      log.warn('a file is not to be had', { ...about, reason: fault })
    const wait = Math.min(FIRST_RETRY_MS * 4 ** task.attempts, LONGEST_RETRY_MS)
    await db
      .update(fetchTask)
      .set({ attempts: task.attempts + 1, nextAt: fault === undefined ? FINISHED : now() + wait })
      .where(and(eq(fetchTask.kind, task.kind), eq(fetchTask.key, task.key)))
    context.onDone(task.kind)
  } catch (error) {
    if (!signal.aborted) log.error('media work failed', error, about)
  }
}
