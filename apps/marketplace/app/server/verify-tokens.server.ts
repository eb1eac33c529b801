import type { TokenTexts } from '@chiaroscuro/auth'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { IdentityEnv } from './env.server.js'
import { issuerOf } from './user-pool-url.server.js'

const MAX_TOKEN = 16_384
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** The texts of tokens in a request's JSON; `undefined` when they are not there. */
export function readTokenTexts(body: unknown): Required<TokenTexts> | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if (!('accessToken' in body && 'idToken' in body && 'refreshToken' in body)) return undefined
  const { accessToken, idToken, refreshToken } = body
  return isToken(accessToken) && isToken(idToken) && isToken(refreshToken)
    ? { accessToken, idToken, refreshToken }
    : undefined
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TOKEN
}

/**
 * Whether the pool itself gave these tokens to our client, for one person, lately. Throws an error of `jose`
 * otherwise. The refresh token is nothing to us but a text: the pool judges it.
 */
export async function verifyTokens(
  { accessToken, idToken }: TokenTexts,
  identity: IdentityEnv,
): Promise<void> {
  const issuer = issuerOf(identity)
  const known = keySets.get(issuer)
  const keys = known ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  if (!known) keySets.set(issuer, keys)
  const rules = { issuer, algorithms: ['RS256'], clockTolerance: 30 }
  const id = await jwtVerify(idToken ?? '', keys, { ...rules, audience: identity.clientId })
  const access = await jwtVerify(accessToken, keys, rules)
  const { client_id: client, token_use: use, sub } = access.payload
  if (
    client !== identity.clientId ||
    use !== 'access' ||
    id.payload.token_use !== 'id' ||
    sub !== id.payload.sub
  )
    throw new TypeError('tokens of another client or person')
}
