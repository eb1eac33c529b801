import { listSupporters, type Supporter, saveSupporter } from '@chiaroscuro/contract/operation'
import { supporterBody } from '@chiaroscuro/contract/schema'
import { parseDid } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { keepSupporter, type SupporterRow, supportersNow } from '../query/supporter-rows.js'
import { toDidProfile, toOwnTime, toOwnTimeOrNull } from '../view/common.js'
import type { ViewContext } from '../view/view-context.js'
import { type EndpointContext, endpoint, InvalidBodyError } from './endpoint.js'
import { parsed } from './keep-garden.js'
import type { PeopleContext } from './people-context.js'
import { withPeople } from './with-people.js'

const PLANS = ['monthly', 'yearly'] as const

export const listSupportersEndpoint = endpoint(
  listSupporters,
  z.object({}),
  async (context: EndpointContext) => {
    const rows = await supportersNow(context.db, context.moment().seconds * 1000)
    const view = await withPeople(
      context,
      rows.map(({ didId }) => didId),
    )
    return { supporters: rows.map((row) => toSupporter(view, row)) }
  },
)

export const saveSupporterEndpoint = endpoint(
  saveSupporter,
  z.object({ supporter: supporterBody }),
  async (context: PeopleContext, { supporter }) => {
    const now = context.now()
    // A moment is asked about in whole seconds: who is named now is shown now.
    const fromAt = (supporter.from ?? Math.floor(now / 1000)) * 1000
    const untilAt = supporter.until === undefined ? null : supporter.until * 1000
    if (untilAt !== null && untilAt <= fromAt) throw new InvalidBodyError('until', 'Ends before it begins')
    const row = {
      didId: parsed('profile_id', supporter.profile_id, parseDid),
      plan: PLANS.indexOf(supporter.plan),
      fromAt,
      untilAt,
    }
    await keepSupporter(context.db, row)
    return toSupporter(await withPeople(context, [row.didId]), row)
  },
)

function toSupporter(view: ViewContext, { didId, plan, fromAt, untilAt }: SupporterRow): Supporter {
  return {
    profile: toDidProfile(view, didId),
    plan: PLANS[plan] ?? 'monthly',
    since: toOwnTime(fromAt),
    until: toOwnTimeOrNull(untilAt),
  }
}
