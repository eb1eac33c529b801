import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { type Call, RefusedError } from '../endpoint/endpoint.js'
import type { ViewerOf } from '../identity/viewer.js'
import { callerAddress, callerKey } from '../limit/caller.js'
import type { Limiter, Quota, Standing } from '../limit/limiter.js'
import type { IsPremium } from '../premium/premium-members.js'

/** What every request carries once it has passed the guard. */
export interface ServeEnv {
  Variables: {
    call: Call
    /** What is said of the caller's quota, in the headers of whatever is answered. */
    said?: Readonly<Record<string, string>>
  }
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined } }
    outgoing?: ServerResponse
  }
}

export interface GuardContext {
  readonly viewerOf: ViewerOf
  readonly limiter: Limiter
  readonly limits: Limits
  readonly isPremium: IsPremium
}

export interface Limits {
  /** For whoever shows no token, by address; absent where nothing is limited. */
  readonly address: Quota | undefined
  /** For each person and each key. */
  readonly member: Quota | undefined
  /** For those of them that are premium members. */
  readonly premium: Quota | undefined
  /** Our proxies, whose word on addresses counts. */
  readonly isProxy: (address: string) => boolean
  /** Ours, such as the website's server, which asks for many people. */
  readonly isExempt: (address: string) => boolean
}

/** Finds out who calls and counts the call, before anything is done for it. */
export function guard({ viewerOf, limiter, limits, isPremium }: GuardContext): MiddlewareHandler<ServeEnv> {
  return async (c, next) => {
    const connection = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
    const address = callerAddress(connection, c.req.header('x-forwarded-for'), limits.isProxy)
    const asked = await settled(viewerOf(c.req.header('authorization')))
    const viewer = asked.ok ? asked.value : undefined
    const quota = viewer
      ? limits[(await isPremium(viewer.userId)) ? 'premium' : 'member']
      : limits.isExempt(address)
        ? undefined
        : limits.address
    if (quota) {
      const who = viewer ? (viewer.key?.id ?? viewer.userId) : callerKey(address)
      const standing = await limiter.count(quota, who)
      if (!standing.allowed) throw tooMany(standing)
      c.set('said', Object.fromEntries(standingHeaders(standing)))
    }
    if (!asked.ok) throw asked.error
    c.set('call', { viewer, address, header: (name) => c.req.header(name) })
    await next()
  }
}

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown }

/** A wrong token is counted like any request before it is refused. */
function settled<T>(work: Promise<T>): Promise<Settled<T>> {
  return work.then(
    (value): Settled<T> => ({ ok: true, value }),
    (error: unknown): Settled<T> => ({ ok: false, error }),
  )
}

/** Counts a call of one operation that allows less than the rest; throws `TooManyRequests`. */
export async function countCall(limiter: Limiter, quota: Quota, { viewer, address }: Call): Promise<void> {
  const standing = await limiter.count(quota, viewer?.userId ?? callerKey(address))
  if (!standing.allowed) throw tooMany(standing)
}

/** As the IETF's draft on RateLimit headers had them when the field took them up (revisions 3 to 6). */
function standingHeaders({ quota, remaining, reset }: Standing): [string, string][] {
  return [
    ['ratelimit-policy', `${quota.points};w=${quota.seconds}`],
    ['ratelimit-limit', String(quota.points)],
    ['ratelimit-remaining', String(remaining)],
    ['ratelimit-reset', String(reset)],
  ]
}

function tooMany(standing: Standing): RefusedError {
  const { quota, reset } = standing
  return new RefusedError(
    'TooManyRequests',
    `More than ${quota.points} requests in ${quota.seconds} seconds. Ask again in ${reset} seconds.`,
    { limit: quota.name, retry_after: reset },
    [...standingHeaders(standing), ['retry-after', String(reset)]],
  )
}
