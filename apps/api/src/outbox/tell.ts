import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { bulkInsert } from '../store/bulk-insert.js'
import type { Database } from '../store/database.js'
import { outbox } from '../store/schema.js'

type Row = typeof outbox.$inferSelect
type OfFew = 'auctionId' | 'change' | 'endsAt' | 'appeal'

/** A piece of news before it has its number. */
export type News = Omit<Row, 'sequence' | 'toldAt' | 'retracted' | 'retracts' | OfFew> &
  Partial<Pick<Row, OfFew>>

/** Days that a listener can have been away. */
const KEPT_DAYS = 8
const DAY_MS = 86_400_000
/** Old rows are looked for once in so many numbers; so many are forgotten then: more than came since, in the long run. */
const FORGET_EVERY = 1000
const FORGOTTEN_AT_ONCE = 5000
/** Of our advisory locks, the one that whoever numbers news holds until its transaction ends. */
export const NUMBERING = 7_203_115
/** The channel on which PostgreSQL says, once they are committed, that there are news. */
export const TOLD = 'told'
/** The channel on which processes say that they changed what answers show, without news. */
export const CHANGED = 'changed'

/** What a reorg takes back: told before, not taken back yet. */
type TakenBack = Omit<typeof outbox.$inferInsert, 'sequence' | 'toldAt'>

/**
 * Tells news in the transaction that makes it true. Call it last: numbers are in the order of commits, as the next
 * to tell waits for this transaction's end. Whoever waits for a row of others after it can wait for somebody who
 * waits for this.
 */
export async function tell(tx: Database, news: readonly News[], nowMs: number): Promise<void> {
  const rows = news.map((one) => ({ ...one, retracts: null, retracted: false }))
  await append(tx, rows, nowMs)
}

/** Says to every process on this database, this one too, that something was changed that is no news. */
export async function tellChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGED}, '')`)
}

/** Takes back, each by a row of its own, what was told of blocks above a height. */
export function retractAbove(tx: Database, height: number, nowMs: number): Promise<void> {
  return retract(tx, gt(outbox.height, height), nowMs)
}

/** Takes back that an offer was published: it was not good any more when it was told. */
export function retractOffer(tx: Database, offerId: string, nowMs: number): Promise<void> {
  return retract(tx, eq(outbox.offerId, offerId), nowMs)
}

async function retract(tx: Database, which: SQL, nowMs: number): Promise<void> {
  const taken = await tx
    .update(outbox)
    .set({ retracted: true })
    .where(and(which, eq(outbox.retracted, false), isNull(outbox.retracts)))
    .returning()
  taken.sort((a, b) => b.sequence - a.sequence)
  const rows = taken.map(({ sequence, toldAt: _, ...row }) => ({
    ...row,
    retracts: sequence,
    retracted: false,
  }))
  await append(tx, rows, nowMs)
}

async function append(tx: Database, rows: readonly TakenBack[], toldAt: number): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`)
  const last = await lastNumber(tx)
  await bulkInsert(
    tx,
    outbox,
    rows.map((row, at) => ({ ...row, sequence: last + 1 + at, toldAt })),
  )
  await tx.execute(sql`select pg_notify(${TOLD}, '')`)
  if (Math.floor(last / FORGET_EVERY) === Math.floor((last + rows.length) / FORGET_EVERY)) return
  await tx.execute(sql`
    delete from ${outbox} where ${outbox.toldAt} < ${toldAt - KEPT_DAYS * DAY_MS} and ${outbox.sequence} in (
      select o.sequence from ${outbox} o order by o.sequence limit ${FORGOTTEN_AT_ONCE})`)
}

/** The number told last; 0 before the first. */
export async function lastNumber(db: Database): Promise<number> {
  const [row] = await db
    .select({ sequence: outbox.sequence })
    .from(outbox)
    .orderBy(desc(outbox.sequence))
    .limit(1)
  return row?.sequence ?? 0
}
