import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import { go, machineOf, type Step, type Table } from './machine.js'
import { fail, follow, nextStepOf, question, refuse, save, wait } from './sign-in-answer.js'
import { claimOf, initiate, missing, respond, respondAnswer, respondClaim } from './sign-in-request.js'
import type { Attempt, SignInEffect, SignInEvent, SignInState } from './sign-in-state.js'

type SignInStep = Step<SignInState, SignInEffect>

const refused = (_: SignInState, { error }: { readonly error: AuthError }) => refuse(error)
const answered = (
  { attempt }: { readonly attempt: Attempt },
  { answer }: Extract<SignInEvent, { type: 'Answered' }>,
) => follow(attempt, answer)

/** Sign-in, state by state. Its events are the service's answers and the person's; its effects are requests. */
export const signInTable: Table<SignInState, SignInEvent, SignInEffect> = {
  idle: { SignInAsked: begin, SignInResumed: resume },
  stopped: { SignInAsked: begin, SignInResumed: resume },
  failed: { SignInAsked: begin, SignInResumed: resume },
  signedIn: { SignInAsked: begin, SignInResumed: resume },
  looking: {
    LookedUp({ attempt }, { user, device }) {
      const wrong = user ? ('UserAlreadyAuthenticatedException' as const) : missing(attempt)
      if (wrong) return fail(flowError(wrong))
      const known = device ? { ...attempt, device } : attempt
      if (attempt.flow === 'USER_SRP_AUTH' || attempt.flow === 'CUSTOM_WITH_SRP')
        return go({ at: 'preparing', attempt: known }, { type: 'MakeEphemeral' })
      return go({ at: 'initiating', attempt: known }, initiate(known))
    },
    Refused: refused,
  },
  preparing: {
    EphemeralMade: ({ attempt }, { ephemeral }) =>
      go({ at: 'initiating', attempt, ephemeral }, initiate(attempt, ephemeral)),
    Refused: refused,
  },
  initiating: {
    Answered: ({ attempt, ephemeral }, { answer }) => follow(attempt, answer, ephemeral),
    Refused: (state, { error }) =>
      withoutDevice(state.attempt, error, (attempt) =>
        go({ ...state, attempt }, initiate(attempt, state.ephemeral)),
      ),
  },
  proving: {
    Proved({ attempt, challenge }, { claim, device }) {
      const known = device ? { ...attempt, device } : attempt
      return go({ at: 'verifying', attempt: known, challenge, claim }, respondClaim(known, challenge, claim))
    },
    Refused: refused,
  },
  verifying: {
    Answered: answered,
    Refused: (state, { error }) =>
      withoutDevice(state.attempt, error, (attempt) =>
        go({ ...state, attempt }, respondClaim(attempt, state.challenge, state.claim)),
      ),
  },
  devicePreparing: {
    EphemeralMade: ({ attempt, challenge }, { ephemeral }) =>
      go(
        { at: 'deviceAsking', attempt, ephemeral },
        respond(attempt, 'DEVICE_SRP_AUTH', challenge.session, {
          USERNAME: attempt.username,
          SRP_A: ephemeral.reveal().A.toString(16),
          DEVICE_KEY: attempt.device?.reveal().key ?? '',
        }),
      ),
    Refused: refused,
  },
  deviceAsking: {
    Answered({ attempt, ephemeral }, { answer }) {
      if (answer?.kind !== 'challenge' || answer.name !== 'DEVICE_PASSWORD_VERIFIER' || !attempt.device)
        return follow(attempt, answer)
      const { device } = attempt
      return go(
        { at: 'deviceProving', attempt, challenge: answer },
        { type: 'ProveDevice', device, ephemeral, challenge: answer },
      )
    },
    Refused: ({ attempt }, { error }) => withoutDevice(attempt, error, () => fail(error)),
  },
  deviceProving: {
    Proved: ({ attempt, challenge }, { claim }) =>
      go(
        { at: 'deviceVerifying', attempt },
        respond(attempt, 'DEVICE_PASSWORD_VERIFIER', challenge.session, {
          USERNAME: challenge.parameters.USERNAME ?? attempt.username,
          ...claimOf(challenge.parameters, claim),
          DEVICE_KEY: attempt.device?.reveal().key ?? '',
        }),
      ),
    Refused: refused,
  },
  deviceVerifying: {
    Answered: answered,
    Refused: ({ attempt }, { error }) => withoutDevice(attempt, error, () => fail(error)),
  },
  choosing: {
    Answered: answered,
    Refused: refused,
  },
  usingPasskey: {
    PasskeyUsed: ({ attempt, challenge }, { credential }) =>
      go(
        { at: 'choosing', attempt },
        respond(attempt, 'WEB_AUTHN', challenge.session, {
          USERNAME: attempt.username,
          CREDENTIAL: credential.reveal(),
        }),
      ),
    Refused: refused,
  },
  associating: {
    TotpAssociated: ({ attempt, challenge }, { secret, session }) =>
      wait(attempt, { ...challenge, session: session ?? challenge.session }, secret),
    Refused: refused,
  },
  challenged: {
    SignInAsked: begin,
    SignInResumed: resume,
    ChallengeAnswered(state, { answer }) {
      const { attempt, challenge } = state
      const { name, session } = challenge
      const wrong = name === 'SELECT_MFA_TYPE' && !['SMS', 'TOTP'].includes(answer.text.reveal())
      if (wrong) return go({ ...state, error: flowError('IncorrectMFAMethod') })
      if (name !== 'MFA_SETUP')
        return go({ at: 'answering', attempt, challenge, answer }, respondAnswer(attempt, challenge, answer))
      const { text: code, friendlyDeviceName } = answer
      return go(
        {
          at: 'verifyingTotp',
          attempt,
          challenge,
          answer,
          ...(state.totpSecret ? { totpSecret: state.totpSecret } : {}),
        },
        { type: 'VerifyTotp', session, code, friendlyDeviceName },
      )
    },
  },
  answering: {
    Answered: answered,
    // A wrong code keeps the question: the service lets it be answered again in the same session.
    Refused: ({ attempt, challenge, answer }, { error }) =>
      withoutDevice(
        attempt,
        error,
        (known) =>
          go({ at: 'answering', attempt: known, challenge, answer }, respondAnswer(known, challenge, answer)),
        () => go({ at: 'challenged', attempt, challenge, error }),
      ),
  },
  verifyingTotp: {
    TotpVerified: ({ attempt, challenge, answer }, { session }) =>
      go(
        { at: 'answering', attempt, challenge, answer },
        respond({ clientMetadata: answer.clientMetadata ?? attempt.clientMetadata }, 'MFA_SETUP', session, {
          USERNAME: attempt.username,
        }),
      ),
    Refused: ({ attempt, challenge, totpSecret }, { error }) =>
      go({ at: 'challenged', attempt, challenge, error, ...(totpSecret ? { totpSecret } : {}) }),
  },
  confirmingDevice: {
    // A device the service would not take is no reason to refuse the person.
    DeviceConfirmed: ({ attempt, texts }, { device, confirmationNecessary }) =>
      save(attempt, texts, { device, confirmationNecessary }),
    Refused: ({ attempt, texts }) => save(attempt, texts),
  },
  saving: {
    Saved: ({ confirmationNecessary }, { user }) => go({ at: 'signedIn', user, confirmationNecessary }),
    Refused: (_, { error }) => fail(error),
  },
}

/** Sign-in as a pure machine. */
export const signInStep = machineOf(signInTable)

function begin(_: SignInState, { attempt }: Extract<SignInEvent, { type: 'SignInAsked' }>): SignInStep {
  return go(
    { at: 'looking', attempt },
    { type: 'DropChallenge' },
    { type: 'LookUp', loginId: attempt.loginId },
  )
}

function resume(
  _: SignInState,
  { attempt, challenge, toAnswer = false }: Extract<SignInEvent, { type: 'SignInResumed' }>,
): SignInStep {
  // The key of an authenticator app is not kept: to show it, a new one is asked for, but an answer is to the key that was
  // shown. Any other question stays as it was kept, so that looking at it again does not make its three minutes longer.
  return challenge.name === 'MFA_SETUP' && !toAnswer
    ? question(attempt, challenge)
    : go({ at: 'challenged', attempt, challenge })
}

/**
 * The service does not know the device any more: its keys are forgotten and the same request is made once more
 * without it. Any other refusal, and a second one, goes the usual way.
 */
function withoutDevice(
  attempt: Attempt,
  error: AuthError,
  again: (attempt: Attempt) => SignInStep,
  otherwise: () => SignInStep = () => refuse(error),
): SignInStep {
  const { device, ...stranger } = attempt
  const gone = error.name === 'ResourceNotFoundException' && error.message.includes('Device does not exist.')
  if (!device || !gone) return nextStepOf(error) ? refuse(error) : otherwise()
  const { state, effects } = again(stranger)
  const { username } = device.reveal()
  return go(state, { type: 'ForgetDevice', username, loginId: attempt.loginId }, ...effects)
}
