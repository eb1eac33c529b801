export { type Auth, type AuthSession, createAuth } from './auth.js'
export { AuthError } from './auth-error.js'
export type { AuthConfig, AuthEvent, Ports } from './config.js'
export type { AccountFlow, MfaPreference, MfaType } from './flow/account.js'
export type { DeviceFlow, KnownDevice } from './flow/device.js'
export type { HostedSignInFlow } from './flow/hosted-sign-in.js'
export type { Passkey, PasskeyFlow } from './flow/passkey.js'
export type { ResetPasswordFlow, ResetPasswordResult } from './flow/reset-password.js'
export type { ConfirmSignInInput, SignInFlow, SignInInput } from './flow/sign-in.js'
export type { SignInNextStep, SignInResult, TotpSetupDetails } from './flow/sign-in-result.js'
export type { SignOutInput } from './flow/sign-out.js'
export type {
  ConfirmSignUpInput,
  SignUpFlow,
  SignUpInput,
  SignUpNextStep,
  SignUpResult,
  WaitingSignUp,
} from './flow/sign-up.js'
export type { IdentityTransport } from './identity-pool/action.js'
export type { Credentials, Identity } from './identity-pool/credentials.js'
export type { Clock, Json, Lock, Page, Passkeys, Store, Transport } from './port.js'
export type { Token, TokenPayload } from './token.js'
export type { AuthFlow, SignInDetails, TokenTexts, User } from './tokens.js'
export type { ServiceActions } from './user-pool/action.js'
export type { CodeDeliveryDetails } from './user-pool/answer.js'
