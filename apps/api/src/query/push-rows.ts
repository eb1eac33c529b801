import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { alert, pushDevice, pushMessage } from '../store/schema.js'

export type PushDeviceRow = typeof pushDevice.$inferSelect
export type PushMessageRow = typeof pushMessage.$inferSelect

/** Of our advisory locks, the one under which browsers are counted. */
const COUNTING = 7_203_126

/** Somebody's browsers, the newest first. */
export function pushDevicesOf(db: Database, userId: string): Promise<PushDeviceRow[]> {
  return db.select().from(pushDevice).where(eq(pushDevice.userId, userId)).orderBy(desc(pushDevice.createdAt))
}

/** Keeps a browser, in the place of what it was before; false where its person has as many as anybody may. */
export function keepPushDevice(db: Database, row: PushDeviceRow, most: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING})`)
    const [before] = await tx.select().from(pushDevice).where(eq(pushDevice.id, row.id))
    const isTheirs = before?.userId === row.userId
    if (!isTheirs && (await tx.$count(pushDevice, eq(pushDevice.userId, row.userId))) >= most) return false
    // What waits for whoever had this browser before is nobody else's to hear.
    if (before && !isTheirs) await tx.delete(pushMessage).where(eq(pushMessage.deviceId, row.id))
    await tx.insert(pushDevice).values(row).onConflictDoUpdate({ target: pushDevice.id, set: row })
    return true
  })
}

/** Forgets a browser, and what waits for it; false where somebody has no such one. */
export function dropPushDevice(db: Database, id: string, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(pushDevice)
      .where(and(eq(pushDevice.id, id), eq(pushDevice.userId, userId)))
      .returning({ id: pushDevice.id })
    if (gone.length === 0) return false
    await tx.delete(pushMessage).where(eq(pushMessage.deviceId, id))
    return true
  })
}

/** The browsers of these people. */
export async function pushDevicesOfAll(
  tx: Database,
  userIds: readonly string[],
): Promise<Pick<PushDeviceRow, 'id' | 'userId'>[]> {
  if (userIds.length === 0) return []
  return tx
    .select({ id: pushDevice.id, userId: pushDevice.userId })
    .from(pushDevice)
    .where(inArray(pushDevice.userId, [...userIds]))
}

/** Lets nothing of these numbers leave any more, and gives where it may have been heard. */
export async function takeBackPushes(
  tx: Database,
  sequences: readonly number[],
): Promise<Pick<PushMessageRow, 'deviceId' | 'sequence'>[]> {
  if (sequences.length === 0) return []
  const about = inArray(pushMessage.sequence, [...sequences])
  await tx
    .update(pushMessage)
    .set({ state: 'dropped', nextAt: null })
    .where(and(about, eq(pushMessage.state, 'waiting')))
  return tx
    .select({ deviceId: pushMessage.deviceId, sequence: pushMessage.sequence })
    .from(pushMessage)
    .where(and(about, inArray(pushMessage.state, ['sending', 'sent'])))
}

/** What is due, with what it says and where it goes; each browser's in order. */
export function duePushes(db: Database, now: number, limit: number) {
  return db
    .select({ message: pushMessage, device: pushDevice, alert })
    .from(pushMessage)
    .innerJoin(pushDevice, eq(pushDevice.id, pushMessage.deviceId))
    .innerJoin(alert, and(eq(alert.userId, pushDevice.userId), eq(alert.sequence, pushMessage.sequence)))
    .where(lte(pushMessage.nextAt, now))
    .orderBy(asc(pushMessage.nextAt), asc(pushMessage.sequence))
    .limit(limit)
}

type Key = Pick<PushMessageRow, 'deviceId' | 'sequence'>
const isIt = ({ deviceId, sequence }: Key) =>
  and(eq(pushMessage.deviceId, deviceId), eq(pushMessage.sequence, sequence))

/** Says that it is about to be handed over; false where it was taken back meanwhile. */
export async function beginPush(db: Database, key: Key): Promise<boolean> {
  const begun = await db
    .update(pushMessage)
    .set({ state: 'sending' })
    .where(and(isIt(key), inArray(pushMessage.state, ['waiting', 'sending'])))
    .returning({ sequence: pushMessage.sequence })
  return begun.length > 0
}

/** What became of it. */
export async function notePush(
  db: Database,
  key: Key,
  change: Pick<PushMessageRow, 'state' | 'tries' | 'nextAt'>,
): Promise<void> {
  await db.update(pushMessage).set(change).where(isIt(key))
}

/** Forgets what was told before a time. */
export async function forgetPushes(tx: Database, before: number): Promise<void> {
  await tx.delete(pushMessage).where(lt(pushMessage.toldAt, before))
}
