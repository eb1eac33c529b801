import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import type { Secret } from '../secret.js'
import type { TokenTexts, User } from '../tokens.js'
import { go, machineOf, type Step, type Table } from './machine.js'
import { chooseRedirect, hostedRoot, type Place } from './oauth.js'

/** A sign-in on the hosted pages must be back by then; as long as a person may look for their second factor. */
export const AWAY_MS = 600_000

/** The hosted pages, and what of ours leads back from them. */
export interface HostedPages {
  /** Host of the hosted pages, with a scheme where it is not https. */
  readonly domain: string
  readonly clientId: string
  readonly redirects: readonly string[]
  readonly scopes: readonly string[]
}

/** What was made for one sign-in, and must come back as it went (RFC 6749, 10.12; RFC 7636; OpenID Connect Core, 3.1.2.1). */
export interface Flow {
  readonly state: string
  readonly nonce: string
  /** The PKCE verifier: only who began the sign-in can trade its code. */
  readonly verifier: Secret
  readonly redirectUri: string
  /** Milliseconds since 1970. */
  readonly since: number
}

/** What the hosted pages sent back with the address of this page. */
export interface WayBack {
  readonly code: Secret | undefined
  readonly state: string | undefined
  readonly error: string | undefined
}

export type HostedSignInState =
  | { readonly at: 'idle' }
  | { readonly at: 'looking'; readonly pages: HostedPages; readonly place: Place }
  | { readonly at: 'making'; readonly pages: HostedPages; readonly redirectUri: string }
  | { readonly at: 'keeping'; readonly url: string }
  | { readonly at: 'leaving' }
  /** The browser is on its way to the hosted pages. */
  | { readonly at: 'away' }
  | { readonly at: 'returning' }
  | { readonly at: 'trading'; readonly flow: Flow }
  | { readonly at: 'saving' }
  | { readonly at: 'signedIn'; readonly user: User }
  | { readonly at: 'failed'; readonly error: AuthError }

export type HostedSignInEvent =
  | { readonly type: 'HostedSignInAsked'; readonly pages: HostedPages; readonly place: Place }
  | { readonly type: 'LookedUp'; readonly user: User | undefined }
  | { readonly type: 'FlowMade'; readonly flow: Flow; readonly challenge: string }
  | { readonly type: 'FlowKept' }
  | { readonly type: 'Left' }
  /** A page was loaded: perhaps it is the one that the hosted pages lead back to. */
  | { readonly type: 'PageLoaded' }
  | {
      readonly type: 'FlowTaken'
      /** `undefined` where this browser began no sign-in; it is forgotten from now on. */
      readonly flow: Flow | undefined
      readonly back: WayBack
      readonly now: number
    }
  | { readonly type: 'Traded'; readonly texts: Secret<TokenTexts>; readonly nonce: string | undefined }
  | { readonly type: 'Saved'; readonly user: User }
  | { readonly type: 'Refused'; readonly error: AuthError }

export type HostedSignInEffect =
  | { readonly type: 'LookUp' }
  | { readonly type: 'MakeFlow'; readonly redirectUri: string }
  | { readonly type: 'KeepFlow'; readonly flow: Flow }
  | { readonly type: 'Leave'; readonly url: string }
  /** Reads what is kept and forgets it, and takes the code out of the page's address. */
  | { readonly type: 'TakeFlow' }
  | { readonly type: 'Trade'; readonly code: Secret; readonly flow: Flow }
  | { readonly type: 'Save'; readonly texts: Secret<TokenTexts> }

type HostedStep = Step<HostedSignInState, HostedSignInEffect>

const fail = (error: AuthError): HostedStep => go({ at: 'failed', error })
const refused = (_: HostedSignInState, { error }: { readonly error: AuthError }) => fail(error)
const oauthError = (message?: string) => flowError('OAuthSignInException', message)

function ask(
  _: HostedSignInState,
  { pages, place }: Extract<HostedSignInEvent, { type: 'HostedSignInAsked' }>,
): HostedStep {
  return go({ at: 'looking', pages, place }, { type: 'LookUp' })
}

function load(): HostedStep {
  return go({ at: 'returning' }, { type: 'TakeFlow' })
}

const begins = { HostedSignInAsked: ask, PageLoaded: load }

/** Signing in on the hosted pages, state by state: away with a state, a nonce and a PKCE challenge, and back once. */
export const hostedSignInTable: Table<HostedSignInState, HostedSignInEvent, HostedSignInEffect> = {
  idle: begins,
  // A browser that came back by its back button is still here.
  away: begins,
  signedIn: begins,
  failed: begins,
  looking: {
    LookedUp({ pages, place }, { user }) {
      if (user) return fail(flowError('UserAlreadyAuthenticatedException'))
      const redirect = chooseRedirect(pages.redirects, place)
      if ('wrong' in redirect) return fail(flowError(redirect.wrong))
      const redirectUri = redirect.url
      return go({ at: 'making', pages, redirectUri }, { type: 'MakeFlow', redirectUri })
    },
    Refused: refused,
  },
  making: {
    FlowMade: ({ pages }, { flow, challenge }) =>
      go({ at: 'keeping', url: authorizeUrl(pages, flow, challenge) }, { type: 'KeepFlow', flow }),
    Refused: refused,
  },
  keeping: {
    FlowKept: ({ url }) => go({ at: 'leaving' }, { type: 'Leave', url }),
    Refused: refused,
  },
  leaving: {
    Left: () => go({ at: 'away' }),
    Refused: refused,
  },
  returning: {
    FlowTaken: (_, { flow, back, now }) => takeBack(flow, back, now),
    Refused: refused,
  },
  trading: {
    Traded({ flow }, { texts, nonce }) {
      // The token answers this sign-in and no other.
      if (nonce !== flow.nonce) return fail(oauthError('The tokens are not of this sign-in.'))
      return go({ at: 'saving' }, { type: 'Save', texts })
    },
    Refused: refused,
  },
  saving: {
    Saved: (_, { user }) => go({ at: 'signedIn', user }),
    Refused: refused,
  },
}

/** Hosted sign-in as a pure machine. */
export const hostedSignInStep = machineOf(hostedSignInTable)

function takeBack(flow: Flow | undefined, { code, state, error }: WayBack, now: number): HostedStep {
  // An address with a code that nobody here asked for, or a sign-in that was left half-way: neither is ours to answer.
  if (!flow || (!code && error === undefined)) return go({ at: 'idle' })
  if (state !== flow.state) return fail(oauthError('The way back is not the one of this sign-in.'))
  if (now < flow.since || now - flow.since > AWAY_MS) return fail(oauthError('The sign-in took too long.'))
  if (error !== undefined || !code) return fail(oauthError(error))
  return go({ at: 'trading', flow }, { type: 'Trade', code, flow })
}

function authorizeUrl({ domain, clientId, scopes }: HostedPages, flow: Flow, challenge: string): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: flow.redirectUri,
    scope: scopes.join(' '),
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  return `${hostedRoot(domain)}/oauth2/authorize?${query}`
}
