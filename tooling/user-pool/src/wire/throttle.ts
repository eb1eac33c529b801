import { PoolError } from '../error.js'
import type { Clock } from '../pool.js'
import { ShortLived } from '../store/short-lived.js'

const MOST = 50_000

interface Bucket {
  readonly left: number
  readonly at: number
}

/** So many requests a second for each name, some saved up. Throws TooManyRequestsException beyond. */
export class Throttle {
  readonly #buckets: ShortLived<string, Bucket>

  readonly #clock: Clock
  readonly #rate: number
  readonly #burst: number

  constructor(clock: Clock, rate: number, burst: number) {
    this.#clock = clock
    this.#rate = rate
    this.#burst = burst
    // A bucket left alone that long is full, as one never seen is.
    this.#buckets = new ShortLived(clock, (burst / rate) * 1000, MOST)
  }

  spend(name: string): void {
    const now = this.#clock()
    const before = this.#buckets.find(name)
    const saved = before ? before.left + (Math.max(0, now - before.at) / 1000) * this.#rate : this.#burst
    const left = Math.min(saved, this.#burst) - 1
    this.#buckets.keep(name, { left: Math.max(left, 0), at: now })
    if (left < 0) throw new PoolError('TooManyRequestsException', 'Too many requests')
  }
}
