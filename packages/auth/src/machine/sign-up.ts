import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import type { Secret } from '../secret.js'
import type { AuthFlow } from '../tokens.js'
import { go, machineOf, type Step, type Table } from './machine.js'

/** Automatic sign-in is given up this long after the sign-up (specification, section 9). */
export const AUTO_SIGN_IN_MS = 180_000
/** Between two looks whether the link in the mail was followed. */
export const POLL_MS = 5_000

/** What is signed in with once the account is confirmed. */
export interface Credentials {
  readonly username: string
  readonly password: Secret
  readonly flow: AuthFlow
}

/** How a sign-up is confirmed. */
export type Verification = 'code' | 'link'

export type AutoSignInState =
  | { readonly at: 'off' }
  /** The account waits for its code. */
  | { readonly at: 'awaitingCode'; readonly credentials: Credentials; readonly since: number }
  /** The account waits for its link; nobody has asked to be signed in yet. */
  | { readonly at: 'awaitingLink'; readonly credentials: Credentials; readonly since: number }
  /** The account is confirmed. */
  | { readonly at: 'ready'; readonly credentials: Credentials; readonly since: number }
  | { readonly at: 'pausing'; readonly credentials: Credentials; readonly since: number }
  | {
      readonly at: 'signingIn'
      readonly credentials: Credentials
      readonly since: number
      readonly polls: boolean
    }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly error: AuthError }

export type AutoSignInEvent =
  | {
      readonly type: 'SignedUp'
      /** `undefined` if the caller does not want to be signed in. */
      readonly credentials: Credentials | undefined
      readonly confirmed: boolean
      readonly verification: Verification
      readonly now: number
    }
  | { readonly type: 'SignUpConfirmed'; readonly username: string; readonly now: number }
  | { readonly type: 'AutoSignInAsked'; readonly now: number }
  | { readonly type: 'Paused'; readonly now: number }
  /** The sign-in came to rest; `unconfirmed` if the account still waits. */
  | { readonly type: 'SignInRested'; readonly unconfirmed: boolean }
  | { readonly type: 'Refused'; readonly error: AuthError }

export type AutoSignInEffect =
  | { readonly type: 'SignIn'; readonly credentials: Credentials }
  | { readonly type: 'Pause'; readonly ms: number }

type AutoSignInStep = Step<AutoSignInState, AutoSignInEffect>
const OFF: AutoSignInState = { at: 'off' }
const notStarted = (): AutoSignInStep => go({ at: 'failed', error: flowError('AutoSignInException') })

function begin(
  _: AutoSignInState,
  { credentials, confirmed, verification, now }: Extract<AutoSignInEvent, { type: 'SignedUp' }>,
): AutoSignInStep {
  if (!credentials) return go(OFF)
  const waits = verification === 'link' ? 'awaitingLink' : 'awaitingCode'
  return go({ at: confirmed ? 'ready' : waits, credentials, since: now })
}

const isOver = ({ since }: { readonly since: number }, now: number) => now - since > AUTO_SIGN_IN_MS

/** Signing in by itself after a sign-up, state by state. It is offered once. */
export const autoSignInTable: Table<AutoSignInState, AutoSignInEvent, AutoSignInEffect> = {
  off: { SignedUp: begin, AutoSignInAsked: notStarted },
  done: { SignedUp: begin, AutoSignInAsked: notStarted },
  failed: { SignedUp: begin, AutoSignInAsked: notStarted },
  awaitingCode: {
    SignedUp: begin,
    SignUpConfirmed(state, { username, now }) {
      if (isOver(state, now)) return go(OFF)
      return username === state.credentials.username ? go({ ...state, at: 'ready' }) : go(state)
    },
  },
  awaitingLink: {
    SignedUp: begin,
    AutoSignInAsked: ({ credentials }, { now }) =>
      go({ at: 'pausing', credentials, since: now }, { type: 'Pause', ms: POLL_MS }),
  },
  ready: {
    SignedUp: begin,
    AutoSignInAsked(state, { now }) {
      if (isOver(state, now)) return notStarted()
      const { credentials, since } = state
      return go({ at: 'signingIn', credentials, since, polls: false }, { type: 'SignIn', credentials })
    },
  },
  pausing: {
    Paused(state, { now }) {
      if (isOver(state, now))
        return go({
          at: 'failed',
          error: flowError('AutoSignInException', 'The account was not confirmed on time.'),
        })
      const { credentials, since } = state
      return go({ at: 'signingIn', credentials, since, polls: true }, { type: 'SignIn', credentials })
    },
  },
  signingIn: {
    SignInRested({ credentials, since, polls }, { unconfirmed }) {
      if (unconfirmed && polls)
        return go({ at: 'pausing', credentials, since }, { type: 'Pause', ms: POLL_MS })
      return go({ at: 'done' })
    },
    Refused: (_, { error }) => go({ at: 'failed', error }),
  },
}

/** Automatic sign-in as a pure machine. */
export const autoSignInStep = machineOf(autoSignInTable)
