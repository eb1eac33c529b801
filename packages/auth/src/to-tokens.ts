import type { AuthError } from './auth-error.js'
import { flowError } from './flow-error.js'
import { readToken, textClaim, timeClaim } from './token.js'
import type { SignInDetails, Tokens, TokenTexts } from './tokens.js'

/** Texts as tokens held from now on; an error if the access token, or an ID token given, cannot be read. */
export function toTokens(
  texts: TokenTexts,
  now: number,
  more: { signInDetails?: SignInDetails | undefined; username?: string | undefined } = {},
): Tokens | AuthError {
  const access = readToken(texts.accessToken)
  const id = readToken(texts.idToken)
  if (!access || (texts.idToken && !id)) return flowError('InvalidTokens')
  const issued = timeClaim(access, 'iat')
  return {
    username: textClaim(access, 'username') ?? more.username ?? 'username',
    access,
    id,
    refresh: texts.refreshToken || undefined,
    clockDrift: issued === undefined ? 0 : issued - now,
    signInDetails: more.signInDetails,
  }
}
