import { floorsAt } from '@chiaroscuro/domain/ranking'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { item, offer } from '../store/schema.js'
import { isShown } from './hidden-rows.js'

const DAY = 86_400
/** No line goes back further. */
const MOST_DAYS = 730

const standRow = z.object({ first: z.number(), last: z.number(), price: z.string() })

/** A day, counted from 1970, and the lowest price at its end, in mojos. */
export interface FloorDay {
  readonly day: number
  readonly floor: string | null
}

/** What of the past is asked for: from a day's end on until now, Unix seconds. */
export interface FloorSpan {
  readonly since: number
  readonly now: number
}

/**
 * The floor of a collection by day: the lowest price in XCH that one of its items was listed at when the day ended, today's as of now.
 * Gives the first day that had one, each whose floor is another than the day's before, and today.
 */
export async function floorDays(db: Database, id: string, { since, now }: FloorSpan): Promise<FloorDay[]> {
  const today = Math.floor(now / DAY)
  const start = Math.max(Math.floor(since / DAY), today - MOST_DAYS + 1)
  const stands = (await standsByDay(db, id, start, today, now)).map(({ first, last, price }) => ({
    price: BigInt(price),
    from: first,
    until: last + 1,
  }))
  if (stands.length === 0) return []
  const begin = stands.reduce((least, { from }) => Math.min(least, from), today)
  const days = Array.from({ length: today - begin + 1 }, (_, at) => begin + at)
  const floors = floorsAt(stands, days)
  return days.flatMap((day, at) => {
    const floor = floors[at]
    const changes = at === 0 || floors[at - 1] !== floor
    return changes || day === today ? [{ day, floor: floor === undefined ? null : String(floor) }] : []
  })
}

/**
 * The lowest listing of those that stood from the end of one day to the end of another. A listing stood from when it was published
 * until a block ended it, or its own time did; one whose end has no time, or that is adrift, tells nothing.
 */
async function standsByDay(db: Database, id: string, start: number, today: number, now: number) {
  const found = await db.execute(sql`
    with stand as (
      select ${offer.priceAmount} as price, ${offer.receivedAt} / 1000 as begun,
        least(ended.timestamp, ${offer.expiresAt}, late.timestamp) as over
      from ${offer} join ${item} on ${item.launcherId} = ${offer.launcherId}
        left join offer_end e on e.offer_id = ${offer.id} left join block ended on ended.height = e.height
        left join block late on late.height = ${offer.expiresHeight}
      where ${item.collectionId} = ${id} and ${offer.side} = 1 and ${offer.priceAsset} = 'xch' and ${offer.priceAmount} is not null
        and not ${offer.isAdrift} and (e.offer_id is null or ended.timestamp is not null) and ${isShown('offer', offer.id)}
    ), lasting as (
      select price, greatest(${start}, least(${today}, begun / ${DAY}))::int as first,
        (case when over is null or over > ${now} then ${today} else over / ${DAY} - 1 end)::int as last
      from stand
    )
    select first, last, min(price)::text as price from lasting where first <= last group by first, last`)
  return z.array(standRow).parse(rowsOf(found))
}
