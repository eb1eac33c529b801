import { listWebhooks, makeWebhook, removeWebhook, replayWebhook } from '@chiaroscuro/contract/operation'
import { replayBody, webhookBody, webhookPath } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { lastNumber } from '../outbox/tell.js'
import {
  changeWebhook,
  removeWebhookOf,
  type WebhookRow,
  webhookCount,
  webhooksOf,
} from '../query/webhook-rows.js'
import { webhook } from '../store/schema.js'
import { toWebhook } from '../view/webhook.js'
import { formatSecret } from '../webhook/sign.js'
import { endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { requirePublic } from './require-public.js'

export interface WebhookContext extends PeopleContext {
  /** `host:port` pairs that may be sent to although they are not public. */
  readonly privateHosts: readonly string[]
}

const MOST_WEBHOOKS = 20
const NEW_WEBHOOKS: Quota = { name: 'new-webhooks', points: 20, seconds: 3600 }
const ID_BYTES = 12
const SECRET_BYTES = 32

export const makeWebhookEndpoint = endpoint(
  makeWebhook,
  z.object({ webhook: webhookBody }),
  async ({ db, now, random, privateHosts }: WebhookContext, { webhook: given }, call) => {
    const { userId } = viewerOfCall(call)
    requirePublic('url', given.url, privateHosts)
    if ((await webhookCount(db, userId)) >= MOST_WEBHOOKS)
      throw new RefusedError('TooManyWebhooks', `Nobody has more than ${MOST_WEBHOOKS} webhooks.`)
    const at = now()
    const row: WebhookRow = {
      id: Buffer.from(random(ID_BYTES)).toString('hex'),
      userId,
      url: given.url,
      secret: Buffer.from(random(SECRET_BYTES)).toString('base64'),
      collections: given.collection ?? [],
      owners: given.owner ?? [],
      types: given.type ?? [],
      createdAt: at,
      sent: await lastNumber(db),
      failures: 0,
      failingSince: null,
      lastAnswer: null,
      nextAt: at,
      stoppedAt: null,
    }
    await db.insert(webhook).values(row)
    return { ...toWebhook(row), secret: formatSecret(row.secret) }
  },
  { quota: NEW_WEBHOOKS, status: 201 },
)

export const listWebhooksEndpoint = endpoint(
  listWebhooks,
  z.object({}),
  async ({ db }: WebhookContext, _input, call) => ({
    webhooks: (await webhooksOf(db, viewerOfCall(call).userId)).map(toWebhook),
  }),
)

export const replayWebhookEndpoint = endpoint(
  replayWebhook,
  webhookPath.extend({ replay: replayBody }),
  async ({ db, now }: WebhookContext, { webhook_id, replay }, call) => {
    const { userId } = viewerOfCall(call)
    const sent = Math.min(replay.after, await lastNumber(db))
    const anew = { failures: 0, failingSince: null, nextAt: now(), stoppedAt: null }
    return toWebhook(found(await changeWebhook(db, userId, webhook_id, { sent, ...anew })))
  },
)

export const removeWebhookEndpoint = endpoint(
  removeWebhook,
  webhookPath,
  async ({ db }: WebhookContext, { webhook_id }, call) =>
    toWebhook(found(await removeWebhookOf(db, viewerOfCall(call).userId, webhook_id))),
)

function found(row: WebhookRow | undefined): WebhookRow {
  if (!row) throw new NotFoundError('Unknown webhook.')
  return row
}
