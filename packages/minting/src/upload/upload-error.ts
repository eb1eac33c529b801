/**
 * - `unreadable-answer`: the service said something else than it says when it has a file
 * - `other-cid`: it has something else than what it was given
 * - `signed-out`: it takes files of its members, and nobody is signed in
 * - `too-large`, `unwanted-kind`: it takes no file of that size, or no such file
 * - `too-much`: it takes no more of this member for a while
 * - `refused`: it gives no leave, whatever the reason
 */
export type UploadFailure =
  | 'unreadable-answer'
  | 'other-cid'
  | 'signed-out'
  | 'too-large'
  | 'unwanted-kind'
  | 'too-much'
  | 'refused'

/** A service that does not do what it was asked, whatever it answers. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly code: UploadFailure

  constructor(code: UploadFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
