import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { alert, mintOrder, mintStep } from '../store/schema.js'
import type { AlertRow } from './alert-rows.js'

/** Somebody's alerts after a number, in order. */
export function alertsAfter(db: Database, userId: string, after: number, limit: number): Promise<AlertRow[]> {
  return db
    .select()
    .from(alert)
    .where(and(eq(alert.userId, userId), gt(alert.sequence, after)))
    .orderBy(asc(alert.sequence))
    .limit(limit)
}

/** Steps of somebody's orders after a number, in order, each with its order as it is now. */
export function stepsAfter(db: Database, userId: string, after: number, limit: number) {
  return db
    .select({ step: mintStep, order: mintOrder })
    .from(mintStep)
    .innerJoin(mintOrder, eq(mintOrder.id, mintStep.orderId))
    .where(and(eq(mintStep.userId, userId), gt(mintStep.number, after)))
    .orderBy(asc(mintStep.number))
    .limit(limit)
}
