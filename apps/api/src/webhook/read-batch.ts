import type { AlertMessage, OrderMessage, StreamMessage } from '@chiaroscuro/contract/operation'
import { lastStep } from '../mint-service/note-steps.js'
import { lastNumber } from '../outbox/tell.js'
import { toldUpTo } from '../query/alert-rows.js'
import { alertsAfter, stepsAfter } from '../query/batch-rows.js'
import { offerNfts } from '../query/offer-rows.js'
import { oldestNumber, outboxAfter } from '../query/outbox-rows.js'
import type { About, WebhookRow } from '../query/webhook-rows.js'
import type { Database } from '../store/database.js'
import { type HydrateContext, hydrate } from '../stream/hydrate.js'
import { isFor, wantsOf } from '../stream/wants.js'
import { toAlert } from '../view/alert.js'
import { toOwnTime } from '../view/common.js'
import { toMintRequest } from '../view/mint-request.js'

type Message = StreamMessage | AlertMessage | OrderMessage

/** What one delivery carries, and the numbers that are done with once it is taken. */
export interface Batch {
  readonly first: number
  readonly last: number
  readonly messages: readonly Message[]
}

/** Pieces of news that are looked at for one delivery, and so the most that one carries. */
const AT_ONCE = 100

/** How far there is something to be told of. */
export async function newestOf(db: Database): Promise<Readonly<Record<About, number>>> {
  const [news, alerts, orders] = await Promise.all([lastNumber(db), toldUpTo(db), lastStep(db)])
  return { news, alerts: alerts ?? 0, orders }
}

/** What is next for a webhook: after a try that failed, what that try carried. */
export function readBatch(context: HydrateContext, row: WebhookRow): Promise<Batch | undefined> {
  return READERS[row.about](context, row)
}

type Reader = (context: HydrateContext, row: WebhookRow) => Promise<Batch | undefined>

const READERS: Readonly<Record<About, Reader>> = { news: readNews, alerts: readAlerts, orders: readSteps }

/** Numbers that this try is about. */
const within = ({ sent, tried }: WebhookRow) =>
  tried !== null && tried > sent ? (number: number) => number <= tried : () => true

async function readNews(context: HydrateContext, row: WebhookRow): Promise<Batch | undefined> {
  const { db } = context
  const oldest = await oldestNumber(db)
  const isLost = oldest !== undefined && row.sent < oldest - 1
  const after = isLost ? oldest - 1 : row.sent
  const isMeant = within(row)
  const news = (await outboxAfter(db, after, AT_ONCE)).filter(({ sequence }) => isMeant(sequence))
  const last = news.at(-1)?.sequence
  if (last === undefined) return undefined
  const wants = wantsOf({ collection: row.collections, owner: row.owners, type: row.types })
  const items = await hydrate(context, news)
  const messages: StreamMessage[] = items.flatMap((item) =>
    item.message && isFor(item, wants) ? item.message : [],
  )
  if (isLost) messages.unshift({ kind: 'lost', after: row.sent, oldest })
  return { first: after + 1, last, messages }
}

async function readAlerts({ db, view }: HydrateContext, row: WebhookRow): Promise<Batch | undefined> {
  // Asked before the alerts are: what is told meanwhile is after it.
  const told = (await toldUpTo(db)) ?? 0
  const isMeant = within(row)
  const found = await alertsAfter(db, row.userId, row.sent, AT_ONCE)
  const rows = found.filter(({ sequence }) => sequence <= told && isMeant(sequence))
  const names = await offerNfts(db, [...new Set(rows.flatMap(({ launcherId }) => launcherId ?? []))])
  const messages = rows.map((one): AlertMessage => {
    const { kind: about, read: _, ...shown } = toAlert(view, one, names)
    return { ...shown, kind: 'alert', about }
  })
  const last = found.length === rows.length && rows.length < AT_ONCE ? told : rows.at(-1)?.sequence
  return last === undefined ? undefined : { first: row.sent + 1, last, messages }
}

async function readSteps({ db, view }: HydrateContext, row: WebhookRow): Promise<Batch | undefined> {
  const newest = await lastStep(db)
  const isMeant = within(row)
  const found = await stepsAfter(db, row.userId, row.sent, AT_ONCE)
  const rows = found.filter(({ step }) => step.number <= newest && isMeant(step.number))
  const messages = rows.map(
    ({ step, order }): OrderMessage => ({
      kind: 'order',
      sequence: step.number,
      step: step.step,
      at: toOwnTime(step.at),
      order: toMintRequest(view, order),
    }),
  )
  const last = found.length === rows.length && rows.length < AT_ONCE ? newest : rows.at(-1)?.step.number
  return last === undefined ? undefined : { first: row.sent + 1, last, messages }
}
