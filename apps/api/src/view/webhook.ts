import type { Webhook } from '@chiaroscuro/contract/operation'
import { newsType } from '@chiaroscuro/contract/schema'
import type { WebhookRow } from '../query/webhook-rows.js'
import { toOwnTime, toOwnTimeOrNull } from './common.js'

/** A webhook as its holder sees it, without its secret. */
export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    about: row.about,
    url: row.url,
    collection: row.collections,
    owner: row.owners,
    // Types of another version are sent to nobody here.
    type: row.types.flatMap((type) => newsType.safeParse(type).data ?? []),
    created_at: toOwnTime(row.createdAt),
    sent: row.sent,
    failures: row.failures,
    last_answer: row.lastAnswer,
    next_try_at: row.failures > 0 ? toOwnTimeOrNull(row.nextAt) : null,
    stopped_at: toOwnTimeOrNull(row.stoppedAt),
  }
}
