import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { issuerOf } from '../pool.js'
import { verifyToken } from '../token/verify.js'

/**
 * Whose ID token the logins bring, as `issuer|sub`; undefined where they bring none. The one provider there is, is
 * this pool, named by its issuer without scheme. Throws NotAuthorizedException for any other, or a token not ours.
 */
export async function readLogin(
  pool: Pool,
  logins: Readonly<Record<string, string>> | null | undefined,
): Promise<string | undefined> {
  const [entry, ...more] = Object.entries(logins ?? {})
  if (!entry) return undefined
  const [provider, token] = entry
  if (more.length > 0 || provider !== issuerOf(pool).replace(/^https?:\/\//, ''))
    throw new PoolError(
      'NotAuthorizedException',
      'Token is not from a supported provider of this identity pool.',
    )
  const { user } = await verifyToken(pool, token, 'id')
  return `${provider}|${user.sub}`
}
