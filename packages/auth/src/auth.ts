import { authError } from './auth-error.js'
import type { AuthConfig } from './config.js'
import { createContext, lazy } from './context.js'
import type { AccountFlow } from './flow/account.js'
import type { DeviceFlow } from './flow/device.js'
import type { HostedSignInFlow } from './flow/hosted-sign-in.js'
import type { PasskeyFlow } from './flow/passkey.js'
import type { ResetPasswordFlow } from './flow/reset-password.js'
import type { SignInFlow } from './flow/sign-in.js'
import type { SignOutInput } from './flow/sign-out.js'
import type { SignUpFlow } from './flow/sign-up.js'
import type { Identity } from './identity-pool/credentials.js'
import { sessionOf } from './session.js'
import { loadTokens } from './store/load-tokens.js'
import { type Token, textClaim } from './token.js'
import { type SignInDetails, type TokenTexts, type User, userOf } from './tokens.js'

/** The session as it is now. Nobody signed in: nothing in it, unless guests are let in. */
export interface AuthSession extends Partial<Identity> {
  readonly tokens?: { readonly accessToken: Token; readonly idToken?: Token }
  readonly userSub?: string
}

/** The face of the package: everything a product does with an identity. */
export interface Auth
  extends SignInFlow,
    SignUpFlow,
    ResetPasswordFlow,
    AccountFlow,
    DeviceFlow,
    PasskeyFlow,
    HostedSignInFlow {
  /** Who is signed in, as this store knows; no request is made. Throws `UserUnAuthenticatedException`. */
  readonly getCurrentUser: () => Promise<User>
  /**
   * Tokens that are good now: refreshed where they have expired, or where `forceRefresh` says so. Throws a "Network
   * error" where they had to be refreshed and the service could not be reached; nobody is signed out by that.
   */
  readonly fetchAuthSession: (options?: { readonly forceRefresh?: boolean }) => Promise<AuthSession>
  /** Keeps tokens that were obtained elsewhere; whoever takes them from outside must have verified them. */
  readonly adoptTokens: (texts: TokenTexts, details?: SignInDetails) => Promise<User>
  /** The texts of the tokens that are kept, to hand them to a server. Throws `NoSessionFoundException`. */
  readonly exportTokens: () => Promise<TokenTexts>
  readonly signOut: (input?: SignOutInput) => Promise<void>
}

/** Binds an identity to its settings and ports. Everything but reading the session is loaded when first called. */
export function createAuth(config: AuthConfig): Auth {
  const context = createContext(config)
  const session = sessionOf(context)
  const signIn = lazy(async () => (await import('./flow/sign-in.js')).signInFlow(context))
  const signUp = lazy(async () => (await import('./flow/sign-up.js')).signUpFlow(context, signIn))
  const reset = lazy(async () => (await import('./flow/reset-password.js')).resetPasswordFlow(context))
  const account = lazy(async () => (await import('./flow/account.js')).accountFlow(context, session))
  const device = lazy(async () => (await import('./flow/device.js')).deviceFlow(context, session))
  const passkey = lazy(async () => (await import('./flow/passkey.js')).passkeyFlow(context, session))
  const hosted = lazy(async () => (await import('./flow/hosted-sign-in.js')).hostedSignInFlow(context))
  const leave = lazy(() => import('./flow/sign-out.js'))
  const handOver = lazy(() => import('./flow/hand-over.js'))
  const identities = lazy(async () => (await import('./identity-pool/credentials.js')).identitiesOf(context))
  return {
    async getCurrentUser() {
      context.pool()
      const tokens = await loadTokens(context.store, context.keys)
      if (!tokens) throw authError('UserUnAuthenticatedException')
      return userOf(tokens)
    },
    async fetchAuthSession({ forceRefresh = false } = {}) {
      const tokens = config.userPool ? await session(forceRefresh) : undefined
      const identity = config.identityPool && (await (await identities())(tokens, forceRefresh))
      if (!tokens) return { ...identity }
      const userSub = textClaim(tokens.access, 'sub')
      return {
        tokens: { accessToken: tokens.access, ...(tokens.id ? { idToken: tokens.id } : {}) },
        ...(userSub ? { userSub } : {}),
        ...identity,
      }
    },
    adoptTokens: async (texts, details) => (await handOver()).adoptTokens(context, texts, details),
    exportTokens: async () => (await handOver()).exportTokens(context),
    signOut: async (input) => (await leave()).signOut(context, input),
    signIn: async (input) => (await signIn()).signIn(input),
    confirmSignIn: async (input) => (await signIn()).confirmSignIn(input),
    resumeSignIn: async () => (await signIn()).resumeSignIn(),
    cancelSignIn: async () => (await signIn()).cancelSignIn(),
    prepareSignIn: async () => (await signIn()).prepareSignIn(),
    signInWithRedirect: async () => (await hosted()).signInWithRedirect(),
    finishSignInWithRedirect: async () => (await hosted()).finishSignInWithRedirect(),
    signUp: async (input) => (await signUp()).signUp(input),
    confirmSignUp: async (input) => (await signUp()).confirmSignUp(input),
    resendSignUpCode: async (input) => (await signUp()).resendSignUpCode(input),
    autoSignIn: async (options) => (await signUp()).autoSignIn(options),
    resumeSignUp: async () => (await signUp()).resumeSignUp(),
    adoptSignUp: async (input) => (await signUp()).adoptSignUp(input),
    cancelSignUp: async () => (await signUp()).cancelSignUp(),
    resetPassword: async (input) => (await reset()).resetPassword(input),
    confirmResetPassword: async (input) => (await reset()).confirmResetPassword(input),
    fetchUserAttributes: async () => (await account()).fetchUserAttributes(),
    setUpTOTP: async () => (await account()).setUpTOTP(),
    verifyTOTPSetup: async (input) => (await account()).verifyTOTPSetup(input),
    updateMFAPreference: async (input) => (await account()).updateMFAPreference(input),
    fetchMFAPreference: async () => (await account()).fetchMFAPreference(),
    rememberDevice: async () => (await device()).rememberDevice(),
    forgetDevice: async (input) => (await device()).forgetDevice(input),
    fetchDevices: async () => (await device()).fetchDevices(),
    registerPasskey: async () => (await passkey()).registerPasskey(),
    startPasskey: async () => (await passkey()).startPasskey(),
    finishPasskey: async (credential) => (await passkey()).finishPasskey(credential),
    listPasskeys: async () => (await passkey()).listPasskeys(),
    deletePasskey: async (input) => (await passkey()).deletePasskey(input),
  }
}
