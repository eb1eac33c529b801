import type { Clock, Random } from '../pool.js'
import { randomToken } from '../random-text.js'
import { ShortLived } from './short-lived.js'

/** How handles are made: from how many random bytes, and for how long. */
export interface HandleOptions {
  readonly clock: Clock
  readonly random: Random
  readonly bytes: number
  readonly lifetimeMs: number
  readonly most: number
}

/** What waits for a while under a name that nobody can guess: whoever has the name has the value. Memory only. */
export class Handles<Value> extends ShortLived<string, Value> {
  readonly #random: Random
  readonly #bytes: number

  constructor({ clock, random, bytes, lifetimeMs, most }: HandleOptions) {
    super(clock, lifetimeMs, most)
    this.#random = random
    this.#bytes = bytes
  }

  /** Keeps the value for a whole lifetime; gives its name. */
  give(value: Value): string {
    const name = randomToken(this.#random, this.#bytes)
    this.keep(name, value)
    return name
  }
}
