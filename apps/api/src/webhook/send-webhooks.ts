import { and, eq } from 'drizzle-orm'
import { MediaError } from '../media/media-error.js'
import { dueWebhooks, type WebhookRow } from '../query/webhook-rows.js'
import type { Log } from '../serve/log.js'
import { webhook } from '../store/schema.js'
import type { HydrateContext } from '../stream/hydrate.js'
import { type PostLimits, postTo } from './post.js'
import { type Batch, newestOf, readBatch } from './read-batch.js'
import { SealError, type Sealer } from './seal.js'
import { signedHeaders } from './sign.js'

export interface SendContext extends HydrateContext {
  readonly limits: PostLimits
  /** Opens what they sign by; absent where no key is set. */
  readonly sealer: Sealer | undefined
  readonly now: () => number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly log: Log
}

const WEBHOOKS_AT_ONCE = 16
/** News ends the pause; a try that is due again, and who changed a webhook, do not. */
const LOOK_EVERY_MS = 1000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 3_600_000
/** Whoever takes nothing for a week is left alone until they ask again. */
const GIVEN_UP_MS = 7 * 86_400_000

/** Sends news to those who asked for it, until aborted: in order to each, side by side to all. */
export async function sendWebhooks(context: SendContext, signal: AbortSignal): Promise<void> {
  const { db, now, sleep, log } = context
  while (!signal.aborted) {
    try {
      // Where there is nothing new, nothing is written either: answers stay what they were.
      const due = await dueWebhooks(db, now(), await newestOf(db), WEBHOOKS_AT_ONCE)
      await Promise.all(due.map((one) => sendTo(context, one, signal)))
    } catch (error) {
      if (!signal.aborted) log.error('webhooks cannot be sent', error)
    }
    await sleep(LOOK_EVERY_MS, signal)
  }
}

/** One delivery of what is new; whoever has a backlog is due again at once. */
async function sendTo(context: SendContext, row: WebhookRow, signal: AbortSignal): Promise<void> {
  const { now } = context
  const batch = await readBatch(context, row)
  if (!batch) return
  const { last, messages } = batch
  const done = { sent: last, tried: null, failures: 0, failingSince: null, nextAt: now() }
  if (messages.length === 0) return note(context, row, done)
  const answer = await deliver(context, row, batch, signal)
  if (signal.aborted) return
  const change = answer.ok
    ? { ...done, lastAnswer: answer.word }
    : { ...failed(row, answer.word, now()), tried: last }
  await note(context, row, change)
}

async function deliver(
  { limits, now, sealer }: SendContext,
  row: WebhookRow,
  { first, last, messages }: Batch,
  signal: AbortSignal,
): Promise<{ ok: boolean; word: string }> {
  const body = JSON.stringify({ webhook_id: row.id, messages })
  try {
    const secret = sealer ? sealer.open(row.secret, row.id) : row.secret
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'chiaroscuro-webhook',
      ...signedHeaders(`${row.id}-${first}-${last}`, Math.floor(now() / 1000), body, secret),
    }
    const status = await postTo(row.url, { body, headers }, limits, signal)
    return { ok: status >= 200 && status < 300, word: String(status) }
  } catch (error) {
    if (error instanceof SealError) return { ok: false, word: 'no-secret' }
    return { ok: false, word: error instanceof MediaError ? error.fault.code : 'unreachable' }
  }
}

function failed(row: WebhookRow, lastAnswer: string, now: number): Partial<WebhookRow> {
  const failingSince = row.failingSince ?? now
  const wait = Math.min(FIRST_WAIT_MS * 2 ** row.failures, LONGEST_WAIT_MS)
  const isOver = now - failingSince > GIVEN_UP_MS
  return {
    failures: row.failures + 1,
    failingSince,
    lastAnswer,
    nextAt: isOver ? null : now + wait,
    stoppedAt: isOver ? now : null,
  }
}

/** Unless somebody asked for a replay meanwhile: that counts more than what this try came to. */
async function note({ db }: SendContext, row: WebhookRow, change: Partial<WebhookRow>): Promise<void> {
  await db
    .update(webhook)
    .set(change)
    .where(and(eq(webhook.id, row.id), eq(webhook.sent, row.sent)))
}
