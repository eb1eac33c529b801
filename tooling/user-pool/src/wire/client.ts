import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'

/** Throws ResourceNotFoundException for an app client this pool does not know. */
export function demandClient(pool: Pool, clientId: string): void {
  if (clientId !== pool.settings.clientId)
    throw new PoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
}
