import { premiumUsers } from '../query/premium-rows.js'
import type { Database } from '../store/database.js'

/** Whether somebody is a premium member, as it was known a few seconds ago. Never rejects. */
export type IsPremium = (userId: string) => Promise<boolean>

const FRESH_MS = 5000

/** Every request asks, so all members are known at once and looked up now and then; where that fails, what was known stays. */
export function premiumMembers(
  db: Database,
  now: () => number,
  onTrouble: (error: unknown) => void,
): IsPremium {
  let members: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>())
  let askedAt = Number.NEGATIVE_INFINITY
  return async (userId) => {
    if (now() - askedAt >= FRESH_MS) {
      askedAt = now()
      const before = members
      members = premiumUsers(db, now()).catch((error: unknown) => {
        onTrouble(error)
        return before
      })
    }
    return (await members).has(userId)
  }
}
