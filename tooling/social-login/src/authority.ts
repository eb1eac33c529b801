import { generateKeyPairSync } from 'node:crypto'
import Provider, { interactionPolicy } from 'oidc-provider'
import { memory } from './memory.js'
import type { Service } from './service.js'

/** Who may send people here. */
export interface Client {
  readonly id: string
  readonly secret: string
  /** Where people are sent back to, whole. */
  readonly redirects: readonly string[]
}

export interface AuthorityOptions {
  readonly origin: string
  readonly client: Client
  readonly now: () => number
  readonly cookieKey: string
}

const MINUTES = 60

/** The service's OAuth 2: codes for whoever allows it, with PKCE, tokens once for each code. */
export function authorityOf(
  service: Service,
  { origin, client, now, cookieKey }: AuthorityOptions,
): Provider {
  const short = service.root.slice(1)
  const base = interactionPolicy.base()
  // Both questions, who somebody is and whether they allow it, stand on one page.
  base.remove('consent')
  return new Provider(`${origin}${service.root}`, {
    adapter: memory(now),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...client.redirects],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    scopes: [...service.scopes],
    routes: {
      authorization: service.authorize,
      token: service.token,
      revocation: service.revoke,
      jwks: `${service.root}/jwks`,
    },
    cookies: {
      keys: [cookieKey],
      names: { session: `${short}_session`, interaction: `${short}_visit`, resume: `${short}_back` },
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_, asking, token) => asking.clientId === token.clientId,
      },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy: base, url: (_, { uid }) => `${service.root}/sign-in/${uid}` },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain'
      ctx.body = `This sign-in cannot go on: ${error}. ${error_description ?? ''}`
    },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub }) }),
    ttl: {
      AccessToken: 10 * MINUTES,
      AuthorizationCode: MINUTES,
      Grant: 10 * MINUTES,
      IdToken: 10 * MINUTES,
      Interaction: 10 * MINUTES,
      Session: 10 * MINUTES,
    },
  })
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}
