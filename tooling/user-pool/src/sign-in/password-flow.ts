import { findSubject } from '../account/subject.js'
import { wrongCredentials } from '../error.js'
import type { Pool } from '../pool.js'
import { poolNameOf } from '../settings.js'
import { checkPassword } from '../srp/verifier.js'
import type { Passed } from './answer.js'

/** Signs in with the password itself, derived to x and held against the verifier. */
export function signInByPassword(
  pool: Pool,
  input: { username: string; password: string; clientId: string; deviceKey: string | undefined },
): Passed {
  const subject = findSubject(pool, input.username)
  pool.attempts.check(subject.sub)
  const name = poolNameOf(pool.settings.poolId)
  const right = checkPassword(subject.password, name, subject.sub, input.password)
  if (!right || !subject.known) {
    pool.attempts.fail(subject.sub)
    throw wrongCredentials()
  }
  pool.attempts.succeed(subject.sub)
  return { passed: { subject, clientId: input.clientId }, claimedKey: input.deviceKey }
}
