import { listWebhooks, makeWebhook, removeWebhook, replayWebhook } from '@chiaroscuro/contract/operation'
import { replayBody, webhookBody, webhookPath } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import {
  changeWebhook,
  removeWebhookOf,
  type WebhookRow,
  webhookCount,
  webhookOf,
  webhooksOf,
} from '../query/webhook-rows.js'
import { webhook } from '../store/schema.js'
import { toWebhook } from '../view/webhook.js'
import { newestOf } from '../webhook/read-batch.js'
import type { Sealer } from '../webhook/seal.js'
import { formatSecret } from '../webhook/sign.js'
import { endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { requirePublic } from './require-public.js'

export interface WebhookContext extends PeopleContext {
  /** `host:port` pairs that may be sent to although they are not public. */
  readonly privateHosts: readonly string[]
  /** Keeps what they sign by; absent where no key is set. */
  readonly sealer: Sealer | undefined
}

const MOST_WEBHOOKS = 20
const NEW_WEBHOOKS: Quota = { name: 'new-webhooks', points: 20, seconds: 3600 }
const ID_BYTES = 12
const SECRET_BYTES = 32

export const makeWebhookEndpoint = endpoint(
  makeWebhook,
  z.object({ webhook: webhookBody }),
  async ({ db, now, random, privateHosts, sealer }: WebhookContext, { webhook: given }, call) => {
    const { userId } = viewerOfCall(call)
    if (!sealer) throw new RefusedError('NotOffered', 'No key is set here to keep secrets of webhooks with.')
    requirePublic('url', given.url, privateHosts)
    if ((await webhookCount(db, userId)) >= MOST_WEBHOOKS)
      throw new RefusedError('TooManyWebhooks', `Nobody has more than ${MOST_WEBHOOKS} webhooks.`)
    const { about = 'news' } = given
    const at = now()
    const id = Buffer.from(random(ID_BYTES)).toString('hex')
    const secret = Buffer.from(random(SECRET_BYTES)).toString('base64')
    const row: WebhookRow = {
      ...{ id, userId, about },
      url: given.url,
      secret: sealer.seal(secret, id),
      collections: given.collection ?? [],
      owners: given.owner ?? [],
      types: given.type ?? [],
      createdAt: at,
      sent: (await newestOf(db))[about],
      tried: null,
      failures: 0,
      failingSince: null,
      lastAnswer: null,
      nextAt: at,
      stoppedAt: null,
    }
    await db.insert(webhook).values(row)
    return { ...toWebhook(row), secret: formatSecret(secret) }
  },
  { quota: NEW_WEBHOOKS, status: 201, unseen: true },
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
    const { about } = found(await webhookOf(db, userId, webhook_id))
    const sent = Math.min(replay.after, (await newestOf(db))[about])
    const anew = { tried: null, failures: 0, failingSince: null, nextAt: now(), stoppedAt: null }
    return toWebhook(found(await changeWebhook(db, userId, webhook_id, { sent, ...anew })))
  },
  { unseen: true },
)

export const removeWebhookEndpoint = endpoint(
  removeWebhook,
  webhookPath,
  async ({ db }: WebhookContext, { webhook_id }, call) =>
    toWebhook(found(await removeWebhookOf(db, viewerOfCall(call).userId, webhook_id))),
  { unseen: true },
)

function found(row: WebhookRow | undefined): WebhookRow {
  if (!row) throw new NotFoundError('Unknown webhook.')
  return row
}
