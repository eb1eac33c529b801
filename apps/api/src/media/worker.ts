import { setMaxListeners } from 'node:events'
import type { Log } from '../serve/log.js'
import { addressesOf, hostOf, type Task } from './find-file.js'
import { toFault } from './media-error.js'
import { permits } from './permits.js'
import { type DueTask, FINISHED, findDue, nameOf, postpone, recordTry } from './task-queue.js'
import { type MediaContext, type Tried, workTask } from './work-task.js'

export interface WorkerContext extends Omit<MediaContext, 'large' | 'beforeAsking'> {
  readonly log: Log
  readonly now: () => number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told when a file was recorded. */
  readonly onDone: (task: Pick<Task, 'kind' | 'key'>) => void
}

/** Files that are fetched at once. */
export const AT_ONCE = 16
/** So many of them media, which wait for the one process that draws: documents always have places left. */
const MEDIA_AT_ONCE = 12
/** So many of them from one host at most. */
export const AT_ONCE_PER_HOST = 4
/** How far into the queue we look for a host that is not busy. */
const LOOK_AHEAD = 128
/** Files of many megabytes that are in memory at once. */
const LARGE_AT_ONCE = 2
/** A block, whose works have files, ends the pause. */
const IDLE_MS = 1000
const BUSY_HOST_MS = 5000
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 6 * 3600_000

/**
 * Works the queue of files until aborted: what is looked for first, then documents, since they say what
 * the rest is. A slow host holds up its own files only.
 */
export async function runMediaWorker(context: WorkerContext, signal: AbortSignal): Promise<void> {
  // Each file listens for the end.
  setMaxListeners(AT_ONCE * 2, signal)
  const active = new Map<string, DueTask['kind']>()
  const working = new Set<Promise<void>>()
  const large = permits(LARGE_AT_ONCE)
  let idle: Promise<void> | undefined
  while (!signal.aborted) {
    const due = await choose(context, active, signal)
    for (const task of due) {
      const name = nameOf(task)
      active.set(name, task.kind)
      const done = work({ ...context, large }, task, signal).finally(() => {
        active.delete(name)
        working.delete(done)
      })
      working.add(done)
    }
    // One pause at a time: those that lost the race would pile up on the signal.
    idle ??= context.sleep(IDLE_MS, signal).finally(() => {
      idle = undefined
    })
    // With all places taken there is nothing to choose until one is free.
    await Promise.race(active.size >= AT_ONCE ? working : [...working, idle])
  }
  await Promise.allSettled(working)
}

/**
 * The next tasks, as many as there are places, none for a host that has enough of us. When such hosts have
 * the whole head of the queue, their files step back for others.
 */
async function choose(
  context: WorkerContext,
  active: ReadonlyMap<string, DueTask['kind']>,
  signal: AbortSignal,
): Promise<DueTask[]> {
  const free = AT_ONCE - active.size
  if (free <= 0) return []
  const media = [...active.values()].filter(isDrawn).length
  try {
    const due = await findDue(context.db, context.now(), LOOK_AHEAD)
    const { chosen, crowded } = pick(
      due.filter((task) => !active.has(nameOf(task))),
      { free, freeForMedia: MEDIA_AT_ONCE - media, roomAt: context.hosts.room },
      (task) => firstHost(context, task),
    )
    if (chosen.length === 0 && due.length >= LOOK_AHEAD)
      await postpone(context.db, crowded, context.now() + BUSY_HOST_MS)
    return chosen
  } catch (error) {
    if (!signal.aborted) context.log.error('the queue of files cannot be read', error)
    return []
  }
}

/** Whom it is asked of first. */
function firstHost({ gateways }: WorkerContext, task: Task): string | undefined {
  return hostOf(addressesOf(task, gateways)[0])
}

function isDrawn(kind: DueTask['kind']): boolean {
  return kind === 'media' || kind === 'art'
}

interface Places {
  readonly free: number
  /** How many of those media may take. */
  readonly freeForMedia: number
  readonly roomAt: (host: string) => number
}

/** Tasks in their order, as many as there are places, each host within its room; and those it had none for. */
export function pick<T extends Pick<Task, 'kind'>>(
  tasks: readonly T[],
  { free, freeForMedia, roomAt }: Places,
  hostOfTask: (task: T) => string | undefined,
): { chosen: T[]; crowded: T[] } {
  const chosen: T[] = []
  const crowded: T[] = []
  const left = new Map<string, number>()
  let mediaLeft = freeForMedia
  for (const task of tasks) {
    if (chosen.length >= free) break
    if (isDrawn(task.kind) && mediaLeft <= 0) continue
    const host = hostOfTask(task)
    const places = host === undefined ? free : (left.get(host) ?? roomAt(host))
    if (places <= 0) {
      crowded.push(task)
      continue
    }
    chosen.push(task)
    if (host !== undefined) left.set(host, places - 1)
    if (isDrawn(task.kind)) mediaLeft--
  }
  return { chosen, crowded }
}

/** One file. Never throws: a fault is written down, and the file is tried again later. */
async function work(
  context: WorkerContext & MediaContext,
  task: DueTask,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, now } = context
  const about = { kind: task.kind, key: task.key.slice(0, 100) }
  const host = firstHost(context, task)
  // The place it was chosen for, while it is looked for among what is kept: others are chosen meanwhile, and one too many would wait.
  const leave = host === undefined ? undefined : context.hosts.enter(host)
  try {
    const asking = { ...context, ...(leave ? { beforeAsking: leave } : {}) }
    const tried = await workTask(asking, task, signal).catch((error: unknown): Tried => {
      signal.throwIfAborted()
      log.error('a file could not be recorded', error, about)
      return { state: 'failed', fault: toFault('unrecorded'), retryAfterMs: undefined }
    })
    if (tried.state === 'later') return await postpone(db, [task], now() + BUSY_HOST_MS)
    // Said once; later tries change the record, not the log.
    if (tried.state === 'failed' && task.attempts === 0)
      log.warn('a file is not to be had', { ...about, reason: tried.fault.reason })
    await recordTry(db, task, nextTry(tried, task.attempts, now()))
    context.onDone(task)
  } catch (error) {
    if (!signal.aborted) log.error('media work failed', error, about)
  } finally {
    leave?.()
  }
}

/** Four times as long after each failure, and no sooner than the host asked. */
function nextTry(tried: Exclude<Tried, { state: 'later' }>, attempts: number, now: number): number {
  if (tried.state === 'done') return FINISHED
  const wait = Math.min(FIRST_RETRY_MS * 4 ** Math.min(attempts, 20), LONGEST_RETRY_MS)
  return now + Math.max(wait, tried.retryAfterMs ?? 0)
}
