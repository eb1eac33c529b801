import type { Pool } from '../pool.js'
import { randomUuid } from '../random-text.js'
import { regionOf } from '../settings.js'
import type { Identity } from '../store/identity.js'
import type { Change } from '../store/table.js'

/** More identities than this, and the oldest guest is forgotten: anybody may ask for one. */
const MOST = 20_000

/** A new identity, for an account or a guest, and the changes that keep it. */
export function newIdentity(
  pool: Pool,
  login: string | undefined,
): { identity: Identity; changes: Change[] } {
  const { identities } = pool.store
  const identity: Identity = {
    id: `${regionOf(pool.settings.poolId)}:${randomUuid(pool.random)}`,
    logins: login === undefined ? [] : [login],
    createdAt: pool.clock(),
  }
  const changes = [identities.put(identity)]
  if (identities.size < MOST) return { identity, changes }
  for (const old of identities.values())
    if (old.logins.length === 0) return { identity, changes: [identities.drop(old.id), ...changes] }
  return { identity, changes }
}
