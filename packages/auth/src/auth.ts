import { authError } from './auth-error.js'
import type { AuthConfig } from './config.js'
import { createContext, lazy } from './context.js'
import { sessionOf } from './effect/session.js'
import type { SignInFlow } from './flow/sign-in.js'
import { loadTokens } from './store/token-store.js'
import type { Token } from './token.js'
import { type User, userOf } from './tokens.js'

/** The session as it is now. Nobody signed in: nothing in it, unless guests are let in. */
export interface AuthSession {
  readonly tokens?: { readonly accessToken: Token; readonly idToken?: Token }
  readonly userSub?: string
}

/** The face of the package: everything a product does with an identity. */
export interface Auth extends SignInFlow {
  /** Who is signed in, as this browser knows; no request is made. Throws `UserUnAuthenticatedException`. */
  readonly getCurrentUser: () => Promise<User>
  /** Tokens that are good now: refreshed where they have expired, or where `forceRefresh` says so. */
  readonly fetchAuthSession: (options?: { forceRefresh?: boolean }) => Promise<AuthSession>
}

/** Binds an identity to its settings and ports. Everything but reading the session is loaded when first called. */
export function createAuth(config: AuthConfig): Auth {
  const context = createContext(config)
  const session = sessionOf(context)
  const signIn = lazy(async () => (await import('./flow/sign-in.js')).signInFlow(context))
  return {
    async getCurrentUser() {
      context.pool()
      const tokens = await loadTokens(context.store, context.keys)
      if (!tokens) throw authError('UserUnAuthenticatedException')
      return userOf(tokens)
    },
    async fetchAuthSession({ forceRefresh = false } = {}) {
      const state = await session(forceRefresh)
      if (state.at === 'failed') throw state.error
      if (state.at !== 'live') return {}
      const { access, id } = state.tokens.reveal()
      return { tokens: { accessToken: access, ...(id ? { idToken: id } : {}) } }
    },
    signIn: async (input) => (await signIn()).signIn(input),
    confirmSignIn: async (input) => (await signIn()).confirmSignIn(input),
    resumeSignIn: async () => (await signIn()).resumeSignIn(),
    prepareSignIn: async () => (await signIn()).prepareSignIn(),
  }
}
