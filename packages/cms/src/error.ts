/** Why stories were not to be had. */
export type CmsErrorCode =
  | 'no-token'
  | 'unauthorized'
  | 'not-found'
  | 'busy'
  | 'timeout'
  | 'network'
  | 'too-large'
  | 'status'
  | 'malformed'

/** The content service did not give what was asked for. Messages never hold the token or an address with it. */
export class CmsError extends Error {
  override readonly name = 'CmsError'
  readonly code: CmsErrorCode
  /** HTTP status, where an answer came at all. */
  readonly status: number | undefined

  constructor(
    code: CmsErrorCode,
    message: string,
    more: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = more.status
  }

  /** Whether the same question may be answered later. */
  get retryable(): boolean {
    if (this.code === 'busy' || this.code === 'timeout' || this.code === 'network') return true
    return this.status !== undefined && this.status >= 500
  }
}
