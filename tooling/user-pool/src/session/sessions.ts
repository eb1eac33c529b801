import { invalidSession, PoolError } from '../error.js'
import type { Clock, Random } from '../pool.js'
import { Handles } from '../store/handles.js'
import type { Pending } from './pending.js'

const BYTES = 48
/** More open challenges than this, and the oldest are forgotten. */
const MOST = 50_000
/** How often one challenge may be answered again where that is allowed at all. */
const MOST_ANSWERS = 5

interface Open {
  readonly pending: Pending
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
  readonly #open: Handles<Open>
  readonly #clock: Clock

  constructor(clock: Clock, random: Random, lifetimeMs: number) {
    this.#clock = clock
    this.#open = new Handles({ clock, random, bytes: BYTES, lifetimeMs, most: MOST })
  }

  /** Opens a session for the challenge; gives its name. */
  start(pending: Pending): string {
    return this.#open.give({ pending, answers: 0 })
  }

  /** The challenge behind a session, which is over from now on. Throws NotAuthorizedException. */
  take(name: string): Taken {
    const open = this.#open.pluck(name)
    if (!open) throw invalidSession()
    const { value, expires } = open
    if (expires <= this.#clock())
      throw new PoolError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
    return {
      pending: value.pending,
      putBack: () => {
        const answers = value.answers + 1
        if (answers < MOST_ANSWERS) this.#open.keep(name, { ...value, answers }, expires)
      },
    }
  }
}
