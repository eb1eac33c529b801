import { and, asc, eq, gt, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm'
import { entitlementsOf } from '../premium/entitlements.js'
import type { Database } from '../store/database.js'
import { supporter } from '../store/schema.js'
import { isShown } from './hidden-rows.js'
import { premiumPlans, premiumProfiles } from './premium-rows.js'
import { isAnyGiven, prepared } from './prepared.js'

export type SupporterRow = typeof supporter.$inferSelect

const MOST = 1000
/** Of our advisory locks, the one under which times of support are kept: two of one profile would begin at once. */
const KEEPING = 7_203_128

/** Profiles that support the service at a moment (Unix milliseconds), by membership or by the word of whoever runs it; the longest first, each once. */
export async function supportersNow(db: Database, now: number): Promise<SupporterRow[]> {
  const [named, members] = await Promise.all([
    db
      .select()
      .from(supporter)
      .where(and(lte(supporter.fromAt, now), isOpenAt(now), isShown('profile', supporter.didId)))
      .orderBy(asc(supporter.fromAt), asc(supporter.didId))
      .limit(MOST),
    entitlementsOf(true).supporterMark ? premiumProfiles(db, now, MOST) : [],
  ])
  const known = new Set(named.map(({ didId }) => didId))
  return [...named, ...members.filter(({ didId }) => !known.has(didId))]
    .sort((a, b) => a.fromAt - b.fromAt || (a.didId < b.didId ? -1 : 1))
    .slice(0, MOST)
}

/** The plans of those of these DIDs that support the service. */
export async function plansOf(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const [members, others] = await Promise.all([
    entitlementsOf(true).supporterMark ? premiumPlans(db, ids, now) : [],
    named(db).execute({ now, dids: ids }),
  ])
  return new Map([...members, ...others].map(({ didId, plan }) => [didId, plan]))
}

const NOW = sql.placeholder('now')
/** By the word of whoever runs it. */
const named = prepared((db) =>
  db
    .select({ didId: supporter.didId, plan: supporter.plan })
    .from(supporter)
    .where(
      and(
        isAnyGiven(supporter.didId, 'dids'),
        lte(supporter.fromAt, NOW),
        isOpenAt(NOW),
        isShown('profile', supporter.didId),
      ),
    )
    .prepare('named_supporters'),
)

/** Keeps a time of support; times of the same profile that reach into it end where it begins. */
export async function keepSupporter(db: Database, row: SupporterRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEEPING})`)
    const same = eq(supporter.didId, row.didId)
    await tx.delete(supporter).where(and(same, eq(supporter.fromAt, row.fromAt)))
    await tx
      .update(supporter)
      .set({ untilAt: row.fromAt })
      .where(and(same, lte(supporter.fromAt, row.fromAt), isOpenAt(row.fromAt)))
    await tx.insert(supporter).values(row)
  })
}

function isOpenAt(moment: number | Placeholder) {
  return or(isNull(supporter.untilAt), gt(supporter.untilAt, moment))
}
