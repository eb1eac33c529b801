import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { alert, alertPreference, alertTold, did, profileClaim } from '../store/schema.js'
import { claimStands } from './claimed-profiles.js'
import { type Cursor, type Order, seek } from './keyset.js'

export type AlertRow = typeof alert.$inferSelect
export type PreferenceRow = typeof alertPreference.$inferSelect

const THE_ROW = 1

/** How far everybody was told; `undefined` before the first time. */
export async function toldUpTo(db: Database): Promise<number | undefined> {
  const [row] = await db.select().from(alertTold).where(eq(alertTold.id, THE_ROW))
  return row?.sequence
}

/** Begins at a number: what was told before is nobody's news any more. */
export async function beginAt(db: Database, sequence: number): Promise<void> {
  await db.insert(alertTold).values({ id: THE_ROW, sequence }).onConflictDoNothing()
}

/** Moves on, unless somebody else did since `from` was read. */
export async function moveOn(tx: Database, from: number, to: number): Promise<boolean> {
  const moved = await tx
    .update(alertTold)
    .set({ sequence: to })
    .where(and(eq(alertTold.id, THE_ROW), eq(alertTold.sequence, from)))
    .returning()
  return moved.length > 0
}

/** Somebody who claimed a profile, and where its DID is held. */
export interface Claimer {
  readonly userId: string
  readonly didId: string
  readonly ownerHash: string
}

/** Those whose claim stands for one of these DIDs, or for a DID held at one of these puzzle hashes. */
export function claimersOf(db: Database, ids: readonly string[]): Promise<Claimer[]> {
  if (ids.length === 0) return Promise.resolve([])
  const all = sql.param([...ids])
  return db
    .select({
      userId: profileClaim.userId,
      didId: profileClaim.didId,
      ownerHash: profileClaim.ownerHash,
    })
    .from(profileClaim)
    .innerJoin(did, claimStands)
    .where(
      or(
        sql`${profileClaim.didId} = any(${all}::text[])`,
        sql`${profileClaim.ownerHash} = any(${all}::text[])`,
      ),
    )
}

export async function preferencesOf(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PreferenceRow>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(alertPreference)
    .where(inArray(alertPreference.userId, [...userIds]))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Keeps what somebody wants to hear of; the token of their letters stays what it was. */
export async function keepPreference(db: Database, row: PreferenceRow): Promise<PreferenceRow> {
  const { userId: _, unsubscribeToken: __, ...change } = row
  const [kept] = await db
    .insert(alertPreference)
    .values(row)
    .onConflictDoUpdate({ target: alertPreference.userId, set: change })
    .returning()
  return kept ?? row
}

/** Sends no more letters to whoever has this token. */
export async function endLetters(db: Database, unsubscribeToken: string): Promise<void> {
  await db
    .update(alertPreference)
    .set({ email: null })
    .where(eq(alertPreference.unsubscribeToken, unsubscribeToken))
}

const order: Order = { key: sql`${alert.sequence}::numeric`, id: sql`'0'::text`, descending: true }

/** What somebody was told, the newest first. */
export async function alertsOf(db: Database, userId: string, cursor: Cursor | undefined, size: number) {
  const position = seek(order, cursor)
  const rows = await db
    .select()
    .from(alert)
    .where(and(eq(alert.userId, userId), position.where))
    .orderBy(position.orderBy)
    .limit(size)
  return rows.map((row) => ({ ...row, sortKey: String(row.sequence), sortId: '0' }))
}

export async function unreadCount(db: Database, userId: string): Promise<number> {
  return db.$count(alert, and(eq(alert.userId, userId), isNull(alert.readAt)))
}

/** Everything up to a number was seen. */
export async function markRead(db: Database, userId: string, upTo: number, now: number): Promise<void> {
  await db
    .update(alert)
    .set({ readAt: now })
    .where(and(eq(alert.userId, userId), lte(alert.sequence, upTo), isNull(alert.readAt)))
}

/** What was told of these numbers, whoever heard it. */
export function alertsAbout(tx: Database, sequences: readonly number[]): Promise<AlertRow[]> {
  if (sequences.length === 0) return Promise.resolve([])
  return tx
    .select()
    .from(alert)
    .where(and(inArray(alert.sequence, [...sequences]), isNull(alert.retracts)))
}

/** Marks what was taken back; of a letter that has not left yet there is none any more. */
export async function takeBack(tx: Database, sequences: readonly number[]): Promise<void> {
  const mail: SQL = sql`case when ${alert.mail} = 'waiting' then 'dropped' else ${alert.mail} end`
  await tx
    .update(alert)
    .set({ retracted: true, mail, mailNextAt: null })
    .where(and(inArray(alert.sequence, [...sequences]), isNull(alert.retracts)))
}

/** Letters that are due, with where they go now; those that have waited longest first. */
export function dueLetters(db: Database, now: number, limit: number) {
  return db
    .select({ alert, preference: alertPreference })
    .from(alert)
    .innerJoin(alertPreference, eq(alertPreference.userId, alert.userId))
    .where(lte(alert.mailNextAt, now))
    .orderBy(alert.mailNextAt, alert.sequence)
    .limit(limit)
}

/** Says that a letter is about to be handed over; false where it was taken back meanwhile. */
export async function beginLetter(
  db: Database,
  { userId, sequence }: Pick<AlertRow, 'userId' | 'sequence'>,
): Promise<boolean> {
  const begun = await db
    .update(alert)
    .set({ mail: 'sending' })
    .where(
      and(
        eq(alert.userId, userId),
        eq(alert.sequence, sequence),
        inArray(alert.mail, ['waiting', 'sending']),
      ),
    )
    .returning({ sequence: alert.sequence })
  return begun.length > 0
}

/** What became of a letter. */
export async function noteLetter(
  db: Database,
  { userId, sequence }: Pick<AlertRow, 'userId' | 'sequence'>,
  change: Pick<AlertRow, 'mail' | 'mailTries' | 'mailNextAt'>,
): Promise<void> {
  await db
    .update(alert)
    .set(change)
    .where(
      and(
        eq(alert.userId, userId),
        eq(alert.sequence, sequence),
        // What was taken back while nobody took it is not tried again.
        change.mail === 'waiting' ? eq(alert.retracted, false) : undefined,
      ),
    )
}

/** Forgets what was told before a time. */
export async function forgetAlerts(db: Database, before: number): Promise<void> {
  await db.delete(alert).where(lt(alert.toldAt, before))
}
