import type { Config } from '../config/config.js'
import { poolKeys } from '../identity/key-set.js'
import { identity } from '../identity/viewer.js'
import { addressesOf } from '../limit/caller.js'
import { memoryLimiter, type Quota, redisLimiter } from '../limit/limiter.js'
import { entitlementsOf } from '../premium/entitlements.js'
import { premiumMembers } from '../premium/premium-members.js'
import type { Database } from '../store/database.js'
import { openReplicas, type Replicas } from '../store/replicas.js'
import type { GuardContext } from './guard.js'
import type { Log } from './log.js'
import { type Readers, readers } from './readers.js'

/** What stands before every answer: who calls, how often, and which database is asked. */
export interface Front extends GuardContext {
  readonly readers: Readers
  close(): Promise<void>
}

/** Opens it by the settings; `height` is that of the newest block we hold. */
export function openFront(
  { identity: pool, serving }: Config,
  db: Database,
  log: Log,
  height: () => number | undefined,
): Front {
  const { proxies, exempt, perMinute, redisUrl } = serving
  const onTrouble = (error: unknown) =>
    log.warn('requests are counted by this process alone', {
      reason: error instanceof Error ? error.message : 'unknown',
    })
  const limiter = redisUrl === undefined ? memoryLimiter() : redisLimiter(redisUrl, onTrouble)
  const replicas = openCopies(serving.replicaUrls, log, height)
  return {
    viewerOf: identity({
      db,
      pool: pool && { ...pool, keys: poolKeys(pool.issuer, Date.now) },
      now: Date.now,
      onTrouble: (error) => log.error('the use of a key was not noted', error),
    }),
    limiter,
    isPremium: premiumMembers(db, Date.now, (error) =>
      log.error('nobody knows who is a premium member', error),
    ),
    readers: readers(db, replicas, Date.now),
    limits: {
      address: quota('address', perMinute.address),
      member: quota('member', perMinute.member),
      premium: quota('premium', perMinute.member * entitlementsOf(true).requestFactor),
      isProxy: addressesOf(proxies),
      isExempt: addressesOf(exempt),
    },
    async close() {
      await Promise.all([limiter.close(), replicas?.close()])
    },
  }
}

function openCopies(
  urls: readonly string[],
  log: Log,
  height: () => number | undefined,
): Replicas | undefined {
  if (urls.length === 0) return undefined
  return openReplicas({
    urls,
    height,
    onChange: (at, isUp, reason) =>
      isUp
        ? log.info('a copy of the database answers reads', { copy: at })
        : log.warn('a copy of the database is left alone', { copy: at, reason }),
  })
}

function quota(name: string, points: number): Quota | undefined {
  return points === 0 ? undefined : { name, points, seconds: 60 }
}
