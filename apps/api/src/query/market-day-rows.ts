import { and, asc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collectionDay } from '../store/schema.js'
import { heightSince } from './height-since.js'
import { isAnyOf } from './is-any-of.js'

/** Whether the sale `ev` of a query counts as a wash trade. */
export const isWashed: SQL = sql`exists (
  select 1 from wash_trade w where w.launcher_id = ev.launcher_id and w.event_index = ev.event_index)`

/** Whether the event `ev` with its block `b` is of a moment or later: blocks are found by time, events by height. */
export function isSince(seconds: number): SQL {
  return sql`(b.timestamp >= ${seconds} and ev.height >= coalesce(${heightSince(seconds)}, 0))`
}

/** The lowest XCH sale of a collection on a day, counted from 1970. */
export interface DayLow {
  readonly id: string
  readonly day: number
  readonly low: string
}

/** Lowest XCH sale per collection and day from a day on; `fair` leaves wash trades out. */
export async function dailyLows(
  db: Database,
  ids: readonly string[],
  since: number,
  fair: boolean,
): Promise<DayLow[]> {
  if (ids.length === 0) return []
  const { collectionId, day } = collectionDay
  const low = fair ? collectionDay.fairLow : collectionDay.low
  return db
    .select({ id: collectionId, day, low: sql<string>`${low}::text` })
    .from(collectionDay)
    .where(and(isAnyOf(collectionId, ids), gte(day, since), isNotNull(low)))
    .orderBy(asc(collectionId), asc(day))
}

/** A day's sales; money in XCH, which token sales add nothing to. `fair` figures are without wash trades. */
export interface DayTrades {
  readonly day: number
  readonly volume: string
  readonly trades: number
  readonly fairVolume: string
  readonly fairTrades: number
  readonly low: string | null
  readonly average: string | null
}

/** A collection's sales by day, from a day on. */
export async function dailyTrades(db: Database, id: string, since: number): Promise<DayTrades[]> {
  const rows = await db
    .select()
    .from(collectionDay)
    .where(and(eq(collectionDay.collectionId, id), gte(collectionDay.day, since)))
    .orderBy(asc(collectionDay.day))
  return rows.map(({ xchTrades, ...day }) => ({
    ...day,
    average: xchTrades === 0 ? null : String(BigInt(day.volume) / BigInt(xchTrades)),
  }))
}
