import type { Clock } from '../pool.js'

/** A value with its end. */
export interface Kept<Value> {
  readonly value: Value
  /** Milliseconds since 1970. */
  readonly expires: number
}

/**
 * What is remembered for a while, in memory alone: each value until its time is over, and no more of them than
 * `most`, so that nobody fills the process with what they begin. The one kept longest ago goes first.
 */
export class ShortLived<Key, Value> {
  // A Map goes through its keys in the order they were set.
  readonly #kept = new Map<Key, Kept<Value>>()

  readonly #clock: Clock
  readonly #lifetimeMs: number
  readonly #most: number

  constructor(clock: Clock, lifetimeMs: number, most: number) {
    this.#clock = clock
    this.#lifetimeMs = lifetimeMs
    this.#most = most
  }

  /** Keeps the value in place of any before it; for a whole lifetime, unless its end is given. */
  keep(key: Key, value: Value, expires: number = this.#clock() + this.#lifetimeMs): void {
    this.#kept.delete(key)
    this.#kept.set(key, { value, expires })
    if (this.#kept.size <= this.#most) return
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.#kept.delete(oldest)
  }

  /** The value, if its time is not over. */
  find(key: Key): Value | undefined {
    return this.#alive(this.#kept.get(key))
  }

  /** As `find`, and the value is gone from then on. */
  take(key: Key): Value | undefined {
    return this.#alive(this.pluck(key))
  }

  /** As `take`, with its end, and though its time may be over: for who has to tell the late from the unknown. */
  pluck(key: Key): Kept<Value> | undefined {
    const kept = this.#kept.get(key)
    this.#kept.delete(key)
    return kept
  }

  drop(key: Key): void {
    this.#kept.delete(key)
  }

  #alive(kept: Kept<Value> | undefined): Value | undefined {
    return kept && kept.expires > this.#clock() ? kept.value : undefined
  }
}
