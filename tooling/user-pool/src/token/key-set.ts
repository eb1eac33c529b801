import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Pool } from '../pool.js'
import { issuerOf } from '../pool.js'

/** The public key set and the discovery document, which let others check our tokens. */
export function keySetRoutes(pool: Pool): Hono {
  const app = new Hono()
  const base = `/${pool.settings.poolId}/.well-known`
  app.use(`${base}/*`, cors({ origin: '*' }))
  app.get(`${base}/jwks.json`, (context) => {
    context.header('cache-control', 'public, max-age=300')
    return context.json({ keys: [pool.key.jwk] })
  })
  app.get(`${base}/openid-configuration`, (context) =>
    context.json({
      issuer: issuerOf(pool),
      jwks_uri: `${issuerOf(pool)}/.well-known/jwks.json`,
      authorization_endpoint: `${pool.url}/oauth2/authorize`,
      token_endpoint: `${pool.url}/oauth2/token`,
      userinfo_endpoint: `${pool.url}/oauth2/userInfo`,
      revocation_endpoint: `${pool.url}/oauth2/revoke`,
      end_session_endpoint: `${pool.url}/logout`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      id_token_signing_alg_values_supported: ['RS256'],
      subject_types_supported: ['public'],
      scopes_supported: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    }),
  )
  return app
}
