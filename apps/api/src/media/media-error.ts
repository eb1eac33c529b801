/** A file that could not be had. `message` is shown to people, so it carries no credentials. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly code: 'address' | 'unreachable' | 'too-large' | 'unsupported'

  constructor(code: MediaError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
