import { userOf } from '../account/subject.js'
import { PoolError, wrongCredentials } from '../error.js'
import type { Call, Pool } from '../pool.js'
import type { Proof } from '../session/pending.js'
import type { User } from '../store/user.js'
import type { AuthenticationResult, Ending } from '../token/issue.js'
import { signInWith } from '../token/issue.js'
import type { Challenge, Outcome } from './answer.js'
import { challenge } from './answer.js'
import { askCustom } from './custom-flow.js'
import { askDevice } from './device-flow.js'
import { askSecondFactor } from './second-factor.js'

/** Where a sign-in stands: another challenge, or tokens. */
export type Progress =
  | Challenge
  | { readonly AuthenticationResult: AuthenticationResult; readonly ChallengeParameters: object }

/**
 * The next step of somebody whose first factor is proven: the account's state, a new password, the device, the
 * second factor, tokens. The device the last message names counts only once it is proven.
 */
export async function goOn(pool: Pool, outcome: Outcome, call: Call, ending: Ending = {}): Promise<Progress> {
  if ('ChallengeName' in outcome) return outcome
  const { passed: proof, claimedKey } = outcome
  if (outcome.leadsTo === 'custom') return askCustom(pool, proof)
  const user = userOf(pool, proof.subject)
  if (!user) throw wrongCredentials()
  refuseUnready(user)
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(pool, proof, user)
  const device = proof.deviceKey === undefined ? askDevice(pool, proof, user, claimedKey) : undefined
  // A remembered device stands for the second factor; another proves itself after it.
  if (device?.remembered) return challenge(pool, device.pending)
  const factor =
    proof.secondFactorProven || proof.deviceKey ? undefined : await askSecondFactor(pool, proof, user)
  if (factor) return factor
  if (device) return challenge(pool, device.pending)
  const result = await signInWith(pool, user, call, {
    ...ending,
    clientId: proof.clientId,
    deviceKey: proof.deviceKey,
  })
  return { AuthenticationResult: result, ChallengeParameters: {} }
}

/** Said only to who proved the password, so that nobody learns which addresses have an account. */
function refuseUnready(user: User): void {
  if (user.status === 'UNCONFIRMED')
    throw new PoolError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'RESET_REQUIRED')
    throw new PoolError('PasswordResetRequiredException', 'Password reset required for the user')
}

function askNewPassword(pool: Pool, proof: Proof, user: User): Challenge {
  const missing = pool.settings.requiredAttributes.filter((name) => !user.attributes[name])
  return challenge(
    pool,
    { ...proof, challenge: 'NEW_PASSWORD_REQUIRED' },
    {
      userAttributes: JSON.stringify(user.attributes),
      requiredAttributes: JSON.stringify(missing.map((name) => `userAttributes.${name}`)),
    },
  )
}
