import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import type { Secret } from '../secret.js'
import type { Ephemeral } from '../srp/index.js'
import type { Answer, Challenge } from '../user-pool/answer.js'
import { isAsked } from './challenge-name.js'
import { go, type Step } from './machine.js'
import { respond } from './sign-in-request.js'
import type { Attempt, Question, SignInEffect, SignInState } from './sign-in-state.js'

type SignInStep = Step<SignInState, SignInEffect>

export function fail(error: AuthError): SignInStep {
  return go({ at: 'failed', error }, { type: 'DropChallenge' })
}

/** A refusal that is a next step rather than an error (specification, section 8), or the error. */
export function refuse(error: AuthError): SignInStep {
  const step = nextStepOf(error)
  return step ? go({ at: 'stopped', step }, { type: 'DropChallenge' }) : fail(error)
}

export function nextStepOf(error: AuthError): 'CONFIRM_SIGN_UP' | 'RESET_PASSWORD' | undefined {
  if (error.name === 'UserNotConfirmedException') return 'CONFIRM_SIGN_UP'
  if (error.name === 'PasswordResetRequiredException') return 'RESET_PASSWORD'
  return undefined
}

/** Where the service's answer leads; the same from every state that waits for one. */
export function follow(
  attempt: Attempt,
  answer: Answer | undefined,
  ephemeral?: Secret<Ephemeral>,
): SignInStep {
  if (!answer) return fail(flowError('InvalidTokens'))
  if (answer.kind === 'tokens') {
    const { texts, newDevice } = answer
    if (!newDevice) return save(attempt, texts)
    const confirm = { type: 'ConfirmDevice', texts, newDevice, username: attempt.username } as const
    return go({ at: 'confirmingDevice', attempt, texts, newDevice }, confirm)
  }
  const { parameters } = answer
  const username = parameters.USERNAME ?? parameters.USER_ID_FOR_SRP ?? attempt.username
  return ask({ ...attempt, username }, answer, ephemeral)
}

/** Keeps the tokens; without them the sign-in has not happened. */
export function save(
  attempt: Attempt,
  texts: Extract<Answer, { kind: 'tokens' }>['texts'],
  {
    device,
    confirmationNecessary = false,
  }: { device?: Attempt['device']; confirmationNecessary?: boolean } = {},
): SignInStep {
  return go(
    { at: 'saving', attempt, texts, confirmationNecessary },
    { type: 'Save', texts, attempt, device },
    { type: 'DropChallenge' },
  )
}

function ask(attempt: Attempt, challenge: Challenge, ephemeral?: Secret<Ephemeral>): SignInStep {
  const { name } = challenge
  if (isAsked(name)) return question(attempt, { ...challenge, name })
  switch (name) {
    case 'PASSWORD_VERIFIER':
      return prove(attempt, challenge, ephemeral)
    case 'DEVICE_SRP_AUTH':
      return proveDevice(attempt, challenge)
    case 'WEB_AUTHN':
      return go(
        { at: 'usingPasskey', attempt, challenge },
        { type: 'UsePasskey', options: challenge.parameters.CREDENTIAL_REQUEST_OPTIONS ?? '' },
      )
    case 'SELECT_CHALLENGE':
      return go(
        { at: 'choosing', attempt },
        respond(attempt, name, challenge.session, {
          USERNAME: attempt.username,
          ANSWER: 'WEB_AUTHN',
        }),
      )
    default:
      return fail(notAddressed(name))
  }
}

/** A question for the person; an authenticator app is set up before its code is asked for. */
export function question(attempt: Attempt, challenge: Question): SignInStep {
  return challenge.name === 'MFA_SETUP' ? setUpMfa(attempt, challenge) : wait(attempt, challenge)
}

/** Waits for the person, keeping the question so that a reload does not lose it; the password has done its work. */
export function wait(known: Attempt, challenge: Question, totpSecret?: Secret): SignInStep {
  const { password: _, ...attempt } = known
  return go(
    { at: 'challenged', attempt, challenge, ...(totpSecret ? { totpSecret } : {}) },
    { type: 'KeepChallenge', attempt, challenge },
  )
}

function prove(attempt: Attempt, challenge: Challenge, ephemeral?: Secret<Ephemeral>): SignInStep {
  if (!challenge.parameters.USER_ID_FOR_SRP) return fail(flowError('EmptyUserIdForSRPException'))
  if (!ephemeral || !attempt.password) return fail(notAddressed(challenge.name))
  const { password } = attempt
  return go(
    { at: 'proving', attempt, ephemeral, challenge },
    { type: 'ProvePassword', password, ephemeral, challenge },
  )
}

function proveDevice(attempt: Attempt, challenge: Challenge): SignInStep {
  const device = attempt.device?.reveal()
  if (!device?.groupKey || !device.password) return fail(flowError('DeviceMetadataNotFoundException'))
  return go({ at: 'devicePreparing', attempt, challenge }, { type: 'MakeEphemeral' })
}

/** The authenticator app is the one factor that can be set up while signing in. */
function setUpMfa(attempt: Attempt, challenge: Question): SignInStep {
  const types = readList(challenge.parameters.MFAS_CAN_SETUP)
  if (!types.includes('SOFTWARE_TOKEN_MFA')) {
    const names = types.map((type) => (type === 'SMS_MFA' ? 'SMS' : type)).join(', ')
    return fail(flowError('SignInException', `Cannot initiate MFA setup from available types: ${names}`))
  }
  return go({ at: 'associating', attempt, challenge }, { type: 'AssociateTotp', session: challenge.session })
}

/** A list of texts the service writes as JSON inside a parameter; none if it is no such list. */
export function readList(json: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function notAddressed(challenge: string): AuthError {
  return flowError(
    'SignInException',
    `An error occurred during the sign in process. ${challenge} challengeName returned by the underlying service was not addressed.`,
  )
}
