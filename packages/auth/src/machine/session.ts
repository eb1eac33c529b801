import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import type { Secret } from '../secret.js'
import { isExpired, type Tokens } from '../tokens.js'
import { go, machineOf, type Step, type Table } from './machine.js'

export type Held = Secret<Tokens>

export type SessionState =
  | { readonly at: 'idle' }
  | { readonly at: 'reading'; readonly force: boolean }
  /** Must refresh, and waits until it is the only one doing so. */
  | { readonly at: 'waiting'; readonly stale: Held }
  | { readonly at: 'rereading'; readonly stale: Held }
  | { readonly at: 'refreshing'; readonly sent: Held }
  | { readonly at: 'saving'; readonly tokens: Held }
  /** The refresh token was refused: did somebody without our lock use it first? */
  | { readonly at: 'checking'; readonly sent: Held; readonly error: AuthError }
  | { readonly at: 'clearing'; readonly error: AuthError }
  | { readonly at: 'live'; readonly tokens: Held }
  | { readonly at: 'none' }
  | { readonly at: 'failed'; readonly error: AuthError }

export type SessionEvent =
  | { readonly type: 'SessionAsked'; readonly force: boolean }
  | { readonly type: 'TokensRead'; readonly tokens: Held | undefined; readonly now: number }
  | { readonly type: 'LockHeld' }
  | { readonly type: 'Refreshed'; readonly tokens: Held }
  | { readonly type: 'Refused'; readonly error: AuthError }
  | { readonly type: 'Saved' }
  | { readonly type: 'Cleared' }

export type SessionEffect =
  | { readonly type: 'ReadTokens' }
  | { readonly type: 'Refresh'; readonly tokens: Held }
  | { readonly type: 'SaveTokens'; readonly tokens: Held }
  | { readonly type: 'ClearTokens' }
  | { readonly type: 'Tell'; readonly event: 'tokenRefresh' | 'tokenRefresh_failure' }

type SessionStep = Step<SessionState, SessionEffect>
const READ = { type: 'ReadTokens' } as const
const NONE: SessionStep = go({ at: 'none' })

const ask = (_: SessionState, { force }: Extract<SessionEvent, { type: 'SessionAsked' }>): SessionStep =>
  go({ at: 'reading', force }, READ)
const failed = (_: SessionState, { error }: { readonly error: AuthError }): SessionStep =>
  go({ at: 'failed', error })

/** The session, state by state: tokens are read, refreshed by one alone, and cleared only when the service says no. */
export const sessionTable: Table<SessionState, SessionEvent, SessionEffect> = {
  idle: { SessionAsked: ask },
  live: { SessionAsked: ask },
  none: { SessionAsked: ask },
  failed: { SessionAsked: ask },
  reading: {
    TokensRead({ force }, { tokens, now }) {
      if (!tokens) return NONE
      if (!force && !isExpired(tokens.reveal(), now)) return go({ at: 'live', tokens })
      return go({ at: 'waiting', stale: tokens })
    },
    Refused: failed,
  },
  waiting: {
    SessionAsked: ask,
    LockHeld: ({ stale }) => go({ at: 'rereading', stale }, READ),
  },
  rereading: {
    TokensRead({ stale }, { tokens, now }) {
      if (!tokens) return NONE
      const found = tokens.reveal()
      // Whoever held the lock before has refreshed: theirs are ours.
      if (found.access.text !== stale.reveal().access.text && !isExpired(found, now))
        return go({ at: 'live', tokens })
      if (!found.refresh)
        return go({ at: 'clearing', error: flowError('TokenRefreshException') }, { type: 'ClearTokens' })
      return go({ at: 'refreshing', sent: tokens }, { type: 'Refresh', tokens })
    },
    Refused: failed,
  },
  refreshing: {
    Refreshed: (_, { tokens }) =>
      go({ at: 'saving', tokens }, { type: 'SaveTokens', tokens }, { type: 'Tell', event: 'tokenRefresh' }),
    Refused({ sent }, { error }) {
      if (!error.retryable) return go({ at: 'checking', sent, error }, READ)
      // Not a word about the session: the service was not reached. The tokens stay.
      const unreached = error.name === 'NetworkError' ? error : flowError('NetworkError', undefined, error)
      return go({ at: 'failed', error: unreached }, { type: 'Tell', event: 'tokenRefresh_failure' })
    },
  },
  checking: {
    TokensRead({ sent, error }, { tokens, now }) {
      if (!tokens) return NONE
      const found = tokens.reveal()
      if (found.refresh !== sent.reveal().refresh && !isExpired(found, now)) return go({ at: 'live', tokens })
      return go(
        { at: 'clearing', error },
        { type: 'ClearTokens' },
        { type: 'Tell', event: 'tokenRefresh_failure' },
      )
    },
    Refused: failed,
  },
  saving: {
    Saved: ({ tokens }) => go({ at: 'live', tokens }),
    // Good tokens are good tokens, kept or not.
    Refused: ({ tokens }) => go({ at: 'live', tokens }),
  },
  clearing: {
    Cleared: ({ error }) => (error.name === 'NotAuthorizedException' ? NONE : go({ at: 'failed', error })),
    Refused: failed,
  },
}

/** The session as a pure machine. */
export const sessionStep = machineOf(sessionTable)
