/** What reading a session can run into, by the names its field knows; every page carries these. */
const MESSAGES = {
  UserUnAuthenticatedException: 'User needs to be authenticated to call this API.',
  AuthUserPoolException: 'Auth UserPool not configured.',
  InvalidUserPoolId: 'Invalid user pool id provided.',
  InvalidIdentityPoolIdException: 'Invalid identity pool id provided.',
} as const

type SessionErrorName = keyof typeof MESSAGES

/** Anything that went wrong with an identity. `name` is one of ours, or what the service calls its exception. */
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

/** An error of ours, with its fixed message. */
export function authError(name: SessionErrorName): AuthError {
  return new AuthError(name, MESSAGES[name])
}
