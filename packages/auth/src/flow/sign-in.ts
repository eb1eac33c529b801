import type { Context } from '../context.js'
import { drive } from '../effect/drive.js'
import { signInPerformer } from '../effect/sign-in.js'
import { flowError } from '../flow-error.js'
import { signInStep } from '../machine/sign-in.js'
import type { Attempt, SignInEvent, SignInState } from '../machine/sign-in-state.js'
import { Secret } from '../secret.js'
import { createEphemeral, type Ephemeral } from '../srp/index.js'
import { dropChallenge } from '../store/challenge-store.js'
import { loadDevice } from '../store/device-store.js'
import type { AuthFlow } from '../tokens.js'
import { interrupted, type SignInResult, toQuestion, toSignInResult } from './sign-in-result.js'

export interface SignInInput {
  readonly username: string
  /** Not for CUSTOM_WITHOUT_SRP, nor for USER_AUTH (passkeys). */
  readonly password?: string
  readonly options?: {
    /** USER_SRP_AUTH if left out. */
    readonly authFlowType?: AuthFlow
    /** With USER_AUTH: the session of a sign-up, which the service takes once the account is confirmed. */
    readonly signUpSession?: string | undefined
    readonly clientMetadata?: Readonly<Record<string, string>>
  }
}

export interface ConfirmSignInInput {
  /** The code, the new password, or which of 'SMS' and 'TOTP'. */
  readonly challengeResponse: string
  readonly options?: {
    readonly userAttributes?: Readonly<Record<string, string>>
    readonly friendlyDeviceName?: string
    readonly clientMetadata?: Readonly<Record<string, string>>
  }
}

/** Signing in, over one running state. */
export interface SignInFlow {
  readonly signIn: (input: SignInInput) => Promise<SignInResult>
  readonly confirmSignIn: (input: ConfirmSignInInput) => Promise<SignInResult>
  /** The question a sign-in waited with before a reload; `undefined` if there was none or it is too old. */
  readonly resumeSignIn: () => Promise<SignInResult | undefined>
  /** Gives up the sign-in that waits with a question, if one does. */
  readonly cancelSignIn: () => Promise<void>
  /** Loads what a sign-in needs and computes ahead, while the person types. */
  readonly prepareSignIn: () => Promise<void>
}

export function signInFlow(context: Context): SignInFlow {
  let state: SignInState = { at: 'idle' }
  let ready: Ephemeral | undefined
  let last: Promise<unknown> = Promise.resolve()
  const perform = signInPerformer(context, {
    take() {
      const taken = ready
      ready = undefined
      return taken
    },
  })
  const run = async (event: SignInEvent) => {
    state = await drive(signInStep, state, event, perform)
    return toSignInResult(state)
  }
  /** One call after the other: two at once would be two sign-ins over one state. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
  const resume = async (toAnswer = false): Promise<SignInResult | undefined> => {
    if (state.at === 'challenged') {
      const { attempt, challenge, totpSecret } = state
      const isLost = challenge.name === 'MFA_SETUP' && !totpSecret && !toAnswer
      return isLost ? run({ type: 'SignInResumed', attempt, challenge }) : toQuestion(state)
    }
    // Only who comes back from a reload needs it.
    const { loadChallenge } = await import('../store/load-challenge.js')
    const kept = await loadChallenge(context.challengeStore, context.keys, context.clock.now())
    if (!kept) return undefined
    const device = await loadDevice(context.store, context.keys, kept.attempt.username)
    const attempt = { ...kept.attempt, ...(device ? { device: new Secret(device) } : {}) }
    return run({ type: 'SignInResumed', attempt, challenge: kept.challenge, toAnswer })
  }
  return {
    signIn: (input) => inTurn(() => run({ type: 'SignInAsked', attempt: toAttempt(input) })),
    confirmSignIn: ({ challengeResponse, options = {} }) =>
      inTurn(async () => {
        if (state.at !== 'challenged' && !(await resume(true))) throw interrupted()
        if (!challengeResponse) throw flowError('EmptyChallengeResponse')
        return run({ type: 'ChallengeAnswered', answer: { ...options, text: new Secret(challengeResponse) } })
      }),
    resumeSignIn: () => inTurn(() => resume()),
    cancelSignIn: () =>
      inTurn(async () => {
        if (state.at === 'challenged') state = { at: 'idle' }
        await dropChallenge(context.challengeStore, context.keys)
      }),
    async prepareSignIn() {
      const { store, challengeStore, keys, clock } = context
      // Each in a task of its own, as the person is typing. A browser opens its storage at the first look.
      await Promise.all([store.read([keys.deviceUser('')]), challengeStore.read([keys.challenge])])
      await context.prepareNetwork()
      const { modPow } = await context.srp()
      await clock.wait(0)
      ready ??= createEphemeral(context.random, modPow)
    },
  }
}

function toAttempt({ username, password, options = {} }: SignInInput): Attempt {
  const { authFlowType: flow = 'USER_SRP_AUTH', signUpSession, clientMetadata } = options
  return {
    loginId: username,
    username,
    flow,
    ...(password ? { password: new Secret(password) } : {}),
    ...(signUpSession ? { signUp: new Secret(signUpSession) } : {}),
    ...(clientMetadata ? { clientMetadata } : {}),
  }
}
