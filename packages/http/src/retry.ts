import { HttpError } from './http-error.js'

/** How often and how patiently to try again. */
export interface RetryPolicy {
  attempts: number
  /** Milliseconds to wait after the given failed attempt (1 is the first). */
  delay: (attempt: number, random: number) => number
}

/** 2^n·100 ms plus up to 100 ms, at most five minutes (specification section 9). */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(2 ** attempt * 100 + random * 100, 300_000)
}

/** Three attempts in all (specification section 7). */
export const standardRetry: RetryPolicy = { attempts: 3, delay: retryDelay }

/** Runs `task` until it succeeds, fails for good, or the attempts are used up. */
export async function withRetry<T>(
  task: () => Promise<T>,
  policy: RetryPolicy = standardRetry,
  world: { sleep: (ms: number) => Promise<void>; random: () => number } = { sleep, random: Math.random },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task()
    } catch (error) {
      const again = error instanceof HttpError && error.retryable && attempt < policy.attempts
      if (!again) throw error
      const wait = policy.delay(attempt, world.random())
      await world.sleep(Math.max(wait, (error.retryAfter ?? 0) * 1000))
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
