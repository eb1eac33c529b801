import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { collectionDay } from '../store/schema.js'
import { heightSince } from './height-since.js'

/** Whether the sale `ev` of a query counts as a wash trade. */
export const isWashed: SQL = sql`exists (
  select 1 from wash_trade w where w.launcher_id = ev.launcher_id and w.event_index = ev.event_index)`

/** Whether the event `ev` with its block `b` is of a moment or later: blocks are found by time, events by height. */
export function isSince(seconds: number): SQL {
  return sql`(b.timestamp >= ${seconds} and ev.height >= coalesce(${heightSince(seconds)}, 0))`
}

/** The lowest XCH sale of a day, counted from 1970, in mojos. */
export interface DayLow {
  readonly day: number
  readonly low: string
}

/** Days of which a line is wanted: from `start` on, and what came last before it since `since`, for the line to begin at. */
export interface LineSpan {
  readonly since: number
  readonly start: number
}

/** Lowest XCH sales by collection, each collection's in the order of days; `fair` leaves wash trades out. */
export async function dailyLows(
  db: Database,
  ids: readonly string[],
  { since, start }: LineSpan,
  fair: boolean,
): Promise<ReadonlyMap<string, DayLow[]>> {
  if (ids.length === 0) return new Map()
  const low = fair ? sql`fair_low` : sql`low`
  // A row of its own for each day takes longer to send and to read than to find.
  const found = await db.execute(sql`
    select asked.id, string_agg(line.day::text, ',' order by line.day) as days, string_agg(line.low::text, ',' order by line.day) as lows
    from unnest(${sql.param([...ids])}::text[]) as asked (id) cross join lateral (
      (select day, ${low} as low from ${collectionDay}
        where collection_id = asked.id and day >= ${since} and day < ${start} and ${low} is not null order by day desc limit 1)
      union all
      select day, ${low} from ${collectionDay} where collection_id = asked.id and day >= ${start} and ${low} is not null
    ) line group by asked.id`)
  const rows = z.array(lineRow).parse(rowsOf(found))
  return new Map(rows.map(({ id, days, lows }) => [id, dayLows(days.split(','), lows.split(','))]))
}

const lineRow = z.object({ id: z.string(), days: z.string(), lows: z.string() })

function dayLows(days: readonly string[], lows: readonly string[]): DayLow[] {
  return days.flatMap((day, i) => {
    const low = lows[i]
    return low === undefined ? [] : [{ day: Number(day), low }]
  })
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
