import { lt, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { mintStep } from '../store/schema.js'

type Row = typeof mintStep.$inferSelect
export type Step = Pick<Row, 'userId' | 'orderId' | 'step'>

/** Of our advisory locks, the one that whoever numbers steps holds until its transaction ends. */
const NUMBERING = 7_203_127
const KEPT_MS = 30 * 86_400_000
/** Old ones are looked for once in so many numbers. */
const FORGET_EVERY = 1000

/**
 * Notes what became of orders, in the transaction that makes it so. Call it last: numbers are in the order of commits, so that
 * whoever reads on from one misses none.
 */
export async function noteSteps(tx: Database, steps: readonly Step[], at: number): Promise<void> {
  if (steps.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`)
  const last = await lastStep(tx)
  await tx.insert(mintStep).values(steps.map((one, n) => ({ ...one, number: last + n + 1, at })))
  if (Math.floor(last / FORGET_EVERY) !== Math.floor((last + steps.length) / FORGET_EVERY))
    await tx.delete(mintStep).where(lt(mintStep.at, at - KEPT_MS))
}

/** The number of the last step; 0 before the first. */
export async function lastStep(db: Database): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${mintStep.number}), 0)`.mapWith(Number) })
    .from(mintStep)
  return row?.number ?? 0
}
