import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider'
import type { Context } from '../context.js'
import type { AutoSignInState, Credentials } from '../machine/sign-up.js'
import { requireText } from '../required.js'
import { Secret } from '../secret.js'
import type { AuthFlow } from '../tokens.js'
import { type CodeDeliveryDetails, readDelivery, text } from '../user-pool/answer.js'
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
    /** Sign in once the account is confirmed; by which flow, if not by SRP. */
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

/** Signing up, and the sign-in that may follow by itself. */
export interface SignUpFlow {
  readonly signUp: (input: SignUpInput) => Promise<SignUpResult>
  readonly confirmSignUp: (input: ConfirmSignUpInput) => Promise<SignUpResult>
  readonly resendSignUpCode: (input: {
    readonly username: string
    readonly options?: { readonly clientMetadata?: Texts }
  }) => Promise<CodeDeliveryDetails>
  /** Signs in whoever has just signed up with `autoSignIn`. Callers at the same time share one sign-in. */
  readonly autoSignIn: () => Promise<SignInResult>
}

export function signUpFlow(context: Context, signIn: () => Promise<SignInFlow>): SignUpFlow {
  const auto = autoSignInOf(context, signIn)
  const { clock } = context
  return {
    async signUp(input) {
      const said = await requestSignUp(context, input)
      const { username, password, options: { autoSignIn = false } = {} } = input
      const confirmed = said.UserConfirmed === true
      auto.tell({
        type: 'SignedUp',
        credentials: autoSignIn ? toCredentials(username, password, autoSignIn) : undefined,
        confirmed,
        verification: context.config.verificationMethod ?? 'code',
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
      await requestConfirmation(context, input)
      auto.tell({ type: 'SignUpConfirmed', username: input.username, now: clock.now() })
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
    autoSignIn: auto.signIn,
  }
}

function toCredentials(
  username: string,
  password: string,
  autoSignIn: true | { readonly authFlowType?: AuthFlow },
): Credentials {
  const flow = (autoSignIn === true ? undefined : autoSignIn.authFlowType) ?? 'USER_SRP_AUTH'
  return { username, password: new Secret(password), flow }
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
): Promise<void> {
  requireText(username, 'EmptyConfirmSignUpUsername')
  requireText(confirmationCode, 'EmptyConfirmSignUpCode')
  await context.transport('ConfirmSignUp', {
    ClientId: context.pool().clientId,
    Username: username,
    ConfirmationCode: confirmationCode,
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
