import type { StreamMessage } from '@chiaroscuro/contract/operation'
import { and, eq } from 'drizzle-orm'
import { MediaError } from '../media/media-error.js'
import { lastNumber } from '../outbox/tell.js'
import { oldestNumber, outboxAfter } from '../query/outbox-rows.js'
import { dueWebhooks, type WebhookRow } from '../query/webhook-rows.js'
import type { Log } from '../serve/log.js'
import { webhook } from '../store/schema.js'
import { type HydrateContext, hydrate } from '../stream/hydrate.js'
import { wantsOf } from '../stream/wants.js'
import { type PostLimits, postTo } from './post.js'
import { signedHeaders } from './sign.js'

export interface SendContext extends HydrateContext {
  readonly limits: PostLimits
  readonly now: () => number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly log: Log
}

/** Pieces of news that are looked at for one delivery, and so the most that one carries. */
const AT_ONCE = 100
const WEBHOOKS_AT_ONCE = 16
const LOOK_EVERY_MS = 500
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
      const due = await dueWebhooks(db, now(), await lastNumber(db), WEBHOOKS_AT_ONCE)
      await Promise.all(due.map((one) => sendTo(context, one, signal)))
    } catch (error) {
      if (!signal.aborted) log.error('webhooks cannot be sent', error)
    }
    await sleep(LOOK_EVERY_MS, signal)
  }
}

/** One delivery of what is new; whoever has a backlog is due again at once. */
async function sendTo(context: SendContext, row: WebhookRow, signal: AbortSignal): Promise<void> {
  const { db, now } = context
  const oldest = await oldestNumber(db)
  const isLost = oldest !== undefined && row.sent < oldest - 1
  const after = isLost ? oldest - 1 : row.sent
  const news = await outboxAfter(db, after, AT_ONCE)
  const last = news.at(-1)?.sequence
  if (last === undefined) return
  const wants = wantsOf({ collection: row.collections, owner: row.owners, type: row.types })
  const items = await hydrate(context, news)
  const messages: StreamMessage[] = items.flatMap((item) =>
    item.message && (!wants || wants(item)) ? item.message : [],
  )
  if (isLost) messages.unshift({ kind: 'lost', after: row.sent, oldest })
  const done = { sent: last, failures: 0, failingSince: null, nextAt: now() }
  if (messages.length === 0) return note(context, row, done)
  const answer = await deliver(context, row, messages, `${row.id}-${after + 1}-${last}`, signal)
  if (signal.aborted) return
  await note(context, row, answer.ok ? { ...done, lastAnswer: answer.word } : failed(row, answer.word, now()))
}

async function deliver(
  { limits, now }: SendContext,
  row: WebhookRow,
  messages: readonly StreamMessage[],
  id: string,
  signal: AbortSignal,
): Promise<{ ok: boolean; word: string }> {
  const body = JSON.stringify({ webhook_id: row.id, messages })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'chiaroscuro-webhook',
    ...signedHeaders(id, Math.floor(now() / 1000), body, row.secret),
  }
  try {
    const status = await postTo(row.url, { body, headers }, limits, signal)
    return { ok: status >= 200 && status < 300, word: String(status) }
  } catch (error) {
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
