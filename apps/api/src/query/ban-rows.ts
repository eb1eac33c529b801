import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { ban, moderationAct, profileClaim } from '../store/schema.js'

/** Whether claims of an account are taken away. */
export function isBanned(userId: AnyPgColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${ban} where ${ban.userId} = ${userId})`
}

/** Why somebody was banned; `undefined` where they are not. */
export async function banOf(db: Database, userId: string): Promise<{ readonly reason: string } | undefined> {
  const [found] = await db
    .select({ reason: moderationAct.reason })
    .from(ban)
    .innerJoin(moderationAct, eq(moderationAct.number, ban.act))
    .where(eq(ban.userId, userId))
  return found
}

/** Whether a key signed for somebody who is banned: another account is no way around. */
export async function isBannedHolder(db: Database, ownerHash: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(profileClaim)
    .innerJoin(ban, eq(ban.userId, profileClaim.userId))
    .where(eq(profileClaim.ownerHash, ownerHash))
    .limit(1)
  return rows.length > 0
}
