import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

/** Whether the sale `ev` of a query counts as a wash trade. */
export const isWashed: SQL = sql`exists (
  select 1 from wash_trade w where w.launcher_id = ev.launcher_id and w.event_index = ev.event_index)`

/** Whether the event `ev` with its block `b` is of a moment or later: blocks are found by time, events by height. */
export function isSince(seconds: number): SQL {
  return sql`(b.timestamp >= ${seconds} and ev.height >= coalesce((select min(height) from block where timestamp >= ${seconds}), 0))`
}

const floorRow = z.object({ id: z.string(), day: z.number(), low: z.string() })

/** Lowest XCH sale per collection and day since a moment, days counted from 1970; `fair` leaves wash trades out. */
export async function dailyLows(
  db: Database,
  ids: readonly string[],
  since: number,
  fair: boolean,
): Promise<z.infer<typeof floorRow>[]> {
  if (ids.length === 0) return []
  const found = await db.execute(sql`
    select d.collection_id as id, (b.timestamp / 86400)::int as day, min(ev.price_amount)::text as low
    from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
    where ev.type = 2 and ev.price_asset = 'xch' and ${isSince(since)} and d.collection_id = any(${sql.param([...ids])}::text[])
      and ${fair ? sql`not ${isWashed}` : sql`true`}
    group by 1, 2 order by 1, 2`)
  return z.array(floorRow).parse(rowsOf(found))
}

const dayRow = z.object({
  day: z.number(),
  volume: z.string(),
  trades: z.number(),
  fair_volume: z.string(),
  fair_trades: z.number(),
  low: z.string().nullable(),
  average: z.string().nullable(),
})

/** A collection's sales by day; money in XCH, which token sales add nothing to. `fair` figures are without wash trades. */
export async function dailyTrades(
  db: Database,
  id: string,
  since: number,
): Promise<z.infer<typeof dayRow>[]> {
  const found = await db.execute(sql`
    with sale as (
      select (b.timestamp / 86400)::int as day, ev.price_asset = 'xch' as in_xch, ev.price_amount as amount,
        not ${isWashed} as fair
      from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
      where ev.type = 2 and ${isSince(since)} and d.collection_id = ${id}
    )
    select day, coalesce(sum(amount) filter (where in_xch), 0)::text as volume, count(*)::int as trades,
      coalesce(sum(amount) filter (where in_xch and fair), 0)::text as fair_volume,
      (count(*) filter (where fair))::int as fair_trades,
      (min(amount) filter (where in_xch))::text as low,
      trunc(avg(amount) filter (where in_xch))::text as average
    from sale
    group by 1 order by 1`)
  return z.array(dayRow).parse(rowsOf(found))
}
