import {
  getMembership,
  getPremium,
  type Membership,
  openMembership,
  type Premium,
} from '@chiaroscuro/contract/operation'
import { z } from 'zod'
import type { PremiumConfig } from '../config/premium.js'
import type { Quota } from '../limit/limiter.js'
import { entitlementsOf } from '../premium/entitlements.js'
import { paymentHash } from '../premium/payment-address.js'
import { memberOf, openMember, paymentsOf, standingPayments } from '../query/premium-rows.js'
import { atOneMoment } from '../store/at-one-moment.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { toMembership } from '../view/membership.js'
import { type Endpoint, endpoint, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

export interface PremiumContext extends PeopleContext {
  /** Absent where no membership is sold. */
  readonly premium: PremiumConfig | undefined
  /** Requests a minute of whoever is signed in; 0 where they are not limited. */
  readonly perMinute: number
}

const OPENINGS: Quota = { name: 'open-membership', points: 30, seconds: 600 }
const SHOWN = 500
const TRIES = 5

export const getPremiumEndpoint = endpoint(
  getPremium,
  z.object({}),
  async ({ premium, perMinute }: PremiumContext): Promise<Premium> => ({
    price: premium ? { month_mojos: String(premium.month), year_mojos: String(premium.year) } : null,
    member: rightsOf(false, perMinute),
    premium: rightsOf(true, perMinute),
  }),
)

function rightsOf(isPremium: boolean, perMinute: number): Premium['member'] {
  const { requestFactor, apiKeys, savedSearches, supporterMark } = entitlementsOf(isPremium)
  return {
    requests_per_minute: perMinute === 0 ? null : perMinute * requestFactor,
    api_keys: apiKeys,
    saved_searches: savedSearches,
    supporter_mark: supporterMark,
  }
}

export const getMembershipEndpoint = endpoint(
  getMembership,
  z.object({}),
  (context: PremiumContext, _input, call) => present(context, viewerOfCall(call).userId),
)

export const openMembershipEndpoint = endpoint(
  openMembership,
  z.object({}),
  async (context: PremiumContext, _input, call) => {
    const { db, premium, now } = context
    if (!premium) throw new RefusedError('NotOffered', 'No membership is sold here.')
    const { userId } = viewerOfCall(call)
    const asked = { userId, price: { month: premium.month, year: premium.year }, now: now() }
    for (let tries = 1; ; tries++) {
      try {
        await openMember(db, asked, (place) => paymentHash(premium.publicKey, place))
        return await present(context, userId)
      } catch (error) {
        // Somebody else was given the place at the same moment: the next one is free.
        if (tries === TRIES || !isUniqueViolation(error)) throw error
      }
    }
  },
  { quota: OPENINGS, unseen: true },
)

async function present({ db, view, now, premium }: PremiumContext, userId: string): Promise<Membership> {
  // A payment is never shown beside a membership that does not count it yet.
  const { member, payments, standing } = await atOneMoment(db, async (tx) => ({
    member: await memberOf(tx, userId),
    payments: await paymentsOf(tx, userId, SHOWN),
    standing: await standingPayments(tx, userId),
  }))
  return toMembership(
    view,
    { member: member && { ...member, isSold: premium !== undefined }, payments, standing },
    now(),
  )
}

/** Membership: what it costs, who has it, what was paid. */
export const PREMIUM_ENDPOINTS: readonly Endpoint<PremiumContext>[] = [
  getPremiumEndpoint,
  getMembershipEndpoint,
  openMembershipEndpoint,
]
