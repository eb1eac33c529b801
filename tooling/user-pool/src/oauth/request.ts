import { z } from 'zod'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { SELF_SCOPE } from '../token/issue.js'

const SCOPES = ['openid', 'email', 'profile', 'phone', SELF_SCOPE]

const requestSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string().max(128),
  redirect_uri: z.string().max(2048),
  scope: z.string().max(512).default(SCOPES.join(' ')),
  state: z.string().max(2048).default(''),
  /** Comes back in the ID token (OpenID Connect Core, section 3.1.2.1). */
  nonce: z.string().max(512).default(''),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** What a site asks for when it sends somebody here to sign in. */
export type AuthorizeRequest = z.infer<typeof requestSchema>

/**
 * The request, if it may be answered at all: a client and an address of ours, PKCE with SHA-256. Anything else is
 * said on this page and sent nowhere, so that nobody is redirected to an address we do not know.
 */
export function readAuthorizeRequest(pool: Pool, query: Readonly<Record<string, string>>): AuthorizeRequest {
  const read = requestSchema.safeParse(query)
  if (!read.success)
    throw new PoolError(
      'InvalidParameterException',
      `invalid_request: ${String(read.error.issues[0]?.path[0] ?? '')}`,
    )
  const request = read.data
  if (request.client_id !== pool.settings.clientId)
    throw new PoolError('ResourceNotFoundException', 'unauthorized_client')
  if (!pool.settings.callbackUrls.includes(request.redirect_uri))
    throw new PoolError('InvalidParameterException', 'redirect_mismatch')
  if (request.scope.split(' ').some((scope) => !SCOPES.includes(scope)))
    throw new PoolError('InvalidParameterException', 'invalid_scope')
  return request
}

/** The site's address with what came of its request, and its own state. */
export function wayBack(request: AuthorizeRequest, said: Readonly<Record<string, string>>): string {
  const url = new URL(request.redirect_uri)
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value)
  if (request.state) url.searchParams.set('state', request.state)
  return url.href
}
