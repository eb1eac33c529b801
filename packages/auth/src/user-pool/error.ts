import { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'

/** What the service calls being asked too often (specification, section 7; the words of the SDK's own list). */
const THROTTLED: readonly string[] = [
  'BandwidthLimitExceeded',
  'EC2ThrottledException',
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
]
const TIMED_OUT: readonly string[] = ['TimeoutError', 'RequestTimeout', 'RequestTimeoutException']
/** The service thinks this machine's clock is wrong; the client corrects it from the answer's date. */
const CLOCK_SKEWED: readonly string[] = [
  'AuthFailure',
  'InvalidSignatureException',
  'RequestExpired',
  'RequestInTheFuture',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]
const PASSING_STATUS: readonly number[] = [429, 500, 502, 503, 504]

/** Whether trying again may help: status, throttling, clock, timeout, or no answer at all. */
export function mayPass(thrown: unknown): boolean {
  const { name, status } = nameAndStatus(thrown)
  return (
    (status !== undefined && PASSING_STATUS.includes(status)) ||
    THROTTLED.includes(name) ||
    CLOCK_SKEWED.includes(name) ||
    isUnreached(thrown)
  )
}

/** No answer came: the connection failed, or was not answered in time. Only browsers differ in the words of it. */
function isUnreached(thrown: unknown): boolean {
  const { name, status } = nameAndStatus(thrown)
  return (
    status === undefined && (thrown instanceof TypeError || name === 'TypeError' || TIMED_OUT.includes(name))
  )
}

/**
 * The one place where the client's errors become ours: the service's exceptions keep their names and messages. An answer
 * that is not the service's own (a proxy's page, a hotel's login) is as good as none: a "Network error". Neither its text
 * nor the request's goes along.
 */
export function toUserPoolError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  const { name, status, message } = nameAndStatus(thrown)
  if (status !== undefined && /^[A-Za-z]+Exception$/.test(name))
    return new AuthError(name, message.slice(0, 1000), { retryable: mayPass(thrown) })
  if (status !== undefined) return flowError('NetworkError', undefined, new Error(`${name} (HTTP ${status})`))
  return flowError(isUnreached(thrown) ? 'NetworkError' : 'Unknown', undefined, thrown)
}

function nameAndStatus(thrown: unknown): { name: string; message: string; status: number | undefined } {
  if (!(thrown instanceof Error)) return { name: '', message: '', status: undefined }
  return { name: thrown.name, message: thrown.message, status: statusOf(thrown) }
}

function statusOf(thrown: object): number | undefined {
  const metadata: unknown = Reflect.get(thrown, '$metadata')
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined
  return typeof status === 'number' ? status : undefined
}
