import { z } from 'zod'
import { alert } from './alert.js'
import { timestamp } from './common.js'
import { mintRequest, mintStep } from './minting.js'
import { newsType } from './stream.js'

const few = z.array(z.string().min(1).max(100)).max(50).optional()

/** What a webhook tells of: everybody's news, one's own alerts, or how one's own orders of the minting API fare. */
export const webhookAbout = z.enum(['news', 'alerts', 'orders'])
export type WebhookAbout = z.infer<typeof webhookAbout>

/** Where to send, and what; of news all of it where nothing is chosen. */
export const webhookBody = z
  .strictObject({
    /** News unless said. Nothing is chosen of the others. */
    about: webhookAbout.optional(),
    url: z.url({ protocol: /^https?$/, error: 'Not an address of the web' }).max(500),
    collection: few,
    /** Addresses or DIDs. */
    owner: few,
    type: z.array(newsType).max(newsType.options.length).optional(),
  })
  .refine(
    ({ about = 'news', collection, owner, type }) =>
      about === 'news' || [collection, owner, type].every((one) => one === undefined),
    'Only of news something is chosen',
  )
export type WebhookInput = z.input<typeof webhookBody>

export const webhook = z.object({
  id: z.string(),
  about: webhookAbout,
  url: z.string(),
  collection: z.array(z.string()),
  owner: z.array(z.string()),
  type: z.array(newsType),
  created_at: timestamp,
  /** The last number (of news, alerts or steps) that was sent and taken, or that was not asked for. */
  sent: z.number().int(),
  /** Tries that failed since the last that did not; none are made any more where `stopped_at` is set. */
  failures: z.number().int(),
  /** What came of the last try: a status, or a word for there being none. */
  last_answer: z.string().nullable(),
  next_try_at: timestamp.nullable(),
  stopped_at: timestamp.nullable(),
})
export type Webhook = z.infer<typeof webhook>
/** The only time the secret is shown. It signs as standardwebhooks.com says. */
export const newWebhook = webhook.extend({ secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhook>
export const webhookList = z.object({ webhooks: z.array(webhook) })
export type WebhookList = z.infer<typeof webhookList>
export const webhookPath = z.object({ webhook_id: z.string().max(40) })
/** The number to send again from: what came after it comes once more. */
export const replayBody = z.strictObject({ after: z.number().int().min(0) })
export type ReplayInput = z.input<typeof replayBody>

/** What a webhook about alerts gets: each of them once, what takes one back as one of its own. */
export const alertMessage = alert
  .extend({ kind: z.literal('alert'), about: alert.shape.kind })
  .omit({ read: true })
export type AlertMessage = z.infer<typeof alertMessage>
/** And one about orders: each step, with its order as it is by now. */
export const orderMessage = z.object({
  kind: z.literal('order'),
  sequence: z.number().int(),
  step: mintStep,
  at: timestamp,
  order: mintRequest,
})
export type OrderMessage = z.infer<typeof orderMessage>
