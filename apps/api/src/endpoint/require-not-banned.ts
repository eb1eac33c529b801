import { banOf } from '../query/ban-rows.js'
import type { Database } from '../store/database.js'
import { RefusedError } from './endpoint.js'

/** Refuses whoever was banned, and whoever comes with a key that signed for somebody who was. */
export async function requireNotBanned(db: Database, userId: string, ownerHash?: string): Promise<void> {
  const found = await banOf(db, userId, ownerHash)
  if (found?.userId === userId)
    throw new RefusedError('Banned', 'This account was banned for impersonation.', { reason: found.reason })
  if (found) throw new RefusedError('Banned', 'Whoever holds this profile was banned for impersonation.')
}
