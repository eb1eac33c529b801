import { askEarlyAccess, listEarlyAccess } from '@chiaroscuro/contract/operation'
import { earlyAccessBody, pageQuery } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { addressHash, keepSubmission, listSubmissions } from '../query/early-access-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { toOwnTime } from '../view/common.js'
import { endpoint } from './endpoint.js'
import type { PeopleContext } from './people-context.js'

/** Enough for an office behind one address, and little for whoever tries a list. */
const SUBMISSIONS: Quota = { name: 'early-access', points: 10, seconds: 3600 }

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

export const askEarlyAccessEndpoint = endpoint(
  askEarlyAccess,
  z.object({ submission: earlyAccessBody }),
  async ({ db, now }: PeopleContext, { submission }, call) => {
    const header = call.header('idempotency-key')
    const key = submission.idempotency_key ?? (header && IDEMPOTENCY_KEY.test(header) ? header : null)
    // One statement that does the same for an address known and unknown, so that not even its time tells.
    await keepSubmission(db, {
      addressHash: addressHash(submission.email),
      email: submission.email,
      idempotencyKey: key,
      receivedAt: now(),
    })
    return { submitted: true as const }
  },
  { quota: SUBMISSIONS, status: 202, unseen: true },
)

export const listEarlyAccessEndpoint = endpoint(
  listEarlyAccess,
  pageQuery,
  async ({ db }: PeopleContext, input) => {
    const size = input.size ?? 50
    const rows = await listSubmissions(db, cursorOf(input.page), size)
    return toPage(rows, input.page, size, ({ email, receivedAt }) => ({
      email,
      received_at: toOwnTime(receivedAt),
    }))
  },
)
