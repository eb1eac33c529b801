/** Names the service gives its refusals (specification, section 8), and those of its transport. */
export type PoolErrorName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'ForbiddenException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'MFAMethodNotFoundException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'RequestEntityTooLargeException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException'
  | 'WebAuthnChallengeNotFoundException'
  | 'WebAuthnClientMismatchException'
  | 'WebAuthnCredentialNotSupportedException'
  | 'WebAuthnNotEnabledException'
  | 'WebAuthnOriginNotAllowedException'
  | 'WebAuthnRelyingPartyMismatchException'

/** A refusal the client is told of by name and message. Nothing in it is secret. */
export class PoolError extends Error {
  override readonly name: PoolErrorName
  /** The challenge may be answered once more with the same session. */
  readonly keepsSession: boolean

  constructor(name: PoolErrorName, message: string, options: { keepsSession?: boolean } = {}) {
    super(message)
    this.name = name
    this.keepsSession = options.keepsSession ?? false
  }
}

/** One answer for a wrong password and an unknown name, so that neither can be told from the other. */
export function wrongCredentials(): PoolError {
  return new PoolError('NotAuthorizedException', 'Incorrect username or password.')
}

export function invalidSession(): PoolError {
  return new PoolError('NotAuthorizedException', 'Invalid session for the user.')
}

/** Clients forget the device and answer the same challenge again, so its session stays. */
export function deviceMissing(): PoolError {
  return new PoolError('ResourceNotFoundException', 'Device does not exist.', { keepsSession: true })
}

export function codeMismatch(): PoolError {
  return new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')
}

export function codeExpired(): PoolError {
  return new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
}

export function attemptLimit(): PoolError {
  return new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
}

export function invalidParameter(message: string): PoolError {
  return new PoolError('InvalidParameterException', message)
}
