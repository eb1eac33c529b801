import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { supporter } from '../store/schema.js'

export type SupporterRow = typeof supporter.$inferSelect

const MOST = 1000

/** Profiles that support the service at a moment (Unix milliseconds), the longest first. */
export function supportersNow(db: Database, now: number): Promise<SupporterRow[]> {
  return db
    .select()
    .from(supporter)
    .where(and(lte(supporter.fromAt, now), isOpenAt(now)))
    .orderBy(asc(supporter.fromAt), asc(supporter.didId))
    .limit(MOST)
}

/** Keeps a time of support; times of the same profile that reach into it end where it begins. */
export async function keepSupporter(db: Database, row: SupporterRow): Promise<void> {
  await db.transaction(async (tx) => {
    const same = eq(supporter.didId, row.didId)
    await tx.delete(supporter).where(and(same, eq(supporter.fromAt, row.fromAt)))
    await tx
      .update(supporter)
      .set({ untilAt: row.fromAt })
      .where(and(same, lte(supporter.fromAt, row.fromAt), isOpenAt(row.fromAt)))
    await tx.insert(supporter).values(row)
  })
}

function isOpenAt(moment: number) {
  return or(isNull(supporter.untilAt), gt(supporter.untilAt, moment))
}
