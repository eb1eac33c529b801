import type { ProblemCode } from '@chiaroscuro/contract/operation'

/** A problem's name: one of the contract's, or of a newer API's. */
export type ApiErrorCode = ProblemCode | (string & Record<never, never>)

/** The API refused or could not answer. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The API's own words, where it gave any. */
  readonly detail: string | undefined
  /** The problem's name (`AuctionRunning`), where the API names it. */
  readonly code: ApiErrorCode | undefined

  constructor(status: number, detail: string | undefined, cause?: unknown, code?: ApiErrorCode) {
    super(detail ?? (status === 0 ? 'Network error' : `The API answered ${status}`), { cause })
    this.status = status
    this.detail = detail
    this.code = code
  }
}
