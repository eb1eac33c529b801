import { and, asc, count, eq, gt, gte, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Price } from '../premium/reckon.js'
import type { Database } from '../store/database.js'
import { did, premiumMember, premiumPayment, premiumScan, profileClaim } from '../store/schema.js'
import { claimSpeaks } from './claimed-profiles.js'
import { isAnyGiven, prepared } from './prepared.js'

export type MemberRow = typeof premiumMember.$inferSelect
export type PaymentRow = typeof premiumPayment.$inferSelect

const THE_ROW = 1

export async function memberOf(db: Database, userId: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(premiumMember).where(eq(premiumMember.userId, userId))
  return row
}

/** What reached somebody's address, the newest first. */
export function paymentsOf(db: Database, userId: string, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(premiumPayment)
    .where(eq(premiumPayment.userId, userId))
    .orderBy(sql`${premiumPayment.paidAt} desc`, premiumPayment.coinId)
    .limit(limit)
}

/**
 * Gives somebody an address and tells them a price; an address that they have stays theirs. Rejects with a unique violation
 * where somebody else was given the place at the same moment.
 */
export async function openMember(
  db: Database,
  { userId, price, now }: { userId: string; price: Price; now: number },
  hashAt: (place: number) => string,
): Promise<MemberRow | undefined> {
  const quote = { monthMojos: String(price.month), yearMojos: String(price.year), quotedAt: now }
  return db.transaction(async (tx) => {
    const [known] = await tx
      .update(premiumMember)
      .set(quote)
      .where(eq(premiumMember.userId, userId))
      .returning()
    if (known) return known
    const [last] = await tx.select({ place: max(premiumMember.place) }).from(premiumMember)
    const place = (last?.place ?? -1) + 1
    const nothing = { since: null, activeUntil: null, creditMojos: '0', yearly: false }
    const [row] = await tx
      .insert(premiumMember)
      .values({ userId, place, puzzleHash: hashAt(place), ...quote, ...nothing })
      .returning()
    return row
  })
}

/** Members with an address, in order, after one of them. */
export function membersAfter(db: Database, place: number, limit: number): Promise<MemberRow[]> {
  return db
    .select()
    .from(premiumMember)
    .where(gt(premiumMember.place, place))
    .orderBy(asc(premiumMember.place))
    .limit(limit)
}

export async function scannedTo(db: Database): Promise<number> {
  const [row] = await db.select().from(premiumScan).where(eq(premiumScan.id, THE_ROW))
  return row?.height ?? 0
}

export async function noteScan(db: Database, height: number): Promise<void> {
  await db
    .insert(premiumScan)
    .values({ id: THE_ROW, height })
    .onConflictDoUpdate({ target: premiumScan.id, set: { height } })
}

/** Payments of these people at a height or above, gone or not. */
export function paymentsFrom(
  db: Database,
  userIds: readonly string[],
  height: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(premiumPayment)
    .where(and(inArray(premiumPayment.userId, [...userIds]), gte(premiumPayment.height, height)))
}

/** All that counts of one person. */
export function standingPayments(db: Database, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(premiumPayment)
    .where(and(eq(premiumPayment.userId, userId), eq(premiumPayment.gone, false)))
}

/** Keeps a payment; one that is known keeps the prices it counts at. */
export async function keepPayment(db: Database, row: PaymentRow): Promise<void> {
  const { height, paidAt, gone } = row
  await db
    .insert(premiumPayment)
    .values(row)
    .onConflictDoUpdate({ target: premiumPayment.coinId, set: { height, paidAt, gone } })
}

export async function takeBackPayments(db: Database, coinIds: readonly string[]): Promise<void> {
  if (coinIds.length === 0) return
  await db
    .update(premiumPayment)
    .set({ gone: true })
    .where(inArray(premiumPayment.coinId, [...coinIds]))
}

type Reckoned = Pick<MemberRow, 'since' | 'activeUntil' | 'creditMojos' | 'yearly'>

export async function noteReckoning(db: Database, userId: string, reckoned: Reckoned): Promise<void> {
  await db.update(premiumMember).set(reckoned).where(eq(premiumMember.userId, userId))
}

export async function isPremiumAt(db: Database, userId: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({ count: count() })
    .from(premiumMember)
    .where(and(eq(premiumMember.userId, userId), gt(premiumMember.activeUntil, now)))
  return (found?.count ?? 0) > 0
}

/** Everybody whose membership lasts at a moment (Unix milliseconds). */
export async function premiumUsers(db: Database, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: premiumMember.userId })
    .from(premiumMember)
    .where(gt(premiumMember.activeUntil, now))
  return new Set(rows.map(({ userId }) => userId))
}

/** 0 by the month, 1 by the year. */
const plan = sql<number>`case when ${premiumMember.yearly} then 1 else 0 end`.mapWith(Number)

/** The plans of those of these DIDs that members claimed. */
export function premiumPlans(db: Database, dids: readonly string[], now: number) {
  return plans(db).execute({ now, dids })
}

const plans = prepared((db) =>
  db
    .select({ didId: profileClaim.didId, plan })
    .from(premiumMember)
    .innerJoin(profileClaim, eq(profileClaim.userId, premiumMember.userId))
    .innerJoin(did, claimSpeaks)
    .where(and(gt(premiumMember.activeUntil, sql.placeholder('now')), isAnyGiven(profileClaim.didId, 'dids')))
    .prepare('premium_plans'),
)

/**
 * Members' profiles, as they are shown among the supporters: of each the one that was claimed first. A block's clock may be
 * ahead of ours: whoever it says has paid is a member at once, here as elsewhere.
 */
export function premiumProfiles(db: Database, now: number, limit: number) {
  return db
    .selectDistinctOn([premiumMember.userId], {
      didId: profileClaim.didId,
      fromAt: sql<number>`coalesce(${premiumMember.since}, 0)`.mapWith(Number),
      untilAt: premiumMember.activeUntil,
      plan,
    })
    .from(premiumMember)
    .innerJoin(profileClaim, eq(profileClaim.userId, premiumMember.userId))
    .innerJoin(did, claimSpeaks)
    .where(and(gt(premiumMember.activeUntil, now), isNull(did.validTo)))
    .orderBy(premiumMember.userId, profileClaim.claimedAt, profileClaim.didId)
    .limit(limit)
}
