import { PoolError } from '../error.js'
import type { Clock } from '../pool.js'

const LONGEST_MS = 15 * 60_000
/** Wrong answers are forgotten after this long without another. */
const FORGIVEN_MS = 60 * 60_000
const MOST = 100_000

interface Tries {
  readonly failures: number
  readonly lastAt: number
  readonly until: number
}

/**
 * Wrong answers by name, whether anybody has the name or not. After a few, each further one makes the name wait:
 * a second, then twice as long each time, up to a quarter of an hour.
 */
export class Attempts {
  readonly #records = new Map<string, Tries>()

  readonly #clock: Clock
  readonly #free: number

  constructor(clock: Clock, free: number) {
    this.#clock = clock
    this.#free = free
  }

  /** Throws NotAuthorizedException while the name has to wait. */
  check(name: string): void {
    const record = this.#records.get(name)
    if (record && record.until > this.#clock())
      throw new PoolError('NotAuthorizedException', 'Password attempts exceeded')
  }

  fail(name: string): void {
    const now = this.#clock()
    const before = this.#records.get(name)
    const failures = before && now - before.lastAt < FORGIVEN_MS ? before.failures + 1 : 1
    const over = failures - this.#free
    const wait = over < 0 ? 0 : Math.min(1000 * 2 ** Math.min(over, 20), LONGEST_MS)
    this.#records.delete(name)
    this.#records.set(name, { failures, lastAt: now, until: now + wait })
    if (this.#records.size <= MOST) return
    const [oldest] = this.#records.keys()
    if (oldest !== undefined) this.#records.delete(oldest)
  }

  succeed(name: string): void {
    this.#records.delete(name)
  }
}
