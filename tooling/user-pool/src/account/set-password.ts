import type { Pool } from '../pool.js'
import { poolNameOf } from '../settings.js'
import { makeVerifier } from '../srp/verifier.js'
import type { User } from '../store/user.js'

/** The account with another password, of which only the verifier is kept. Nothing is written yet. */
export function withPassword(pool: Pool, user: User, password: string): User {
  return {
    ...user,
    password: makeVerifier(poolNameOf(pool.settings.poolId), user.sub, password, pool.random),
    modifiedAt: pool.clock(),
  }
}
