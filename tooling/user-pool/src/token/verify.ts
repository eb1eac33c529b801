import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { issuerOf } from '../pool.js'
import type { Grant } from '../store/grant.js'
import type { User } from '../store/user.js'
import { SELF_SCOPE } from './issue.js'

const claimsSchema = z.object({
  sub: z.string(),
  token_use: z.enum(['access', 'id']),
  origin_jti: z.string(),
  client_id: z.string().optional(),
  aud: z.string().optional(),
})

/** Whose token it is and which sign-in it came from, each as it is at the moment of asking. */
export interface Bearer {
  readonly user: User
  readonly grant: Grant
}

/** The holder of an access token that may act for its account. Throws NotAuthorizedException. */
export async function verifyAccessToken(pool: Pool, token: string): Promise<Bearer> {
  const bearer = await verifyToken(pool, token, 'access')
  if (!bearer.grant.scope.split(' ').includes(SELF_SCOPE))
    throw notAuthorized('Access Token does not have required scopes')
  return bearer
}

/** The holder of a token of that kind: signed here, not expired, and its sign-in not ended. */
export async function verifyToken(pool: Pool, token: string, use: 'access' | 'id'): Promise<Bearer> {
  const kind = use === 'access' ? 'Access Token' : 'Id Token'
  const claims = claimsSchema.safeParse(await readSigned(pool, token, kind)).data
  const audience = use === 'access' ? claims?.client_id : claims?.aud
  if (claims?.token_use !== use || audience !== pool.settings.clientId) throw notAuthorized(`Invalid ${kind}`)
  const { sub, origin_jti: id } = claims
  const held = <T>(record: T | undefined): T => {
    if (record === undefined) throw notAuthorized(`${kind} has been revoked`)
    return record
  }
  const bearer: Bearer = {
    get user() {
      return held(pool.store.users.get(sub))
    },
    get grant() {
      return held(pool.store.grants.get(id))
    },
  }
  if (bearer.grant.sub !== bearer.user.sub) throw notAuthorized(`Invalid ${kind}`)
  return bearer
}

async function readSigned(pool: Pool, token: string, kind: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, pool.key.publicKey, {
      algorithms: ['RS256'],
      issuer: issuerOf(pool),
      requiredClaims: ['exp', 'sub', 'origin_jti'],
      currentDate: new Date(pool.clock()),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw notAuthorized(`${kind} has expired`)
    if (error instanceof errors.JWSSignatureVerificationFailed)
      throw notAuthorized(`Could not verify signature for ${kind}`)
    throw notAuthorized(`Invalid ${kind}`)
  }
}

function notAuthorized(message: string): PoolError {
  return new PoolError('NotAuthorizedException', message)
}
