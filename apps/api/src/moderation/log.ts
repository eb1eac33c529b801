import { eq, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { moderationAct } from '../store/schema.js'

export type Entry = typeof moderationAct.$inferSelect

/** Of our advisory locks, the one that whoever numbers an entry holds until its transaction ends: one at a time. */
const NUMBERING = 7_203_117

/** Holds the log until the transaction ends. */
export async function holdLog(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`)
}

/** The entry that was written under a key. */
export async function entryOfKey(tx: Database, key: string): Promise<Entry | undefined> {
  const [known] = await tx.select().from(moderationAct).where(eq(moderationAct.key, key))
  return known
}

export async function entryOfNumber(tx: Database, number: number): Promise<Entry | undefined> {
  const [known] = await tx.select().from(moderationAct).where(eq(moderationAct.number, number))
  return known
}

/** Adds an entry to the log, which is held; its number. */
export async function addEntry(tx: Database, entry: Omit<Entry, 'number'>): Promise<number> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${moderationAct.number}), 0)` })
    .from(moderationAct)
  const number = (last?.number ?? 0) + 1
  await tx.insert(moderationAct).values({ number, ...entry })
  return number
}
