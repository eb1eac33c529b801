/** Errors of this package's own making, by the names its field knows them; their messages are fixed. */
const MESSAGES = {
  // Specification, section 8.
  UserUnAuthenticatedException: 'User needs to be authenticated to call this API.',
  UserAlreadyAuthenticatedException: 'There is already a signed in user.',
  DeviceMetadataNotFoundException:
    'Either deviceKey, deviceGroupKey or secretPassword were not found during the sign-in process.',
  AutoSignInException: 'The autoSignIn flow has not started, or has been cancelled/completed.',
  InvalidRedirectException: 'signInRedirect or signOutRedirect had an invalid format or was not found.',
  InvalidOriginException: 'signOutRedirect leads to another origin than the one of this page.',
  OAuthSignOutException: 'An error occurred when attempting to log out from OAuth provider.',
  TokenRefreshException: 'Token refresh is not supported when authenticating with the implicit grant.',
  UnexpectedSignInInterruptionException: 'Unable to get user session following successful sign-in.',
  InvalidTokens: 'Invalid tokens.',
  NoSessionFoundException: 'Auth session was not found. Make sure to call signIn.',
  SignInException: 'The sign-in has not started, has ended or has waited too long. Sign in again.',
  NetworkError: 'Network error',
  // What must not be empty (section 5).
  EmptySignInUsername: 'username is required to signIn',
  EmptySignInPassword: 'password is required to signIn',
  CustomAuthSignInPassword: 'A password is not needed when signing in with CUSTOM_WITHOUT_SRP',
  EmptySignUpUsername: 'username is required to signUp',
  EmptySignUpPassword: 'password is required to signUp',
  EmptyConfirmSignUpUsername: 'username is required to confirmSignUp',
  EmptyConfirmSignUpCode: 'code is required to confirmSignUp',
  EmptyResetPasswordUsername: 'username is required to resetPassword',
  EmptyConfirmResetPasswordUsername: 'username is required to confirmResetPassword',
  EmptyConfirmResetPasswordNewPassword: 'newPassword is required to confirmResetPassword',
  EmptyConfirmResetPasswordConfirmationCode: 'confirmationCode is required to confirmResetPassword',
  EmptyChallengeResponse: 'challengeResponse is required to confirmSignIn',
  EmptyVerifyTOTPSetupCode: 'code is required to verifyTOTPSetup',
  IncorrectMFAMethod: 'Incorrect MFA method was chosen. It should be either SMS or TOTP',
  EmptyUserIdForSRPException: 'USER_ID_FOR_SRP was not found in challengeParameters',
  // Configuration.
  AuthUserPoolException: 'Auth UserPool not configured.',
  InvalidUserPoolId: 'Invalid user pool id provided.',
  InvalidIdentityPoolIdException: 'Invalid identity pool id provided.',
  // Passkeys.
  PasskeyCanceled: 'The passkey was not used: the request was cancelled or timed out.',
  PasskeyNotSupported: 'Passkeys are not supported here.',
  Unknown: 'An unknown error has occurred.',
} as const

/** Names this package gives; beside them, `AuthError.name` is what the service calls its exception. */
export type AuthErrorName = keyof typeof MESSAGES

/** Anything that went wrong with an identity. `name` is the field's own: ours above, or the service's exception. */
export class AuthError extends Error {
  override readonly name: string
  /** Whether the same call may succeed a little later: nothing was refused. */
  readonly retryable: boolean

  constructor(name: string, message: string, more: { cause?: unknown; retryable?: boolean } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = name
    this.retryable = more.retryable ?? false
  }
}

/** An error of ours, with its fixed message or a closer one. */
export function authError(name: AuthErrorName, message?: string, cause?: unknown): AuthError {
  return new AuthError(name, message ?? MESSAGES[name], { cause, retryable: name === 'NetworkError' })
}

/** Whatever was thrown, as an error of this package. */
export function toAuthError(thrown: unknown): AuthError {
  return thrown instanceof AuthError ? thrown : authError('Unknown', undefined, thrown)
}

/** Throws the error of that name unless the text says something. */
export function requireText(text: string | undefined, name: AuthErrorName): asserts text is string {
  if (!text) throw authError(name)
}
