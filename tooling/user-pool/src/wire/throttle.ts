import { PoolError } from '../error.js'
import type { Clock } from '../pool.js'

const MOST = 50_000

interface Bucket {
  readonly left: number
  readonly at: number
}

/** So many requests a second for each name, some saved up. Throws TooManyRequestsException beyond. */
export class Throttle {
  readonly #buckets = new Map<string, Bucket>()

  readonly #clock: Clock
  readonly #rate: number
  readonly #burst: number

  constructor(clock: Clock, rate: number, burst: number) {
    this.#clock = clock
    this.#rate = rate
    this.#burst = burst
  }

  spend(name: string): void {
    const now = this.#clock()
    const before = this.#buckets.get(name)
    const saved = before ? before.left + (Math.max(0, now - before.at) / 1000) * this.#rate : this.#burst
    const left = Math.min(saved, this.#burst) - 1
    this.#buckets.delete(name)
    this.#buckets.set(name, { left: Math.max(left, 0), at: now })
    if (this.#buckets.size > MOST) {
      const [oldest] = this.#buckets.keys()
      if (oldest !== undefined) this.#buckets.delete(oldest)
    }
    if (left < 0) throw new PoolError('TooManyRequestsException', 'Too many requests')
  }
}
