import { and, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { ban, moderationAct, profileClaim } from '../store/schema.js'

/** Whether claims of an account are taken away. */
export function isBanned(userId: AnyPgColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${ban} where ${ban.userId} = ${userId})`
}

/**
 * The ban of somebody, or of whoever signed with a key: another account is no way around it. `undefined` where nobody is
 * banned.
 */
export async function banOf(
  db: Database,
  userId: string,
  ownerHash: string | undefined,
): Promise<{ readonly userId: string; readonly reason: string } | undefined> {
  const signed = db
    .select({ one: sql`1` })
    .from(profileClaim)
    .where(and(eq(profileClaim.userId, ban.userId), eq(profileClaim.ownerHash, ownerHash ?? '')))
  const isOwn = eq(ban.userId, userId)
  const [found] = await db
    .select({ userId: ban.userId, reason: moderationAct.reason })
    .from(ban)
    .innerJoin(moderationAct, eq(moderationAct.number, ban.act))
    .where(or(isOwn, exists(signed)))
    .orderBy(desc(isOwn))
    .limit(1)
  return found
}
