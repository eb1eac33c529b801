import { PoolError } from '../error.js'
import type { Clock } from '../pool.js'
import { ShortLived } from '../store/short-lived.js'

const LONGEST_MS = 15 * 60_000
/** Wrong answers are forgotten after this long without another. */
const FORGIVEN_MS = 60 * 60_000
const MOST = 100_000

interface Tries {
  readonly failures: number
  /** When the name may try again, in milliseconds since 1970. */
  readonly until: number
}

/**
 * Wrong answers by name, whether anybody has the name or not. After a few, each further one makes the name wait:
 * a second, then twice as long each time, up to a quarter of an hour.
 */
export class Attempts {
  readonly #records: ShortLived<string, Tries>
  readonly #clock: Clock
  readonly #free: number

  constructor(clock: Clock, free: number) {
    this.#records = new ShortLived(clock, FORGIVEN_MS, MOST)
    this.#clock = clock
    this.#free = free
  }

  /** Throws NotAuthorizedException while the name has to wait. */
  check(name: string): void {
    const record = this.#records.find(name)
    if (record && record.until > this.#clock())
      throw new PoolError('NotAuthorizedException', 'Password attempts exceeded')
  }

  fail(name: string): void {
    const failures = (this.#records.find(name)?.failures ?? 0) + 1
    const over = failures - this.#free
    const wait = over < 0 ? 0 : Math.min(1000 * 2 ** Math.min(over, 20), LONGEST_MS)
    this.#records.keep(name, { failures, until: this.#clock() + wait })
  }

  succeed(name: string): void {
    this.#records.drop(name)
  }
}
