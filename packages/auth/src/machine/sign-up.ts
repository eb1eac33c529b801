import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import type { Secret } from '../secret.js'
import type { AuthFlow } from '../tokens.js'
import { go, machineOf, type Step, type Table } from './machine.js'

/** Automatic sign-in is given up this long after the sign-up (specification, section 9). */
export const AUTO_SIGN_IN_MS = 180_000
/** Between two looks whether the account was confirmed elsewhere. */
export const POLL_MS = 5_000

/** What is signed in with once the account is confirmed. */
export interface Credentials {
  readonly username: string
  readonly flow: AuthFlow
  /** Only where the person typed it, and only in memory: a reload loses it. */
  readonly password: Secret | undefined
  /** What the service takes instead of the password, once and for three minutes; it survives a reload. */
  readonly session: Secret | undefined
}

/** How a sign-up is confirmed. */
export type Verification = 'code' | 'link'

/** What a sign-up waits for; `nothing` once it is confirmed. */
export type Awaited = Verification | 'nothing'

interface Pending {
  readonly credentials: Credentials
  /** When the person signed up; where a link is waited for, when they asked to be signed in. */
  readonly since: number
}

export type AutoSignInState =
  | { readonly at: 'off' }
  /** The account waits for its code. */
  | ({ readonly at: 'awaitingCode' } & Pending)
  /** The account waits for its link; nobody has asked to be signed in yet. */
  | ({ readonly at: 'awaitingLink' } & Pending)
  /** The account is confirmed. */
  | ({ readonly at: 'ready' } & Pending)
  | ({ readonly at: 'pausing' } & Pending)
  | ({
      readonly at: 'signingIn'
      readonly resting: 'pausing' | 'awaitingCode' | 'awaitingLink' | 'ready'
    } & Pending)
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
  /** A sign-up from before a reload, or one that was made elsewhere. */
  | ({ readonly type: 'SignUpResumed'; readonly awaits: Awaited; readonly now: number } & Pending)
  | {
      readonly type: 'SignUpConfirmed'
      readonly username: string
      readonly session: Secret | undefined
      readonly now: number
    }
  | { readonly type: 'SignUpGivenUp' }
  /** `once`: one look, whether or not the account is confirmed by now. */
  | { readonly type: 'AutoSignInAsked'; readonly once: boolean; readonly now: number }
  | { readonly type: 'Paused'; readonly now: number }
  /** The sign-in came to rest; `unconfirmed` if the account still waits. */
  | { readonly type: 'SignInRested'; readonly unconfirmed: boolean }
  | { readonly type: 'Refused'; readonly error: AuthError }

export type AutoSignInEffect =
  | { readonly type: 'SignIn'; readonly credentials: Credentials }
  | { readonly type: 'Pause'; readonly ms: number }
  /** For after a reload; the password is no part of what is kept. */
  | ({ readonly type: 'KeepSignUp'; readonly awaits: Awaited } & Pending)
  | { readonly type: 'DropSignUp' }

type AutoSignInStep = Step<AutoSignInState, AutoSignInEffect>
const DROP: AutoSignInEffect = { type: 'DropSignUp' }
const drop = (state: AutoSignInState): AutoSignInStep => go(state, DROP)
const giveUp = () => drop({ at: 'off' })
const notStarted = (): AutoSignInStep => drop({ at: 'failed', error: flowError('AutoSignInException') })
const AT = { code: 'awaitingCode', link: 'awaitingLink', nothing: 'ready' } as const

const isOver = ({ since }: Pending, now: number) => now - since > AUTO_SIGN_IN_MS

/** A sign-up that is waited with: kept for after a reload where the service gave something to go on with. */
function awaiting(awaits: Awaited, { credentials, since }: Pending): AutoSignInStep {
  const keep: AutoSignInEffect = { type: 'KeepSignUp', awaits, credentials, since }
  return go({ at: AT[awaits], credentials, since }, credentials.session ? keep : DROP)
}

function begin(
  _: AutoSignInState,
  { credentials, confirmed, verification, now }: Extract<AutoSignInEvent, { type: 'SignedUp' }>,
): AutoSignInStep {
  return credentials ? awaiting(confirmed ? 'nothing' : verification, { credentials, since: now }) : giveUp()
}

function resume(
  _: AutoSignInState,
  { awaits, credentials, since, now }: Extract<AutoSignInEvent, { type: 'SignUpResumed' }>,
): AutoSignInStep {
  return isOver({ credentials, since }, now) ? giveUp() : go({ at: AT[awaits], credentials, since })
}

function confirm(
  state: Pending & AutoSignInState,
  { username, session, now }: Extract<AutoSignInEvent, { type: 'SignUpConfirmed' }>,
): AutoSignInStep {
  if (isOver(state, now)) return giveUp()
  const { credentials, since } = state
  if (username !== credentials.username) return go(state)
  // The session of the sign-up ends with the confirmation it was sent along with.
  return awaiting('nothing', {
    credentials: { ...credentials, session: session ?? credentials.session },
    since,
  })
}

function signIn(
  { credentials, since }: Pending,
  resting: Extract<AutoSignInState, { at: 'signingIn' }>['resting'],
): AutoSignInStep {
  return go({ at: 'signingIn', credentials, since, resting }, { type: 'SignIn', credentials })
}

const begins = { SignedUp: begin, SignUpResumed: resume, SignUpGivenUp: giveUp }
const waits = { SignedUp: begin, SignUpConfirmed: confirm, SignUpGivenUp: giveUp }

/** Signing in by itself after a sign-up, state by state. It is offered once. */
export const autoSignInTable: Table<AutoSignInState, AutoSignInEvent, AutoSignInEffect> = {
  off: { ...begins, AutoSignInAsked: notStarted },
  done: { ...begins, AutoSignInAsked: notStarted },
  failed: { ...begins, AutoSignInAsked: notStarted },
  awaitingCode: {
    ...waits,
    AutoSignInAsked(state, { once, now }) {
      if (isOver(state, now)) return notStarted()
      // A code is entered here: only who says so is told whether it was entered elsewhere.
      return once ? signIn(state, 'awaitingCode') : go(state)
    },
  },
  awaitingLink: {
    ...waits,
    AutoSignInAsked(state, { once, now }) {
      if (once) return isOver(state, now) ? notStarted() : signIn(state, 'awaitingLink')
      const { credentials } = state
      // After a reload the window is the one that was open before.
      const since = credentials.password ? now : state.since
      return go({ at: 'pausing', credentials, since }, { type: 'Pause', ms: POLL_MS })
    },
  },
  ready: {
    SignedUp: begin,
    SignUpGivenUp: giveUp,
    AutoSignInAsked: (state, { now }) => (isOver(state, now) ? notStarted() : signIn(state, 'ready')),
  },
  pausing: {
    Paused: (state, { now }) =>
      isOver(state, now)
        ? drop({
            at: 'failed',
            error: flowError('AutoSignInException', 'The account was not confirmed on time.'),
          })
        : signIn(state, 'pausing'),
  },
  signingIn: {
    SignInRested({ credentials, since, resting }, { unconfirmed }) {
      if (!unconfirmed || resting === 'ready') return drop({ at: 'done' })
      const state: AutoSignInState = { at: resting, credentials, since }
      return resting === 'pausing' ? go(state, { type: 'Pause', ms: POLL_MS }) : go(state)
    },
    // What could not be reached refused nothing: it may be asked again.
    Refused({ credentials, since, resting }, { error }) {
      return error.retryable && resting !== 'pausing'
        ? go({ at: resting, credentials, since })
        : drop({ at: 'failed', error })
    },
  },
}

/** Automatic sign-in as a pure machine. */
export const autoSignInStep = machineOf(autoSignInTable)
