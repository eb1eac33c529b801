/**
 * - `unreadable-answer`: the service said something else than it says when it has a file
 * - `other-cid`: it has something else than what it was given
 */
export type UploadFailure = 'unreadable-answer' | 'other-cid'

/** A service that does not do what it was asked, whatever it answers. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly code: UploadFailure

  constructor(code: UploadFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
