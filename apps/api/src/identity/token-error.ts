export type TokenFault =
  /** No three parts of canonical base64url that hold JSON objects. */
  | 'malformed'
  /** A header that asks for anything but RS256 by a key of the pool. */
  | 'algorithm'
  | 'unknown-key'
  | 'signature'
  | 'issuer'
  | 'audience'
  /** An access token, or none of the pool's kinds. */
  | 'use'
  | 'expired'
  | 'not-yet'
  /** A claim that is missing, twice there, or of another kind. */
  | 'claims'
  /** A key that never was, was revoked or ran out. */
  | 'no-such-key'
  /** Nobody can sign in here. */
  | 'unsupported'

/** A token or key that proves nothing. The message names the fault and never the token. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly code: TokenFault

  constructor(code: TokenFault, options: { cause?: unknown } = {}) {
    super(`The token is refused: ${code}`, options)
    this.code = code
  }
}
