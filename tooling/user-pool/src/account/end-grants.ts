import type { Pool } from '../pool.js'
import type { Grant } from '../store/grant.js'
import type { Change } from '../store/table.js'
import type { Sub } from '../store/user.js'

/** The changes that end the account's sign-ins (those chosen, or all): their tokens work no more. */
export function endGrants(pool: Pool, sub: Sub, chosen: (grant: Grant) => boolean = () => true): Change[] {
  const { grants } = pool.store
  return [...grants.values()]
    .filter((grant) => grant.sub === sub && chosen(grant))
    .map((grant) => grants.drop(grant.id))
}
