import { timingSafeEqual } from 'node:crypto'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import type { Grant } from '../store/grant.js'
import type { AuthenticationResult } from '../token/issue.js'
import { hashOf, issueTokens, makeRefreshToken } from '../token/issue.js'

/** Fresh tokens for a refresh token; a new refresh token in its place where `rotates`. */
export async function refresh(
  pool: Pool,
  input: { refreshToken: string; clientId: string; deviceKey: string | undefined; rotates: boolean },
): Promise<AuthenticationResult> {
  const grant = findGrant(pool, input.refreshToken)
  const user = pool.store.users.get(grant.sub)
  if (!user || grant.clientId !== input.clientId) throw invalid()
  // A sign-in on a confirmed device belongs to it: its refresh token is worth nothing elsewhere.
  const isBound = user.devices.some((device) => device.key === grant.deviceKey)
  if (isBound && input.deviceKey !== grant.deviceKey) throw invalid()
  if (!input.rotates) return issueTokens(pool, user, grant)
  const { token, hash } = makeRefreshToken(pool)
  const rotated = replaceSecret(pool, grant, input.refreshToken, hash)
  const kept = pool.store.write(pool.store.grants.put(rotated))
  const tokens = issueTokens(pool, user, rotated)
  await kept
  return { ...tokens, RefreshToken: `${grant.id}.${token}` }
}

/** The sign-in a refresh token stands for. Throws for one that is made up, revoked, expired or replaced. */
export function findGrant(pool: Pool, refreshToken: string): Grant {
  const [id = '', secret = ''] = refreshToken.split('.', 2)
  if (!id || !secret) throw invalid()
  const grant = pool.store.grants.get(id)
  // Ids are as unguessable as secrets, so a grant that is gone tells nobody anything.
  if (!grant) throw new PoolError('NotAuthorizedException', 'Refresh Token has been revoked')
  const now = pool.clock()
  if (grant.expires <= now) throw new PoolError('NotAuthorizedException', 'Refresh Token has expired')
  const kept = secretOf(grant, secret)
  if (!kept) throw invalid()
  if (kept.until !== undefined && kept.until <= now)
    throw new PoolError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation')
  return grant
}

function secretOf(grant: Grant, secret: string) {
  const hash = Buffer.from(hashOf(secret), 'hex')
  return grant.secrets.find((one) => timingSafeEqual(Buffer.from(one.hash, 'hex'), hash))
}

/** The old secret stays for its grace; those replaced long ago are forgotten but for the last few. */
function replaceSecret(pool: Pool, grant: Grant, refreshToken: string, hash: string): Grant {
  const now = pool.clock()
  const used = hashOf(refreshToken.split('.', 2)[1] ?? '')
  const until = now + pool.settings.rotation.grace * 1000
  const secrets = grant.secrets.map((one) =>
    one.hash === used && one.until === undefined ? { ...one, until } : one,
  )
  return { ...grant, secrets: [{ hash }, ...secrets].slice(0, 32) }
}

function invalid(): PoolError {
  return new PoolError('NotAuthorizedException', 'Invalid Refresh Token')
}
