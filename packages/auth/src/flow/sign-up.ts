import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider'
import type { Context } from '../context.js'
import { AUTO_SIGN_IN_MS, type AutoSignInState, type Credentials } from '../machine/sign-up.js'
import { requireText } from '../required.js'
import { Secret } from '../secret.js'
import { withoutPassword } from '../store/sign-up-store.js'
import type { AuthFlow } from '../tokens.js'
import { type CodeDeliveryDetails, readDelivery, secret, text } from '../user-pool/answer.js'
import { autoSignInOf } from './auto-sign-in.js'
import type { SignInFlow } from './sign-in.js'
import type { SignInResult } from './sign-in-result.js'

type Texts = Readonly<Record<string, string>>

export interface SignUpInput {
  readonly username: string
  readonly password: string
  readonly options?: {
    readonly userAttributes?: Texts
    readonly validationData?: Texts
    readonly clientMetadata?: Texts
    /**
     * Sign in once the account is confirmed; by which flow, if not by SRP. After a reload, by the session of the
     * sign-up, where the service gave one: the password is not kept.
     */
    readonly autoSignIn?: boolean | { readonly authFlowType?: AuthFlow }
  }
}

export interface ConfirmSignUpInput {
  readonly username: string
  readonly confirmationCode: string
  readonly options?: { readonly forceAliasCreation?: boolean; readonly clientMetadata?: Texts }
}

/** What comes next in a sign-up (specification, section 4). */
export type SignUpNextStep =
  | { readonly signUpStep: 'DONE' }
  | { readonly signUpStep: 'CONFIRM_SIGN_UP'; readonly codeDeliveryDetails: CodeDeliveryDetails }
  | { readonly signUpStep: 'COMPLETE_AUTO_SIGN_IN'; readonly codeDeliveryDetails?: CodeDeliveryDetails }

export interface SignUpResult {
  readonly isSignUpComplete: boolean
  readonly nextStep: SignUpNextStep
  readonly userId?: string
}

/** Whose sign-up waits, and for what; `nothing` if it only waits for `autoSignIn`. */
export interface WaitingSignUp {
  readonly username: string
  readonly awaits: 'code' | 'link' | 'nothing'
}

/** Signing up, and the sign-in that may follow by itself. */
export interface SignUpFlow {
  readonly signUp: (input: SignUpInput) => Promise<SignUpResult>
  readonly confirmSignUp: (input: ConfirmSignUpInput) => Promise<SignUpResult>
  readonly resendSignUpCode: (input: {
    readonly username: string
    readonly options?: { readonly clientMetadata?: Texts }
  }) => Promise<CodeDeliveryDetails>
  /**
   * Signs in whoever has just signed up with `autoSignIn`, within three minutes and across a reload. Callers at the same
   * time share one sign-in. `once` looks whether the account was confirmed elsewhere, and gives CONFIRM_SIGN_UP if not:
   * for a server, which cannot wait.
   */
  readonly autoSignIn: (options?: { readonly once?: boolean }) => Promise<SignInResult>
  /** The sign-up that waits to be confirmed, also from before a reload; `undefined` if there is none or it is too old. */
  readonly resumeSignUp: () => Promise<WaitingSignUp | undefined>
  /** Goes on with a sign-up that was made elsewhere, by the session the service gave for it. */
  readonly adoptSignUp: (signUp: { readonly username: string; readonly session: string }) => Promise<void>
  /** Gives up the sign-up that waits, if one does; the account stays as it is. */
  readonly cancelSignUp: () => Promise<void>
}

export function signUpFlow(context: Context, signIn: () => Promise<SignInFlow>): SignUpFlow {
  const auto = autoSignInOf(context, signIn)
  const { clock } = context
  const verification = context.config.verificationMethod ?? 'code'
  return {
    async signUp(input) {
      const said = await requestSignUp(context, input)
      const { username, password, options: { autoSignIn = false } = {} } = input
      const confirmed = said.UserConfirmed === true
      const session = secret(said.Session)
      await auto.tell({
        type: 'SignedUp',
        credentials: autoSignIn ? toCredentials(username, password, autoSignIn, session) : undefined,
        confirmed,
        verification,
        now: clock.now(),
      })
      return toSignUpResult(
        auto.state(),
        confirmed,
        readDelivery(said.CodeDeliveryDetails),
        text(said.UserSub),
      )
    },
    async confirmSignUp(input) {
      const session = sessionOf(await auto.resume(), input.username, clock.now())
      const said = await requestConfirmation(context, input, session)
      await auto.tell({
        type: 'SignUpConfirmed',
        username: input.username,
        session: secret(said.Session),
        now: clock.now(),
      })
      const state = auto.state()
      const offered = state.at === 'ready' && state.credentials.username === input.username
      return {
        isSignUpComplete: true,
        nextStep: { signUpStep: offered ? 'COMPLETE_AUTO_SIGN_IN' : 'DONE' },
      }
    },
    async resendSignUpCode({ username, options = {} }) {
      requireText(username, 'EmptySignUpUsername')
      const said = await context.transport('ResendConfirmationCode', {
        ClientId: context.pool().clientId,
        Username: username,
        ...metadata(options.clientMetadata),
      })
      return readDelivery(said.CodeDeliveryDetails)
    },
    autoSignIn: ({ once = false } = {}) => auto.signIn(once),
    resumeSignUp: async () => toWaiting(await auto.resume()),
    async adoptSignUp({ username, session }) {
      const credentials = withoutPassword(username, session)
      await auto.tell({ type: 'SignedUp', credentials, confirmed: false, verification, now: clock.now() })
    },
    cancelSignUp: () => auto.tell({ type: 'SignUpGivenUp' }),
  }
}

function toCredentials(
  username: string,
  password: string,
  autoSignIn: true | { readonly authFlowType?: AuthFlow },
  session: Secret | undefined,
): Credentials {
  const flow = (autoSignIn === true ? undefined : autoSignIn.authFlowType) ?? 'USER_SRP_AUTH'
  return { username, password: new Secret(password), session, flow }
}

/** What is sent along with a confirmation, to be signed in by what comes back: the service refuses it once it is too old. */
function sessionOf(state: AutoSignInState, username: string, now: number): Secret | undefined {
  if (state.at !== 'awaitingCode' && state.at !== 'awaitingLink') return undefined
  const isLate = now - state.since > AUTO_SIGN_IN_MS
  return isLate || state.credentials.username !== username ? undefined : state.credentials.session
}

function toWaiting(state: AutoSignInState): WaitingSignUp | undefined {
  const awaits = { awaitingCode: 'code', awaitingLink: 'link', ready: 'nothing' } as const
  return state.at === 'awaitingCode' || state.at === 'awaitingLink' || state.at === 'ready'
    ? { username: state.credentials.username, awaits: awaits[state.at] }
    : undefined
}

function requestSignUp(context: Context, { username, password, options = {} }: SignUpInput) {
  requireText(username, 'EmptySignUpUsername')
  requireText(password, 'EmptySignUpPassword')
  const { userAttributes, validationData, clientMetadata } = options
  return context.transport('SignUp', {
    ClientId: context.pool().clientId,
    Username: username,
    Password: password,
    ...(userAttributes ? { UserAttributes: attributes(userAttributes) } : {}),
    ...(validationData ? { ValidationData: attributes(validationData) } : {}),
    ...metadata(clientMetadata),
  })
}

async function requestConfirmation(
  context: Context,
  { username, confirmationCode, options = {} }: ConfirmSignUpInput,
  session: Secret | undefined,
) {
  requireText(username, 'EmptyConfirmSignUpUsername')
  requireText(confirmationCode, 'EmptyConfirmSignUpCode')
  return context.transport('ConfirmSignUp', {
    ClientId: context.pool().clientId,
    Username: username,
    ConfirmationCode: confirmationCode,
    ...(session ? { Session: session.reveal() } : {}),
    ...(options.forceAliasCreation === undefined ? {} : { ForceAliasCreation: options.forceAliasCreation }),
    ...metadata(options.clientMetadata),
  })
}

function toSignUpResult(
  { at }: AutoSignInState,
  confirmed: boolean,
  codeDeliveryDetails: CodeDeliveryDetails,
  userId: string | undefined,
): SignUpResult {
  const who = userId ? { userId } : {}
  if (confirmed) {
    const signUpStep = at === 'ready' ? 'COMPLETE_AUTO_SIGN_IN' : 'DONE'
    return { isSignUpComplete: true, nextStep: { signUpStep }, ...who }
  }
  const signUpStep = at === 'awaitingLink' ? 'COMPLETE_AUTO_SIGN_IN' : 'CONFIRM_SIGN_UP'
  return { isSignUpComplete: false, nextStep: { signUpStep, codeDeliveryDetails }, ...who }
}

/** Names and values as the service lists them. */
export function attributes(given: Texts): AttributeType[] {
  return Object.entries(given).map(([Name, Value]) => ({ Name, Value }))
}

/** `ClientMetadata`, where there is any. */
export function metadata(given: Texts | undefined): { ClientMetadata?: Record<string, string> } {
  return given ? { ClientMetadata: { ...given } } : {}
}
