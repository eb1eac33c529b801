import { newWebhook, webhook, webhookList } from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const WEBHOOKS = 'Webhooks'

/** What the reference says of webhooks. */
export const WEBHOOK_WORDS: Readonly<Record<string, Words>> = {
  'make-webhook': {
    group: WEBHOOKS,
    summary: 'Have news, alerts or orders sent to an address',
    description:
      '`about` is `news`, where a message is what the stream gives; `alerts`, your own, each as /v2/alerts has it with `kind` `alert` and its kind as `about`; or `orders`, `{ kind: "order", sequence, step, at, order }` for each step of what you ordered to be minted. POSTs of `{ webhook_id, messages }` in order. Each is signed as standardwebhooks.com says, by the secret shown here once; `webhook-id` is the same at every try. Tried again for a week.',
    output: newWebhook,
  },
  'list-webhooks': { group: WEBHOOKS, summary: 'Your webhooks and how they fare', output: webhookList },
  'replay-webhook': {
    group: WEBHOOKS,
    summary: 'Send again from a number on',
    description: 'And begin anew where sending was given up.',
    output: webhook,
  },
  'remove-webhook': { group: WEBHOOKS, summary: 'Send nothing more', output: webhook },
}
