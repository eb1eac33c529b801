import { userOf } from '../account/subject.js'
import { invalidSession } from '../error.js'
import type { Pool } from '../pool.js'
import type { Taken } from './sessions.js'

/**
 * Takes a session up, unless the password changed since its sign-in began: whoever knew the old one must not get
 * on with it. Throws NotAuthorizedException.
 */
export function takeUp(pool: Pool, session: string): Taken {
  const taken = pool.sessions.take(session)
  const { subject } = taken.pending
  if (subject.known && userOf(pool, subject)?.password.verifier !== subject.password.verifier)
    throw invalidSession()
  return taken
}
