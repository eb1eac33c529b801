import type { RetryErrorInfo, RetryStrategyV2, RetryToken } from '@smithy/types'
import type { Clock } from '../port.js'
import { mayPass } from './error.js'

/** First attempt included (specification, section 9). */
export const MAX_ATTEMPTS = 3
const LONGEST_MS = 300_000

/** Wait before attempt n + 1: 2^n · 100 ms and up to 100 ms by chance (0 ≤ `chance` < 1), at most 5 minutes. */
export function retryDelay(n: number, chance: number): number {
  return Math.min(2 ** n * 100 + chance * 100, LONGEST_MS)
}

/**
 * Up to three attempts a request. Unlike the SDK's own strategies it has no quota the requests share, so the
 * fiftieth failure of a bad minute is tried again like the first.
 */
export function retryStrategy(clock: Clock, chance: () => number): RetryStrategyV2 {
  const token = (retries: number): RetryToken => ({
    getRetryCount: () => retries,
    // The wait is over by the time the token is given: it was the clock's to keep.
    getRetryDelay: () => 0,
  })
  return {
    acquireInitialRetryToken: async () => token(0),
    async refreshRetryTokenForRetry(last: RetryToken, { error }: RetryErrorInfo) {
      const retries = last.getRetryCount() + 1
      if (retries >= MAX_ATTEMPTS || !mayPass(error)) throw new Error('Not tried again')
      await clock.wait(retryDelay(retries, chance()))
      return token(retries)
    },
    recordSuccess: () => {},
  }
}
