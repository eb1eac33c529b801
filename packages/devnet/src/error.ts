/** What can go wrong in the devnet, by a literal code a caller may branch on. */
export type DevnetErrorCode =
  | 'unsupported-platform'
  | 'out-of-range'
  | 'locked'
  | 'corrupt-log'
  | 'invalid-request'
  | 'not-found'
  | 'rejected'
  | 'unreachable'
  | 'unreadable'

/** Base of every error this package throws. */
export class DevnetError extends Error {
  override readonly name: string = 'DevnetError'
  readonly code: DevnetErrorCode

  constructor(code: DevnetErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}

/** The native simulator has no build for this machine; the message says what to do. */
export class DevnetUnsupportedError extends DevnetError {
  override readonly name = 'DevnetUnsupportedError'

  constructor(cause?: unknown) {
    super(
      'unsupported-platform',
      'The devnet needs Linux on x64 with glibc: its native simulator is published for that platform only. ' +
        'Run it in a linux/amd64 container, or read an archive or a real node instead.',
      { cause },
    )
  }
}
