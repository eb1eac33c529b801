/** What an `Authorization` header holds. */
export type Bearer =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'key'; readonly text: string }
  /** Another scheme, no single word, or far too much of it. */
  | { readonly kind: 'malformed' }

/** Longer ones are no tokens of a user pool. */
const MAX_LENGTH = 16_384

/** Programs' keys begin so, which no JWT can: its first character says `{` in base64url. */
export const KEY_PREFIX = 'chk_'

/** Reads the header of RFC 6750. An empty one was still sent, so it is malformed rather than none. */
export function readBearer(header: string | null | undefined): Bearer {
  if (header === null || header === undefined) return { kind: 'none' }
  if (header.length > MAX_LENGTH) return { kind: 'malformed' }
  const text = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1]
  if (text === undefined) return { kind: 'malformed' }
  return { kind: text.startsWith(KEY_PREFIX) ? 'key' : 'token', text }
}
