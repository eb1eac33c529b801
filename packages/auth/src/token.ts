/** Longest token that is read, in characters. */
const LONGEST = 16_384

/** What a token says. Only its holder's copy is read here: whoever relies on it must verify its signature. */
export interface TokenPayload {
  readonly [claim: string]: unknown
}

/** A token of the service, and what it says. */
export interface Token {
  readonly text: string
  readonly payload: TokenPayload
}

/** `undefined` if the text is no JSON Web Token with an object inside. */
export function readToken(text: string | undefined): Token | undefined {
  const body = text && text.length <= LONGEST ? text.split('.')[1] : undefined
  if (!text || !body) return undefined
  try {
    const bytes = Uint8Array.from(atob(body.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isPayload(payload) ? { text, payload } : undefined
  } catch {
    return undefined
  }
}

function isPayload(value: unknown): value is TokenPayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A claim that is a text. */
export function textClaim(token: Token | undefined, name: string): string | undefined {
  const value = token?.payload[name]
  return typeof value === 'string' ? value : undefined
}

/** A claim that is a time, in milliseconds since 1970 (the token has seconds). */
export function timeClaim(token: Token | undefined, name: string): number | undefined {
  const value = token?.payload[name]
  return typeof value === 'number' && Number.isFinite(value) ? value * 1000 : undefined
}
