import type { PushConfig } from '../config/push.js'
import { MediaError } from '../media/media-error.js'
import { beginPush, dropPushDevice, duePushes, notePush } from '../query/push-rows.js'
import type { Log } from '../serve/log.js'
import type { Database } from '../store/database.js'
import { type PostLimits, postTo } from '../webhook/post.js'
import { alertWords } from './letter-words.js'
import { toPosted } from './push-envelope.js'

export interface PushContext {
  readonly db: Database
  readonly push: PushConfig
  readonly limits: PostLimits
  readonly now: () => number
  readonly random: (bytes: number) => Uint8Array
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly log: Log
}

const AT_ONCE = 64
/** What was just told ends the pause; a try that is due again does not. */
const LOOK_EVERY_MS = 1000
const FIRST_WAIT_MS = 2_000
const MOST_TRIES = 12

/** Tells browsers what waits for them, until aborted. */
export async function sendPushes(context: PushContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sent = await turnPushes(context, signal).catch((error: unknown) => {
      if (!signal.aborted) context.log.error('browsers cannot be told', error)
      return 0
    })
    if (sent < AT_ONCE) await context.sleep(LOOK_EVERY_MS, signal)
  }
}

type Due = Awaited<ReturnType<typeof duePushes>>[number]

/** Sends what is due, to each browser in order and to all side by side; gives how many messages that were. */
export async function turnPushes(context: PushContext, signal: AbortSignal): Promise<number> {
  const due = await duePushes(context.db, context.now(), AT_ONCE)
  const queues = new Map<string, Due[]>()
  for (const one of due) queues.set(one.device.id, [...(queues.get(one.device.id) ?? []), one])
  await Promise.all(
    [...queues.values()].map(async (queue) => {
      for (const one of queue) if (!signal.aborted && !(await sendOne(context, one, signal))) return
    }),
  )
  return due.length
}

/** False where there is nobody any more who could be told. */
async function sendOne(context: PushContext, due: Due, signal: AbortSignal): Promise<boolean> {
  const { db, now, log } = context
  const { message, device } = due
  // Taken back while it was on its way, by a process that ended there: what takes it back is on its way, too.
  if (due.alert.retracted && due.alert.retracts === null) {
    await notePush(db, message, { state: 'dropped', tries: message.tries, nextAt: null })
    return true
  }
  if (!(await beginPush(db, message))) return true
  const answer = await post(context, due, signal)
  if (signal.aborted) return false
  const tries = message.tries + 1
  if (typeof answer === 'number' && answer >= 200 && answer < 300) {
    await notePush(db, message, { state: 'sent', tries, nextAt: null })
    return true
  }
  // Without its address: whoever has it could be told things in our name by nobody, but it is theirs.
  log.warn('a browser was not told', { tries, reason: String(answer) })
  if (answer === 404 || answer === 410) {
    await dropPushDevice(db, device.id, device.userId)
    return false
  }
  const isOver = tries >= MOST_TRIES
  await notePush(db, message, {
    state: isOver ? 'failed' : 'waiting',
    tries,
    nextAt: isOver ? null : now() + FIRST_WAIT_MS * 2 ** message.tries,
  })
  return true
}

/** The status of its service's answer, or a word for there being none. */
async function post(
  { push, limits, now, random }: PushContext,
  { alert, device }: Due,
  signal: AbortSignal,
): Promise<number | string> {
  const { subject: title, body, path } = alertWords(alert, device.language)
  // A browser shows one note of a tag: what comes twice is one, and what is taken back takes its place.
  const tag = `alert-${alert.retracts ?? alert.sequence}`
  const said = { title, body: body === title ? '' : body, path, tag, lang: device.language }
  try {
    const posted = await toPosted(device, JSON.stringify(said), push, { now, random })
    return await postTo(device.endpoint, posted, limits, signal)
  } catch (error) {
    return error instanceof MediaError ? error.fault.code : 'unreachable'
  }
}
