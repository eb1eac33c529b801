import { createClient } from '@redis/client'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** So many points in so many seconds, counted under a name of its own. */
export interface Quota {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** Where somebody stands with a quota after a request was counted. */
export interface Standing {
  readonly quota: Quota
  readonly allowed: boolean
  readonly remaining: number
  /** Seconds until the count starts anew. */
  readonly reset: number
}

/** Counts requests. */
export interface Limiter {
  /** Counts one request of `who`, refused or not. */
  count(quota: Quota, who: string): Promise<Standing>
  close(): Promise<void>
}

/** Counts in this process alone. */
export function memoryLimiter(): Limiter {
  return limiter(
    (quota) => new RateLimiterMemory(optionsOf(quota)),
    async () => {},
  )
}

/** Redis answers within this, or a process counts by itself. */
const ANSWER_MS = 250

/**
 * Counts in Redis, together with every other process on it. While Redis is away each process counts by itself:
 * limits grow looser, and nothing stops.
 */
export function redisLimiter(url: string, onTrouble: (error: unknown) => void): Limiter {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: ANSWER_MS },
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5000) },
  })
  client.on('error', onTrouble)
  client.connect().catch(onTrouble)
  return limiter(
    (quota) =>
      new RateLimiterRedis({
        ...optionsOf(quota),
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(optionsOf(quota)),
      }),
    async () => client.destroy(),
  )
}

function optionsOf({ name, points, seconds }: Quota) {
  return { keyPrefix: `limit:${name}:${points}:${seconds}`, points, duration: seconds }
}

function limiter(make: (quota: Quota) => RateLimiterAbstract, close: () => Promise<void>): Limiter {
  const counters = new Map<Quota, RateLimiterAbstract>()
  function counterOf(quota: Quota): RateLimiterAbstract {
    const known = counters.get(quota) ?? make(quota)
    counters.set(quota, known)
    return known
  }
  return {
    async count(quota, who) {
      const counted = await counterOf(quota)
        .consume(who)
        .catch((refused: unknown) => {
          if (refused instanceof RateLimiterRes) return refused
          throw refused
        })
      return {
        quota,
        allowed: counted.consumedPoints <= quota.points,
        remaining: Math.max(0, counted.remainingPoints),
        reset: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)),
      }
    },
    close,
  }
}
