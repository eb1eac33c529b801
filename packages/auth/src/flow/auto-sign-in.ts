import type { Context } from '../context.js'
import { drive } from '../effect/drive.js'
import { flowError, toAuthError } from '../flow-error.js'
import {
  type AutoSignInEffect,
  type AutoSignInEvent,
  type AutoSignInState,
  autoSignInStep,
} from '../machine/sign-up.js'
import { dropSignUp, keepSignUp, loadSignUp } from '../store/sign-up-store.js'
import type { SignInFlow } from './sign-in.js'
import type { SignInResult } from './sign-in-result.js'

/** The sign-in that follows a sign-up by itself, over one running state. */
export interface AutoSignIn {
  readonly state: () => AutoSignInState
  /** Tells the machine what happened elsewhere. */
  readonly tell: (event: AutoSignInEvent) => Promise<void>
  /** Takes up the sign-up from before a reload, if there is one; gives where it stands. */
  readonly resume: () => Promise<AutoSignInState>
  /** Callers at the same time, and shortly after, share one sign-in. */
  readonly signIn: (once: boolean) => Promise<SignInResult>
}

/** A second click this soon after is the first one still (specification, section 9). */
const DEBOUNCE_MS = 300

const notAsked = (): SignInResult => {
  throw flowError('AutoSignInException')
}

export function autoSignInOf(context: Context, signIn: () => Promise<SignInFlow>): AutoSignIn {
  let state: AutoSignInState = { at: 'off' }
  let result = notAsked
  let shared: { readonly result: Promise<SignInResult>; until: number } | undefined
  const { clock, challengeStore, keys } = context
  const perform = async (effect: AutoSignInEffect): Promise<AutoSignInEvent | undefined> => {
    switch (effect.type) {
      case 'KeepSignUp':
        await keepSignUp(challengeStore, keys, effect)
        return undefined
      case 'DropSignUp':
        await dropSignUp(challengeStore, keys)
        return undefined
      case 'Pause':
        await clock.wait(effect.ms)
        return { type: 'Paused', now: clock.now() }
      case 'SignIn': {
        const { username, password, session, flow } = effect.credentials
        const input = password
          ? { username, password: password.reveal(), options: { authFlowType: flow } }
          : { username, options: { authFlowType: 'USER_AUTH' as const, signUpSession: session?.reveal() } }
        const rested = await (await signIn()).signIn(input)
        result = () => rested
        return { type: 'SignInRested', unconfirmed: rested.nextStep.signInStep === 'CONFIRM_SIGN_UP' }
      }
    }
  }
  const safely = (effect: AutoSignInEffect) =>
    perform(effect).catch((thrown): AutoSignInEvent => {
      const error = toAuthError(thrown)
      result = () => {
        throw error
      }
      return { type: 'Refused', error }
    })
  const tell = async (event: AutoSignInEvent) => {
    state = await drive(autoSignInStep, state, event, safely)
  }
  const resume = async () => {
    if (state.at === 'off') {
      const kept = await loadSignUp(challengeStore, keys, clock.now())
      if (kept) await tell({ type: 'SignUpResumed', ...kept, now: clock.now() })
    }
    return state
  }
  const run = async (once: boolean): Promise<SignInResult> => {
    await resume()
    result = notAsked
    await tell({ type: 'AutoSignInAsked', once, now: clock.now() })
    if (state.at === 'failed') throw state.error
    return result()
  }
  return {
    state: () => state,
    tell,
    resume,
    signIn(once) {
      if (shared && clock.now() < shared.until) return shared.result
      const mine = { result: run(once), until: Number.POSITIVE_INFINITY }
      const settle = () => {
        mine.until = clock.now() + DEBOUNCE_MS
      }
      mine.result.then(settle, settle)
      shared = mine
      return mine.result
    },
  }
}
