import type { NewWebhook, ReplayInput, Webhook, WebhookInput, WebhookList } from '../schema/webhook.js'
import { type Access, operation } from './operation.js'

const MEMBER: Access = { who: 'member' }

/**
 * Has news, one's own alerts or the steps of one's own orders sent to an address as they come: POSTs of `{ webhook_id, messages }`,
 * signed by the secret shown here once, tried again for a week. 409 `TooManyWebhooks`, `NotOffered` where no secret can be kept.
 */
export const makeWebhook = operation<{ webhook: WebhookInput }, NewWebhook>({
  id: 'make-webhook',
  method: 'POST',
  path: '/v2/webhooks',
  body: 'webhook',
  access: MEMBER,
})
/** One's own webhooks and how they fare. */
export const listWebhooks = operation<Record<string, never>, WebhookList>({
  id: 'list-webhooks',
  method: 'GET',
  path: '/v2/webhooks',
  access: MEMBER,
})
/** Sends again what came after a number, and begins anew where sending was given up. */
export const replayWebhook = operation<{ webhook_id: string; replay: ReplayInput }, Webhook>({
  id: 'replay-webhook',
  method: 'POST',
  path: '/v2/webhooks/{webhook_id}/replay',
  body: 'replay',
  access: MEMBER,
})
/** Sends nothing more; the webhook is gone. */
export const removeWebhook = operation<{ webhook_id: string }, Webhook>({
  id: 'remove-webhook',
  method: 'POST',
  path: '/v2/webhooks/{webhook_id}/remove',
  access: MEMBER,
})
