import type { AuthError } from '../auth-error.js'
import { type FlowErrorName, flowError } from '../flow-error.js'
import type { Secret } from '../secret.js'
import { textClaim } from '../token.js'
import type { Tokens } from '../tokens.js'
import { go, machineOf, type Step, type Table } from './machine.js'

/** Where the page is that signs out. */
export interface Place {
  readonly origin: string
  readonly pathname: string
  readonly hostname: string
}

/** The hosted pages' own session, which must end too if the person signed in there. */
export interface Hosted {
  /** Host of the hosted pages, with a scheme where it is not https. */
  readonly domain: string
  readonly clientId: string
  readonly redirects: readonly string[]
  readonly place: Place
}

interface Wish {
  /** Everywhere the person is signed in, not just here. */
  readonly global: boolean
  /** Whether this device stays remembered. */
  readonly keepDevice: boolean
}

interface Leaving {
  readonly keepDevice: boolean
  readonly hosted: Hosted | undefined
}

export type SignOutState =
  | { readonly at: 'idle' }
  | { readonly at: 'reading'; readonly wish: Wish }
  | ({ readonly at: 'ending' } & Leaving)
  | ({ readonly at: 'clearing' } & Leaving)
  | { readonly at: 'leaving' }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly error: AuthError }

export type SignOutEvent =
  | { readonly type: 'SignOutAsked'; readonly wish: Wish }
  | {
      readonly type: 'SessionRead'
      readonly tokens: Secret<Tokens> | undefined
      readonly hosted: Hosted | undefined
    }
  | { readonly type: 'Ended' }
  | { readonly type: 'Cleared' }
  | { readonly type: 'Left' }
  | { readonly type: 'Refused'; readonly error: AuthError }

export type SignOutEffect =
  | { readonly type: 'ReadSession' }
  | { readonly type: 'RevokeToken'; readonly token: Secret<Tokens> }
  | { readonly type: 'GlobalSignOut'; readonly token: Secret<Tokens> }
  | { readonly type: 'Clear'; readonly keepDevice: boolean }
  | { readonly type: 'Tell'; readonly event: 'signedOut' }
  | { readonly type: 'Leave'; readonly url: string }

type SignOutStep = Step<SignOutState, SignOutEffect>

const fail = (error: AuthError): SignOutStep => go({ at: 'failed', error })

function ask(_: SignOutState, { wish }: Extract<SignOutEvent, { type: 'SignOutAsked' }>): SignOutStep {
  return go({ at: 'reading', wish }, { type: 'ReadSession' })
}

function clear({ keepDevice, hosted }: Leaving): SignOutStep {
  return go({ at: 'clearing', keepDevice, hosted }, { type: 'Clear', keepDevice })
}

/** Signing out, state by state: the service is told if it can be, this machine forgets in any case. */
export const signOutTable: Table<SignOutState, SignOutEvent, SignOutEffect> = {
  idle: { SignOutAsked: ask },
  done: { SignOutAsked: ask },
  failed: { SignOutAsked: ask },
  reading: {
    SessionRead({ wish }, { tokens: token, hosted }) {
      const leaving = { keepDevice: wish.keepDevice, hosted }
      if (!token) return clear(leaving)
      const { access, refresh } = token.reveal()
      if (wish.global) return go({ at: 'ending', ...leaving }, { type: 'GlobalSignOut', token })
      // Tokens without a family (origin_jti) cannot be revoked.
      if (!refresh || !textClaim(access, 'origin_jti')) return clear(leaving)
      return go({ at: 'ending', ...leaving }, { type: 'RevokeToken', token })
    },
    Refused: (_, { error }) => fail(error),
  },
  ending: { Ended: clear, Refused: clear },
  clearing: {
    Cleared(state) {
      const tell: SignOutEffect = { type: 'Tell', event: 'signedOut' }
      if (!state.hosted) return go({ at: 'done' }, tell)
      const redirect = chooseRedirect(state.hosted.redirects, state.hosted.place)
      if ('wrong' in redirect) return go({ at: 'failed', error: flowError(redirect.wrong) }, tell)
      return go<SignOutState, SignOutEffect>({ at: 'leaving' }, tell, {
        type: 'Leave',
        url: logoutUrl(state.hosted, redirect.url),
      })
    },
    Refused: (_, { error }) => fail(error),
  },
  leaving: {
    Left: () => go({ at: 'done' }),
    Refused: (_, { error }) => fail(flowError('OAuthSignOutException', undefined, error)),
  },
}

/** Sign-out as a pure machine. */
export const signOutStep = machineOf(signOutTable)

/** The configured address that is this page or, failing that, of this host (specification, section 5). */
export function chooseRedirect(
  redirects: readonly string[],
  { origin, pathname, hostname }: Place,
): { readonly url: string } | { readonly wrong: FlowErrorName } {
  const here = origin + (pathname || '/')
  const url =
    redirects.find((one) => one.startsWith(here)) ??
    redirects.find((one) => hostname && one.includes(hostname))
  if (url) return { url }
  const elsewhere = redirects.some((one) => /^https?:\/\//.test(one))
  return { wrong: elsewhere ? 'InvalidOriginException' : 'InvalidRedirectException' }
}

/** `https://` goes without saying. */
export function hostedRoot(domain: string): string {
  return domain.includes('://') ? domain : `https://${domain}`
}

function logoutUrl({ domain, clientId }: Hosted, redirect: string): string {
  return `${hostedRoot(domain)}/logout?client_id=${encodeURIComponent(clientId)}&logout_uri=${encodeURIComponent(redirect)}`
}
