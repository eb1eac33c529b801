import { AuthError } from './auth-error.js'

/** What signing in, up and out can run into, by the names its field knows; their messages are fixed. */
const MESSAGES = {
  // Specification, section 8.
  UserAlreadyAuthenticatedException: 'There is already a signed in user.',
  DeviceMetadataNotFoundException:
    'Either deviceKey, deviceGroupKey or secretPassword were not found during the sign-in process.',
  AutoSignInException: 'The autoSignIn flow has not started, or has been cancelled/completed.',
  InvalidRedirectException: 'signInRedirect or signOutRedirect had an invalid format or was not found.',
  InvalidOriginException: 'signOutRedirect leads to another origin than the one of this page.',
  OAuthSignInException: 'The sign-in on the hosted pages did not succeed.',
  OAuthSignOutException: 'An error occurred when attempting to log out from OAuth provider.',
  NoSessionFoundException: 'Auth session was not found. Make sure to call signIn.',
  UnexpectedSignInInterruptionException: 'Unable to get user session following successful sign-in.',
  SignInException: 'The sign-in has not started, has ended or has waited too long. Sign in again.',
  InvalidTokens: 'Invalid tokens.',
  NetworkError: 'Network error',
  TokenRefreshException: 'Token refresh is not supported when authenticating with the implicit grant.',
  Unknown: 'An unknown error has occurred.',
  // What must not be empty (section 5).
  EmptySignInUsername: 'username is required to signIn',
  EmptySignInPassword: 'password is required to signIn',
  CustomAuthSignInPassword: 'A password is not needed when signing in with CUSTOM_WITHOUT_SRP',
  EmptyChallengeResponse: 'challengeResponse is required to confirmSignIn',
  IncorrectMFAMethod: 'Incorrect MFA method was chosen. It should be either SMS or TOTP',
  EmptyUserIdForSRPException: 'USER_ID_FOR_SRP was not found in challengeParameters',
  // Passkeys.
  PasskeyCanceled: 'The passkey was not used: the request was cancelled or timed out.',
  PasskeyNotSupported: 'Passkeys are not supported here.',
} as const

export type FlowErrorName = keyof typeof MESSAGES

/** An error of ours, with its fixed message or a closer one. */
export function flowError(name: FlowErrorName, message?: string, cause?: unknown): AuthError {
  return new AuthError(name, message ?? MESSAGES[name], { cause, retryable: name === 'NetworkError' })
}

/** Whatever was thrown, as an error of this package. */
export function toAuthError(thrown: unknown): AuthError {
  return thrown instanceof AuthError ? thrown : flowError('Unknown', undefined, thrown)
}
