import { userOf } from '../account/subject.js'
import { invalidParameter, wrongCredentials } from '../error.js'
import type { Pool } from '../pool.js'
import type { PendingOf, Proof } from '../session/pending.js'
import { checkAssertion } from '../web-authn/assertion.js'
import { requestOptions } from '../web-authn/options.js'
import type { Answer, Challenge, Outcome } from './answer.js'
import { challenge } from './answer.js'

/** Asks for a passkey. A name that has none is asked the same way, for one that does not exist. */
export async function askPasskey(pool: Pool, proof: Proof): Promise<Challenge> {
  pool.attempts.check(proof.subject.sub)
  const options = await requestOptions(pool, proof.subject)
  return challenge(
    pool,
    { ...proof, challenge: 'WEB_AUTHN', webAuthnChallenge: options.challenge },
    { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  )
}

export async function answerPasskey(answer: Answer<PendingOf<'WEB_AUTHN'>>): Promise<Outcome> {
  const { pool, pending, responses } = answer
  const { subject, clientId } = pending
  pool.attempts.check(subject.sub)
  if (!responses.CREDENTIAL) throw invalidParameter('Missing required parameter CREDENTIAL')
  const user = userOf(pool, subject)
  const checked = user && (await checkAssertion(pool, user, responses.CREDENTIAL, pending.webAuthnChallenge))
  if (!checked) {
    pool.attempts.fail(subject.sub)
    throw wrongCredentials()
  }
  // A key that asked for a finger or a PIN is two factors in one.
  return {
    passed: { subject, clientId, ...(checked.userVerified ? { secondFactorProven: true } : {}) },
    claimedKey: responses.DEVICE_KEY,
  }
}
