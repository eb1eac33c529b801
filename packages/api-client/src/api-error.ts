/** The API refused or could not answer. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The API's own words, where it gave any. */
  readonly detail: string | undefined
  /** The problem's name (`AuctionRunning`), where the API names it. */
  readonly code: string | undefined

  constructor(status: number, detail: string | undefined, cause?: unknown, code?: string) {
    super(detail ?? (status === 0 ? 'Network error' : `The API answered ${status}`), { cause })
    this.status = status
    this.detail = detail
    this.code = code
  }
}
