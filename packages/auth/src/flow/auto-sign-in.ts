import type { Context } from '../context.js'
import { drive } from '../effect/drive.js'
import { flowError, toAuthError } from '../flow-error.js'
import {
  type AutoSignInEffect,
  type AutoSignInEvent,
  type AutoSignInState,
  autoSignInStep,
} from '../machine/sign-up.js'
import type { SignInFlow } from './sign-in.js'
import type { SignInResult } from './sign-in-result.js'

/** The sign-in that follows a sign-up by itself, over one running state. */
export interface AutoSignIn {
  readonly state: () => AutoSignInState
  /** Tells the machine what happened elsewhere; such events ask for nothing. */
  readonly tell: (event: AutoSignInEvent) => void
  /** Callers at the same time, and shortly after, share one sign-in. */
  readonly signIn: () => Promise<SignInResult>
}

/** A second click this soon after is the first one still (specification, section 9). */
const DEBOUNCE_MS = 300

export function autoSignInOf(context: Context, signIn: () => Promise<SignInFlow>): AutoSignIn {
  let state: AutoSignInState = { at: 'off' }
  let shared: { readonly result: Promise<SignInResult>; until: number } | undefined
  const { clock } = context
  const run = async (): Promise<SignInResult> => {
    let result: SignInResult | undefined
    const perform = async (effect: AutoSignInEffect): Promise<AutoSignInEvent> => {
      if (effect.type === 'Pause') {
        await clock.wait(effect.ms)
        return { type: 'Paused', now: clock.now() }
      }
      const { username, password, flow } = effect.credentials
      const options = { authFlowType: flow }
      result = await (await signIn()).signIn({ username, password: password.reveal(), options })
      return { type: 'SignInRested', unconfirmed: result.nextStep.signInStep === 'CONFIRM_SIGN_UP' }
    }
    const safely = (effect: AutoSignInEffect) =>
      perform(effect).catch((thrown): AutoSignInEvent => ({ type: 'Refused', error: toAuthError(thrown) }))
    state = await drive(autoSignInStep, state, { type: 'AutoSignInAsked', now: clock.now() }, safely)
    if (state.at === 'failed') throw state.error
    if (!result) throw flowError('AutoSignInException')
    return result
  }
  return {
    state: () => state,
    tell(event) {
      state = autoSignInStep(state, event).state
    },
    signIn() {
      if (shared && clock.now() < shared.until) return shared.result
      const mine = { result: run(), until: Number.POSITIVE_INFINITY }
      const settle = () => {
        mine.until = clock.now() + DEBOUNCE_MS
      }
      mine.result.then(settle, settle)
      shared = mine
      return mine.result
    },
  }
}
