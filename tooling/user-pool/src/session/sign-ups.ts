import type { Subject } from '../account/subject.js'
import { userOf } from '../account/subject.js'
import { invalidSession, PoolError } from '../error.js'
import type { Clock, Pool, Random } from '../pool.js'
import type { Passed } from '../sign-in/answer.js'
import { Handles } from '../store/handles.js'

const BYTES = 48
/** More sign-ups under way than this, and the oldest are forgotten. */
const MOST = 10_000

/** Who signed up, by which client, with which password. */
interface SignUp {
  readonly subject: Subject
  readonly clientId: string
}

/**
 * Sessions of sign-ups: who gave the password of a new account is let in without it, once, when the address is
 * confirmed. Memory only; as short as the session of a challenge.
 */
export class SignUps {
  readonly #open: Handles<SignUp>

  constructor(clock: Clock, random: Random, lifetimeMs: number) {
    this.#open = new Handles({ clock, random, bytes: BYTES, lifetimeMs, most: MOST })
  }

  /** Opens a session for a sign-up; gives its name. */
  start(signUp: SignUp): string {
    return this.#open.give(signUp)
  }

  /** The session that goes on after the confirmation, which the one before ends with; none where that was not this person's. */
  renew(name: string, { subject, clientId }: SignUp): string | undefined {
    const before = this.#open.take(name)
    if (before?.subject.sub !== subject.sub || before.clientId !== clientId) return undefined
    return this.start(before)
  }

  /**
   * Lets the person in, and the session is over. While the address is not confirmed it stays, so that it can be asked
   * again. Throws NotAuthorizedException, or UserNotConfirmedException.
   */
  signIn(pool: Pool, name: string, { subject, clientId }: SignUp): Passed {
    const open = this.#open.pluck(name)
    const user = open && userOf(pool, open.value.subject)
    if (!user || open.expires <= pool.clock()) throw invalidSession()
    const { value } = open
    if (value.subject.sub !== subject.sub || value.clientId !== clientId) throw invalidSession()
    // Another password since then: whoever knew the old one must not get on with it.
    if (user.password.verifier !== value.subject.password.verifier) throw invalidSession()
    if (user.status === 'UNCONFIRMED') {
      this.#open.keep(name, value, open.expires)
      throw new PoolError('UserNotConfirmedException', 'User is not confirmed.')
    }
    return { passed: { subject: value.subject, clientId } }
  }
}
