import { AuthError } from '@chiaroscuro/auth'
import { StudioError } from '../ipc/failure.js'

const CODES: Readonly<Record<string, string>> = {
  // Nothing tells whether there is such an account.
  ...{ NotAuthorizedException: 'wrong-password', UserNotFoundException: 'wrong-password' },
  ...{ CodeMismatchException: 'wrong-code', EnableSoftwareTokenMFAException: 'wrong-code' },
  ExpiredCodeException: 'old-code',
  ...{ LimitExceededException: 'too-many-tries', TooManyRequestsException: 'too-many-tries' },
  TooManyFailedAttemptsException: 'too-many-tries',
  ...{ InvalidPasswordException: 'weak-password', PasswordHistoryPolicyViolationException: 'weak-password' },
  ...{ SignInException: 'sign-in-over', UnexpectedSignInInterruptionException: 'sign-in-over' },
  ...{ ForbiddenException: 'sign-in-refused', UserLambdaValidationException: 'sign-in-refused' },
  ...{ InvalidParameterException: 'sign-in-form', IncorrectMFAMethod: 'sign-in-form' },
}

/** What went wrong with an identity, as a code; the service's own words stay here. */
export function accountFault(thrown: unknown): StudioError {
  if (thrown instanceof StudioError) return thrown
  if (!(thrown instanceof AuthError)) return new StudioError('unexpected', { cause: thrown })
  const { name, retryable } = thrown
  const known = Object.hasOwn(CODES, name) ? CODES[name] : undefined
  const code = known ?? (retryable || name === 'NetworkError' ? 'identity-silent' : 'identity-fault')
  return new StudioError(code, { cause: thrown })
}
