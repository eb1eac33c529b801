import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AuthError } from '../auth-error.js'
import { Secret } from '../secret.js'
import { toTokens } from '../to-tokens.js'
import {
  AWAY_MS,
  type HostedSignInEvent,
  type HostedSignInState,
  hostedSignInStep,
  hostedSignInTable,
} from './hosted-sign-in.js'
import type { Machine, Table } from './machine.js'
import { type SignOutEvent, type SignOutState, signOutStep, signOutTable } from './oauth.js'
import { type ResetEvent, type ResetState, resetStep, resetTable } from './reset-password.js'
import { type SessionEvent, type SessionState, sessionStep, sessionTable } from './session.js'
import { signInStep, signInTable } from './sign-in.js'
import type { Attempt, Question, SignInEffect, SignInEvent, SignInState } from './sign-in-state.js'
import { type AutoSignInEvent, type AutoSignInState, autoSignInStep, autoSignInTable } from './sign-up.js'

// One state and one event of every kind; a kind that is missing does not compile.
type Samples<Union extends { at: string }> = { [At in Union['at']]: Extract<Union, { at: At }> }
type Events<Union extends { type: string }> = { [Type in Union['type']]: Extract<Union, { type: Type }> }

const PASSWORD = 'correct horse'
const jwt = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
const texts = new Secret({ accessToken: jwt({ sub: 's' }), idToken: undefined, refreshToken: 'refresh-text' })
const tokens = toTokens(texts.reveal(), 0)
if (tokens instanceof Error) throw tokens
const held = new Secret(tokens)
const error = new AuthError('NotAuthorizedException', 'no')
const user = { username: 'u', userId: 's' }
const device = new Secret({ username: 'u', key: 'k', groupKey: 'g', password: 'device-password' })
const attempt: Attempt = {
  loginId: 'ada',
  username: 'u',
  flow: 'USER_SRP_AUTH',
  password: new Secret(PASSWORD),
  device,
}
const ephemeral = new Secret({ a: 7n, A: 128n })
const parameters = {
  USER_ID_FOR_SRP: 'u',
  SRP_B: 'b',
  SALT: 'aa',
  SECRET_BLOCK: 'AAAA',
  MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]',
}
const challenge: Question = { name: 'SOFTWARE_TOKEN_MFA', session: new Secret('session-text'), parameters }
const answer = { text: new Secret('123456') }
const newDevice = { key: 'k', groupKey: 'g' }
const claim = { signature: 's', timestamp: 't' }

const signInStates: Samples<SignInState> = {
  idle: { at: 'idle' },
  looking: { at: 'looking', attempt },
  preparing: { at: 'preparing', attempt },
  initiating: { at: 'initiating', attempt, ephemeral },
  proving: { at: 'proving', attempt, ephemeral, challenge },
  verifying: { at: 'verifying', attempt, challenge, claim },
  devicePreparing: { at: 'devicePreparing', attempt, challenge },
  deviceAsking: { at: 'deviceAsking', attempt, ephemeral },
  deviceProving: { at: 'deviceProving', attempt, challenge },
  deviceVerifying: { at: 'deviceVerifying', attempt },
  choosing: { at: 'choosing', attempt },
  usingPasskey: { at: 'usingPasskey', attempt, challenge },
  associating: { at: 'associating', attempt, challenge },
  challenged: { at: 'challenged', attempt, challenge },
  answering: { at: 'answering', attempt, challenge, answer },
  verifyingTotp: { at: 'verifyingTotp', attempt, challenge, answer },
  confirmingDevice: { at: 'confirmingDevice', attempt, texts, newDevice },
  saving: { at: 'saving', attempt, texts, confirmationNecessary: false },
  signedIn: { at: 'signedIn', user, confirmationNecessary: false },
  stopped: { at: 'stopped', step: 'CONFIRM_SIGN_UP' },
  failed: { at: 'failed', error },
}
const signInEvents: Events<SignInEvent> = {
  SignInAsked: { type: 'SignInAsked', attempt },
  SignInResumed: { type: 'SignInResumed', attempt, challenge },
  LookedUp: { type: 'LookedUp', user: undefined, device },
  EphemeralMade: { type: 'EphemeralMade', ephemeral },
  Answered: { type: 'Answered', answer: { kind: 'challenge', ...challenge } },
  Refused: { type: 'Refused', error },
  Proved: { type: 'Proved', claim, device },
  PasskeyUsed: { type: 'PasskeyUsed', credential: new Secret('{}') },
  ChallengeAnswered: { type: 'ChallengeAnswered', answer },
  TotpAssociated: { type: 'TotpAssociated', secret: new Secret('KEY'), session: new Secret('next') },
  TotpVerified: { type: 'TotpVerified', session: new Secret('next') },
  DeviceConfirmed: { type: 'DeviceConfirmed', device, confirmationNecessary: false },
  Saved: { type: 'Saved', user },
}
const sessionStates: Samples<SessionState> = {
  idle: { at: 'idle' },
  reading: { at: 'reading', force: true },
  waiting: { at: 'waiting', stale: held },
  rereading: { at: 'rereading', stale: held },
  refreshing: { at: 'refreshing', sent: held },
  saving: { at: 'saving', tokens: held },
  checking: { at: 'checking', sent: held, error },
  clearing: { at: 'clearing', error },
  live: { at: 'live', tokens: held },
  none: { at: 'none' },
  failed: { at: 'failed', error },
}
const sessionEvents: Events<SessionEvent> = {
  SessionAsked: { type: 'SessionAsked', force: false },
  TokensRead: { type: 'TokensRead', tokens: held, now: 0 },
  LockHeld: { type: 'LockHeld' },
  Refreshed: { type: 'Refreshed', tokens: held },
  Refused: { type: 'Refused', error },
  Saved: { type: 'Saved' },
  Cleared: { type: 'Cleared' },
}
const credentials = {
  username: 'ada',
  password: new Secret(PASSWORD),
  session: new Secret('session-text'),
  flow: 'USER_SRP_AUTH' as const,
}
const autoStates: Samples<AutoSignInState> = {
  off: { at: 'off' },
  awaitingCode: { at: 'awaitingCode', credentials, since: 0 },
  awaitingLink: { at: 'awaitingLink', credentials, since: 0 },
  ready: { at: 'ready', credentials, since: 0 },
  pausing: { at: 'pausing', credentials, since: 0 },
  signingIn: { at: 'signingIn', credentials, since: 0, resting: 'pausing' },
  done: { at: 'done' },
  failed: { at: 'failed', error },
}
const autoEvents: Events<AutoSignInEvent> = {
  SignedUp: { type: 'SignedUp', credentials, confirmed: false, verification: 'link', now: 1 },
  SignUpResumed: { type: 'SignUpResumed', credentials, since: 0, awaits: 'code', now: 1 },
  SignUpConfirmed: { type: 'SignUpConfirmed', username: 'ada', session: new Secret('next-session'), now: 1 },
  SignUpGivenUp: { type: 'SignUpGivenUp' },
  AutoSignInAsked: { type: 'AutoSignInAsked', once: true, now: 1 },
  Paused: { type: 'Paused', now: 1 },
  SignInRested: { type: 'SignInRested', unconfirmed: true },
  Refused: { type: 'Refused', error },
}
const resetStates: Samples<ResetState> = {
  idle: { at: 'idle' },
  asking: { at: 'asking' },
  awaitingCode: { at: 'awaitingCode', codeDeliveryDetails: {} },
  confirming: { at: 'confirming' },
  done: { at: 'done' },
  failed: { at: 'failed', error },
}
const given = { username: 'ada', newPassword: new Secret(PASSWORD), code: new Secret('1') }
const resetEvents: Events<ResetEvent> = {
  ResetAsked: { type: 'ResetAsked', username: 'ada', clientMetadata: undefined },
  CodeSent: { type: 'CodeSent', codeDeliveryDetails: {} },
  NewPasswordGiven: { type: 'NewPasswordGiven', given, clientMetadata: undefined },
  Changed: { type: 'Changed' },
  Refused: { type: 'Refused', error },
}
const hosted = {
  domain: 'd',
  clientId: 'c',
  redirects: ['https://a/'],
  place: { origin: 'https://a', pathname: '/', hostname: 'a' },
}
const pages = { domain: 'd', clientId: 'c', redirects: ['https://a/'], scopes: ['openid'] }
const flow = {
  state: 's',
  nonce: 'n',
  verifier: new Secret('verifier-text'),
  redirectUri: 'https://a/',
  since: 0,
}
const hostedStates: Samples<HostedSignInState> = {
  idle: { at: 'idle' },
  looking: { at: 'looking', pages, place: hosted.place },
  making: { at: 'making', pages, redirectUri: 'https://a/' },
  keeping: { at: 'keeping', url: 'https://d/' },
  leaving: { at: 'leaving' },
  away: { at: 'away' },
  returning: { at: 'returning' },
  trading: { at: 'trading', flow },
  saving: { at: 'saving' },
  signedIn: { at: 'signedIn', user },
  failed: { at: 'failed', error },
}
const back = { code: new Secret('code-text'), state: 's', error: undefined }
const hostedEvents: Events<HostedSignInEvent> = {
  HostedSignInAsked: { type: 'HostedSignInAsked', pages, place: hosted.place },
  LookedUp: { type: 'LookedUp', user: undefined },
  FlowMade: { type: 'FlowMade', flow, challenge: 'c' },
  FlowKept: { type: 'FlowKept' },
  Left: { type: 'Left' },
  PageLoaded: { type: 'PageLoaded' },
  FlowTaken: { type: 'FlowTaken', flow, back, now: 1 },
  Traded: { type: 'Traded', texts, nonce: 'n' },
  Saved: { type: 'Saved', user },
  Refused: { type: 'Refused', error },
}
const signOutStates: Samples<SignOutState> = {
  idle: { at: 'idle' },
  reading: { at: 'reading', wish: { global: false, keepDevice: false } },
  ending: { at: 'ending', keepDevice: false, hosted },
  clearing: { at: 'clearing', keepDevice: false, hosted },
  leaving: { at: 'leaving' },
  done: { at: 'done' },
  failed: { at: 'failed', error },
}
const signOutEvents: Events<SignOutEvent> = {
  SignOutAsked: { type: 'SignOutAsked', wish: { global: true, keepDevice: true } },
  SessionRead: { type: 'SessionRead', tokens: held, hosted },
  Ended: { type: 'Ended' },
  Cleared: { type: 'Cleared' },
  Left: { type: 'Left' },
  Refused: { type: 'Refused', error },
}

/** Every cell of a machine: where it leads and what it asks for, as text. An ignored event has none. */
function cells<S extends { at: string }, E extends { type: string }, F extends { type: string }>(
  step: Machine<S, E, F>,
  table: Table<S, E, F>,
  states: Record<string, S>,
  events: Record<string, E>,
) {
  expect(Object.keys(table).sort()).toEqual(Object.keys(states).sort())
  const found: Record<string, string> = {}
  for (const state of Object.values(states))
    for (const event of Object.values(events)) {
      const next = step(state, event)
      expect(step(state, event)).toEqual(next)
      const heard = Object.hasOwn(table[state.at as S['at']], event.type)
      if (!heard) expect(next).toEqual({ state, effects: [] })
      else
        found[`${state.at} + ${event.type}`] = [next.state.at, ...next.effects.map((one) => one.type)].join(
          ' > ',
        )
      // Whatever is printed of it, nobody's secret is in it.
      const printed = JSON.stringify(next)
      for (const secret of [
        PASSWORD,
        'device-password',
        'session-text',
        'refresh-text',
        '123456',
        'verifier-text',
        'code-text',
      ])
        expect(printed).not.toContain(secret)
    }
  return found
}

describe('every state and event', () => {
  it('of sign-in', () => {
    expect(cells(signInStep, signInTable, signInStates, signInEvents)).toMatchSnapshot()
  })
  it('of the session', () => {
    expect(cells(sessionStep, sessionTable, sessionStates, sessionEvents)).toMatchSnapshot()
  })
  it('of automatic sign-in', () => {
    expect(cells(autoSignInStep, autoSignInTable, autoStates, autoEvents)).toMatchSnapshot()
  })
  it('of a reset', () => {
    expect(cells(resetStep, resetTable, resetStates, resetEvents)).toMatchSnapshot()
  })
  it('of hosted sign-in', () => {
    expect(cells(hostedSignInStep, hostedSignInTable, hostedStates, hostedEvents)).toMatchSnapshot()
  })
  it('of sign-out', () => {
    expect(cells(signOutStep, signOutTable, signOutStates, signOutEvents)).toMatchSnapshot()
  })
})

describe('any order of events', () => {
  const anyAnswer = fc.oneof(
    fc.constant(undefined),
    fc.constant({ kind: 'tokens' as const, texts }),
    fc.constant({ kind: 'tokens' as const, texts, newDevice }),
    fc
      .constantFrom(
        'PASSWORD_VERIFIER',
        'DEVICE_SRP_AUTH',
        'DEVICE_PASSWORD_VERIFIER',
        'SMS_MFA',
        'MFA_SETUP',
        'WEB_AUTHN',
        'SELECT_CHALLENGE',
        'NEW_PASSWORD_REQUIRED',
        'CUSTOM_CHALLENGE',
        'ODD',
        '__proto__',
      )
      .map((name) => ({ kind: 'challenge' as const, ...challenge, name })),
  )
  const anyError = fc.constantFrom(
    error,
    new AuthError('ResourceNotFoundException', 'Device does not exist.'),
    new AuthError('UserNotConfirmedException', ''),
    new AuthError('PasswordResetRequiredException', ''),
  )
  const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
    fc.constantFrom(...Object.values(signInEvents)),
    anyAnswer.map((said): SignInEvent => ({ type: 'Answered', answer: said })),
    anyError.map((refused): SignInEvent => ({ type: 'Refused', error: refused })),
    fc.constant<SignInEvent>({ type: 'LookedUp', user, device: undefined }),
  )

  it('has tokens only on the way to a signed-in user, and keeps them only through Save', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state: SignInState = { at: 'idle' }
        for (const event of events) {
          const before: SignInState = state
          const { state: next, effects } = signInStep(state, event)
          if ('texts' in next) expect(['confirmingDevice', 'saving']).toContain(next.at)
          // Nobody is signed in but whose tokens were saved, and nothing is saved but what leads there.
          if (next.at === 'signedIn' && before !== next)
            expect([before.at, event.type]).toEqual(['saving', 'Saved'])
          if (effects.some((effect: SignInEffect) => effect.type === 'Save')) expect(next.at).toBe('saving')
          state = next
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('clears tokens only when the service said no, or when they cannot be refreshed', () => {
    const anySession = fc.oneof(
      fc.constantFrom(...Object.values(sessionEvents)),
      fc.constantFrom<SessionEvent>(
        { type: 'Refused', error: new AuthError('NetworkError', 'Network error', { retryable: true }) },
        { type: 'Refused', error: new AuthError('TooManyRequestsException', '', { retryable: true }) },
        { type: 'SessionAsked', force: true },
        { type: 'TokensRead', tokens: undefined, now: 0 },
      ),
    )
    fc.assert(
      fc.property(fc.array(anySession, { maxLength: 40 }), (events) => {
        let state: SessionState = { at: 'idle' }
        for (const event of events) {
          const before: SessionState = state
          const { state: next, effects } = sessionStep(state, event)
          if (effects.some(({ type }) => type === 'ClearTokens'))
            expect(['checking', 'rereading']).toContain(before.at)
          if (next.at === 'checking' && event.type === 'Refused') expect(event.error.retryable).toBe(false)
          if (next.at === 'live' && before !== next)
            expect(['reading', 'rereading', 'checking', 'saving']).toContain(before.at)
          state = next
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('of a hosted sign-in trades a code once, in time, for the state it left with', () => {
    const anyBack = fc.record({
      code: fc.constantFrom(undefined, new Secret('code-text')),
      state: fc.constantFrom(undefined, 's', 't', ''),
      error: fc.constantFrom(undefined, 'access_denied'),
    })
    const taken = fc.record({
      type: fc.constant('FlowTaken' as const),
      flow: fc.constantFrom(undefined, flow),
      back: anyBack,
      now: fc.integer({ min: -1, max: 2 * AWAY_MS }),
    })
    const traded = fc.constantFrom<HostedSignInEvent>(
      { type: 'Traded', texts, nonce: undefined },
      { type: 'Traded', texts, nonce: 'another' },
    )
    const any = fc.oneof(fc.constantFrom(...Object.values(hostedEvents)), taken, traded)
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (events) => {
        let state: HostedSignInState = { at: 'idle' }
        for (const event of events) {
          const before: HostedSignInState = state
          const { state: next, effects } = hostedSignInStep(state, event)
          if (effects.some(({ type }) => type === 'Trade')) {
            if (before.at !== 'returning' || event.type !== 'FlowTaken') throw new Error('out of turn')
            expect([event.flow?.state, event.back.error]).toEqual([event.back.state, undefined])
            expect(event.now).toBeLessThanOrEqual(AWAY_MS)
          }
          if (effects.some(({ type }) => type === 'Save'))
            expect(event).toMatchObject({ type: 'Traded', nonce: 'n' })
          if (next.at === 'signedIn' && next !== before)
            expect([before.at, event.type]).toEqual(['saving', 'Saved'])
          state = next
        }
      }),
      { numRuns: 2000 },
    )
  })
})
