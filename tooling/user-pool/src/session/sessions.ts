import { invalidSession, PoolError } from '../error.js'
import type { Clock, Random } from '../pool.js'
import { randomToken } from '../random-text.js'
import type { Pending } from './pending.js'

/** More open challenges than this, and the oldest are forgotten. */
const MOST = 50_000
/** How often one challenge may be answered again where that is allowed at all. */
const MOST_ANSWERS = 5

interface Open {
  readonly pending: Pending
  readonly expires: number
  readonly answers: number
}

/** A challenge that was taken up: it can be answered now, and put back where its rules allow. */
export interface Taken {
  readonly pending: Pending
  /** Keeps the session for another answer, unless there were too many. */
  putBack(): void
}

/** Challenges waiting for their answer. Each has an unguessable name and is taken once. Memory only. */
export class Sessions {
  readonly #open = new Map<string, Open>()

  readonly #clock: Clock
  readonly #random: Random
  readonly #lifetimeMs: number

  constructor(clock: Clock, random: Random, lifetimeMs: number) {
    this.#clock = clock
    this.#random = random
    this.#lifetimeMs = lifetimeMs
  }

  /** Opens a session for the challenge; gives its name. */
  start(pending: Pending): string {
    const name = randomToken(this.#random, 48)
    this.#open.set(name, { pending, expires: this.#clock() + this.#lifetimeMs, answers: 0 })
    if (this.#open.size > MOST) this.#dropOldest()
    return name
  }

  /** The challenge behind a session, which is over from now on. Throws NotAuthorizedException. */
  take(name: string): Taken {
    const open = this.#open.get(name)
    if (!open) throw invalidSession()
    this.#open.delete(name)
    if (open.expires <= this.#clock())
      throw new PoolError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
    return {
      pending: open.pending,
      putBack: () => {
        if (open.answers + 1 < MOST_ANSWERS) this.#open.set(name, { ...open, answers: open.answers + 1 })
      },
    }
  }

  #dropOldest(): void {
    for (const [name, open] of this.#open) {
      if (open.expires > this.#clock() && this.#open.size <= MOST) return
      this.#open.delete(name)
    }
  }
}
