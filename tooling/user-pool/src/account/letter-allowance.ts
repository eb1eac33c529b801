import { attemptLimit } from '../error.js'
import type { Clock } from '../pool.js'

const WINDOW_MS = 15 * 60_000
const MOST = 100_000

/** How many letters a name has asked for lately, whether anybody has the name or not. */
export class LetterAllowance {
  readonly #sent = new Map<string, readonly number[]>()

  readonly #clock: Clock
  readonly #most: number

  constructor(clock: Clock, most: number) {
    this.#clock = clock
    this.#most = most
  }

  /** Counts one letter; throws LimitExceededException where the name has had its share. */
  spend(name: string): void {
    const now = this.#clock()
    const recent = (this.#sent.get(name) ?? []).filter((at) => now - at < WINDOW_MS)
    if (recent.length >= this.#most) throw attemptLimit()
    this.#sent.delete(name)
    this.#sent.set(name, [...recent, now])
    if (this.#sent.size <= MOST) return
    const [oldest] = this.#sent.keys()
    if (oldest !== undefined) this.#sent.delete(oldest)
  }
}
