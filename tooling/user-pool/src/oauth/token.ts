import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { findGrant, refresh } from '../sign-in/refresh-flow.js'
import type { AuthenticationResult } from '../token/issue.js'
import { verifyToken } from '../token/verify.js'
import type { Caller } from '../wire/caller.js'
import type { Throttle } from '../wire/throttle.js'
import type { OauthCodes } from './codes.js'

/** Where a site trades its code for tokens, asks who they are about, and ends them. */
export function tokenRoutes(pool: Pool, codes: OauthCodes, caller: Caller, throttle: Throttle): Hono {
  const app = new Hono()
  app.use('/oauth2/*', cors({ origin: '*', allowHeaders: ['authorization', 'content-type'], maxAge: 7200 }))
  app.post('/oauth2/token', bodyLimit({ maxSize: 16 * 1024 }), (context) =>
    asOauth(context, async () => {
      throttle.spend(caller(context))
      return toOauth(await grantTokens(pool, codes, await readForm(context)))
    }),
  )
  app.post('/oauth2/revoke', bodyLimit({ maxSize: 16 * 1024 }), (context) =>
    asOauth(context, async () => {
      const form = await readForm(context)
      if (form.get('client_id') !== pool.settings.clientId) throw oauthError('invalid_client')
      await revoke(pool, form.get('token') ?? '')
      return {}
    }),
  )
  app.on(['GET', 'POST'], '/oauth2/userInfo', (context) =>
    asOauth(context, async () => {
      const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
      if (!token) throw oauthError('invalid_request')
      const { user, grant } = await verifyToken(pool, token, 'access')
      if (!grant.scope.split(' ').includes('openid')) throw oauthError('insufficient_scope')
      return { sub: user.sub, username: user.sub, ...user.attributes }
    }),
  )
  return app
}

async function grantTokens(
  pool: Pool,
  codes: OauthCodes,
  form: URLSearchParams,
): Promise<AuthenticationResult> {
  if (form.get('client_id') !== pool.settings.clientId) throw oauthError('invalid_client')
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      // Taken before it is looked at: whoever tries a code with a wrong verifier has used it up.
      const ticket = codes.take(form.get('code') ?? '')
      if (!ticket || ticket.redirectUri !== form.get('redirect_uri')) throw oauthError('invalid_grant')
      if (!isVerifierOf(form.get('code_verifier') ?? '', ticket.codeChallenge))
        throw oauthError('invalid_grant')
      return ticket.tokens
    }
    case 'refresh_token':
      return refresh(pool, {
        refreshToken: form.get('refresh_token') ?? '',
        clientId: pool.settings.clientId,
        deviceKey: undefined,
        rotates: pool.settings.rotation.everyRefresh,
      })
    default:
      throw oauthError('unsupported_grant_type')
  }
}

/** PKCE with SHA-256 (RFC 7636, section 4.6). */
function isVerifierOf(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  const derived = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const expected = Buffer.from(challenge)
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

async function revoke(pool: Pool, token: string): Promise<void> {
  try {
    await pool.store.write(pool.store.grants.drop(findGrant(pool, token).id))
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
  }
}

function toOauth(result: AuthenticationResult) {
  return {
    access_token: result.AccessToken,
    id_token: result.IdToken,
    ...(result.RefreshToken ? { refresh_token: result.RefreshToken } : {}),
    expires_in: result.ExpiresIn,
    token_type: result.TokenType,
  }
}

async function readForm(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text())
}

function oauthError(code: string): PoolError {
  return new PoolError('InvalidParameterException', code)
}

/** Refusals in the words of OAuth (RFC 6749, section 5.2). */
async function asOauth(context: Context, answer: () => Promise<object>): Promise<Response> {
  context.header('cache-control', 'no-store')
  try {
    return context.json(await answer())
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    if (error.name === 'InvalidParameterException') return context.json({ error: error.message }, 400)
    if (error.name === 'TooManyRequestsException')
      return context.json({ error: 'temporarily_unavailable' }, 429)
    const isBearer = context.req.path.endsWith('userInfo')
    return context.json({ error: isBearer ? 'invalid_token' : 'invalid_grant' }, isBearer ? 401 : 400)
  }
}
