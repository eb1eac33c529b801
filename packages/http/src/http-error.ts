export type HttpErrorCode = 'network' | 'timeout' | 'status' | 'too-large' | 'not-json'

/** A request that did not give what was asked for. Messages carry no URL: it may hold a secret. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: HttpErrorCode
  /** HTTP status, where an answer came at all. */
  readonly status: number | undefined
  /** The answer's body, parsed as JSON where it was JSON; at most a few kilobytes. */
  readonly body: unknown
  /** Seconds the server asked us to wait. */
  readonly retryAfter: number | undefined

  constructor(
    code: HttpErrorCode,
    message: string,
    more: { status?: number; body?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = more.status
    this.body = more.body
    this.retryAfter = more.retryAfter
  }

  /** Whether the same request may succeed later (specification section 7). */
  get retryable(): boolean {
    if (this.code === 'network' || this.code === 'timeout') return true
    return this.status !== undefined && [429, 500, 502, 503, 504].includes(this.status)
  }
}
