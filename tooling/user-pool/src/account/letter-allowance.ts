import { attemptLimit } from '../error.js'
import type { Clock } from '../pool.js'
import { ShortLived } from '../store/short-lived.js'

const WINDOW_MS = 15 * 60_000
const MOST = 100_000

/** How many letters a name has asked for lately, whether anybody has the name or not. */
export class LetterAllowance {
  readonly #sent: ShortLived<string, readonly number[]>
  readonly #clock: Clock
  readonly #most: number

  constructor(clock: Clock, most: number) {
    this.#sent = new ShortLived(clock, WINDOW_MS, MOST)
    this.#clock = clock
    this.#most = most
  }

  /** Counts one letter; throws LimitExceededException where the name has had its share. */
  spend(name: string): void {
    const now = this.#clock()
    const recent = (this.#sent.find(name) ?? []).filter((at) => now - at < WINDOW_MS)
    if (recent.length >= this.#most) throw attemptLimit()
    this.#sent.keep(name, [...recent, now])
  }
}
