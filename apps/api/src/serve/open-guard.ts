import type { Config } from '../config/config.js'
import { poolKeys } from '../identity/key-set.js'
import { identity } from '../identity/viewer.js'
import { addressesOf } from '../limit/caller.js'
import { memoryLimiter, type Quota, redisLimiter } from '../limit/limiter.js'
import type { Database } from '../store/database.js'
import type { GuardContext } from './guard.js'
import type { Log } from './log.js'

/** What finds out who calls and how often, by the settings. */
export function openGuard({ identity: pool, serving }: Config, db: Database, log: Log): GuardContext {
  const { proxies, exempt, perMinute, redisUrl } = serving
  const onTrouble = (error: unknown) =>
    log.warn('requests are counted by this process alone', {
      reason: error instanceof Error ? error.message : 'unknown',
    })
  return {
    viewerOf: identity({
      db,
      pool: pool && { ...pool, keys: poolKeys(pool.issuer, Date.now) },
      now: Date.now,
      onTrouble: (error) => log.error('the use of a key was not noted', error),
    }),
    limiter: redisUrl === undefined ? memoryLimiter() : redisLimiter(redisUrl, onTrouble),
    limits: {
      address: quota('address', perMinute.address),
      member: quota('member', perMinute.member),
      isProxy: addressesOf(proxies),
      isExempt: addressesOf(exempt),
    },
  }
}

function quota(name: string, points: number): Quota | undefined {
  return points === 0 ? undefined : { name, points, seconds: 60 }
}
