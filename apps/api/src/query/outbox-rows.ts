import { asc, gt } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { outbox } from '../store/schema.js'

export type OutboxRow = typeof outbox.$inferSelect

/** What was told after a number, in order. */
export function outboxAfter(db: Database, after: number, limit: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(gt(outbox.sequence, after)).orderBy(asc(outbox.sequence)).limit(limit)
}

/** The oldest number that is kept; `undefined` where nothing was told yet. */
export async function oldestNumber(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ sequence: outbox.sequence })
    .from(outbox)
    .orderBy(asc(outbox.sequence))
    .limit(1)
  return row?.sequence
}
