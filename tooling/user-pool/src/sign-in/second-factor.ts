import { userOf } from '../account/subject.js'
import { matchTotp } from '../account/totp.js'
import { invalidParameter, PoolError, wrongCredentials } from '../error.js'
import { composeCode, maskDestination } from '../mail/compose.js'
import type { Pool } from '../pool.js'
import { randomCode } from '../random-text.js'
import type { PendingOf, Proof } from '../session/pending.js'
import type { MfaMethod, User } from '../store/user.js'
import type { Answer, Challenge, Outcome } from './answer.js'
import { challenge } from './answer.js'
import { isSameCode } from './custom-flow.js'

/** The challenge for a second factor; undefined where none is due. */
export async function askSecondFactor(pool: Pool, proof: Proof, user: User): Promise<Challenge | undefined> {
  if (pool.settings.mfa === 'off') return undefined
  const methods = user.mfa.methods.filter((method) => isUsable(method, user))
  const chosen = methods.length === 1 ? methods[0] : methods.find((method) => method === user.mfa.preferred)
  if (chosen) return askMethod(pool, proof, user, chosen)
  if (methods.length > 1) {
    const choice = { MFAS_CAN_CHOOSE: JSON.stringify(methods) }
    return challenge(pool, { ...proof, challenge: 'SELECT_MFA_TYPE', methods }, choice)
  }
  if (pool.settings.mfa === 'optional') return undefined
  const setup = { MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']) }
  return challenge(pool, { ...proof, challenge: 'MFA_SETUP' }, setup)
}

function isUsable(method: MfaMethod, user: User): boolean {
  return method === 'SMS_MFA' ? Boolean(user.attributes.phone_number) : user.totp !== undefined
}

async function askMethod(pool: Pool, proof: Proof, user: User, method: MfaMethod): Promise<Challenge> {
  if (method === 'SOFTWARE_TOKEN_MFA') {
    const name = user.totp?.name
    return challenge(
      pool,
      { ...proof, challenge: 'SOFTWARE_TOKEN_MFA' },
      name ? { FRIENDLY_DEVICE_NAME: name } : {},
    )
  }
  pool.mailbox.allowance.spend(user.sub)
  const code = randomCode(pool.random)
  const to = user.attributes.phone_number ?? ''
  await pool.store.write(...pool.mailbox.post({ medium: 'SMS', to, code, ...composeCode('sign-in', code) }))
  return challenge(
    pool,
    { ...proof, challenge: 'SMS_MFA', code },
    { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: maskDestination(to) },
  )
}

export async function answerSelection(answer: Answer<PendingOf<'SELECT_MFA_TYPE'>>): Promise<Challenge> {
  const { pool, pending, responses } = answer
  const method = pending.methods.find((one) => one === responses.ANSWER)
  if (!method)
    throw new PoolError('InvalidParameterException', 'ANSWER must be one of MFAS_CAN_CHOOSE', {
      keepsSession: true,
    })
  const { subject, clientId } = pending
  return askMethod(pool, { subject, clientId }, demandUser(answer), method)
}

export async function answerSms(answer: Answer<PendingOf<'SMS_MFA'>>): Promise<Outcome> {
  const { pool, pending, responses } = answer
  pool.attempts.check(mfaName(pending))
  const code = responses.SMS_MFA_CODE
  if (!code) throw invalidParameter('Missing required parameter SMS_MFA_CODE')
  if (!isSameCode(pending.code, code)) throw wrongCode(pool, pending)
  return pass(answer)
}

export async function answerTotp(answer: Answer<PendingOf<'SOFTWARE_TOKEN_MFA'>>): Promise<Outcome> {
  const { pool, pending, responses } = answer
  pool.attempts.check(mfaName(pending))
  const code = responses.SOFTWARE_TOKEN_MFA_CODE
  if (!code) throw invalidParameter('Missing required parameter SOFTWARE_TOKEN_MFA_CODE')
  const user = demandUser(answer)
  if (!user.totp)
    throw new PoolError('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled')
  const step = matchTotp(user.totp.secret, code, pool.clock(), user.totp.lastStep)
  if (step === undefined) throw wrongCode(pool, pending)
  await pool.store.write(pool.store.users.put({ ...user, totp: { ...user.totp, lastStep: step } }))
  return pass(answer)
}

function pass(answer: Answer<PendingOf<'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'>>): Outcome {
  const { pool, pending, responses } = answer
  pool.attempts.succeed(mfaName(pending))
  const { subject, clientId } = pending
  return { passed: { subject, clientId, secondFactorProven: true }, claimedKey: responses.DEVICE_KEY }
}

/** The same challenge may be answered again, but a name that guesses has to wait. */
function wrongCode(pool: Pool, pending: Proof): PoolError {
  pool.attempts.fail(mfaName(pending))
  return new PoolError('CodeMismatchException', 'Invalid code received for user', { keepsSession: true })
}

function mfaName(pending: Proof): string {
  return `${pending.subject.sub} second factor`
}

function demandUser(answer: Answer): User {
  const user = userOf(answer.pool, answer.pending.subject)
  if (!user) throw wrongCredentials()
  return user
}
