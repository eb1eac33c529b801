import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { apiKey } from '../store/schema.js'

export type ApiKeyRow = typeof apiKey.$inferSelect

export async function findApiKey(db: Database, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.id, id))
  return row
}

/** A person's keys, the newest first, revoked ones too. */
export function apiKeysOf(db: Database, userId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKey)
    .where(eq(apiKey.userId, userId))
    .orderBy(desc(apiKey.createdAt), apiKey.id)
    .limit(100)
}

/** How many keys of a person still open something. */
export async function liveKeyCount(db: Database, userId: string, now: number): Promise<number> {
  const live = and(isNull(apiKey.revokedAt), or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now)))
  const [found] = await db
    .select({ count: count() })
    .from(apiKey)
    .where(and(eq(apiKey.userId, userId), live))
  return found?.count ?? 0
}

/** Takes a person's key back, for good; `undefined` where they have none of that id. */
export async function revokeApiKey(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<ApiKeyRow | undefined> {
  const own = and(eq(apiKey.id, id), eq(apiKey.userId, userId))
  await db
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(own, isNull(apiKey.revokedAt)))
  const [row] = await db.select().from(apiKey).where(own)
  return row
}

const MINUTE = 60_000

/** Notes that a key was used, to the minute. */
export async function touchApiKey(db: Database, { id, lastUsedAt }: ApiKeyRow, now: number): Promise<void> {
  if (lastUsedAt !== null && now - lastUsedAt < MINUTE) return
  const stale = or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, now - MINUTE))
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKey.id, id), stale))
}
