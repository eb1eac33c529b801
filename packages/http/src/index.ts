export { type Deadline, deadline } from './deadline.js'
export { type Fetch, type FetchOptions, fetchBytes, fetchJson, fetchPieces } from './fetch-json.js'
export { HttpError, type HttpErrorCode } from './http-error.js'
export { type RetryPolicy, retryDelay, standardRetry, withRetry } from './retry.js'
