import { randomBytes } from 'node:crypto'
import { keepAlerts } from './alert/keep-alerts.js'
import { sendLetters } from './alert/send-letters.js'
import { sendPushes } from './alert/send-pushes.js'
import { smtp } from './alert/smtp.js'
import type { Parts } from './parts.js'
import type { ServeContext } from './serve/router.js'
import { sleep } from './sleep.js'
import { latch, pausesOf } from './stream/latch.js'
import { sendWebhooks } from './webhook/send-webhooks.js'

/**
 * Tells people what is their business, wherever they want to hear of it. Only the process that follows does, so that nothing is told
 * twice at once.
 */
export async function startTelling(parts: Parts, context: ServeContext, signal: AbortSignal): Promise<void> {
  await Promise.all([
    startSending(parts, context, signal),
    startAlerting(parts, context, signal),
    startPosting(parts, signal),
  ])
}

const WEBHOOK_MS = 10_000

/** To the addresses that people registered. */
function startSending({ config, db, log }: Parts, context: ServeContext, signal: AbortSignal): Promise<void> {
  const limits = { timeoutMs: WEBHOOK_MS, privateHosts: config.webhookHosts }
  return sendWebhooks(
    {
      db,
      log,
      limits,
      sleep: context.news.pauses(),
      now: Date.now,
      view: context.view,
      moment: context.moment,
      sealer: context.sealer,
    },
    signal,
  )
}

/** In people's lists, and then to their browsers. */
async function startAlerting(parts: Parts, context: ServeContext, signal: AbortSignal): Promise<void> {
  const { db, log } = parts
  const { sendsMail, push, news } = context
  const channels = { sendsMail, sendsPush: push !== undefined }
  const told = latch()
  const telling = {
    db,
    itemsOf: news.itemsOf,
    ...channels,
    log,
    sleep: news.pauses(),
    now: Date.now,
    onTold: told.open,
  }
  await Promise.all([keepAlerts(telling, signal), startPushing(parts, pausesOf(told), signal)])
}

async function startPosting({ config, db, log }: Parts, signal: AbortSignal): Promise<void> {
  if (!config.mail) return
  const { post, close } = smtp(config.mail)
  await sendLetters({ db, siteUrl: config.siteUrl, post, log, sleep, now: Date.now }, signal)
  close()
}

async function startPushing(
  { config, db, log }: Parts,
  pause: typeof sleep,
  signal: AbortSignal,
): Promise<void> {
  const { push, webhookHosts: privateHosts } = config
  if (!push) return
  const limits = { timeoutMs: WEBHOOK_MS, privateHosts }
  const context = { db, push, limits, log, sleep: pause, now: Date.now, random: randomBytes }
  await sendPushes(context, signal)
}
