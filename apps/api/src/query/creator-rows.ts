import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { type Interval, periodOf } from './period-of.js'

const row = z.object({
  did_id: z.string(),
  volume: z.string(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type CreatorRow = z.infer<typeof row>

const order: Order = { key: sql`(volume * 1000000 + nft_count)`, id: sql`did_id`, descending: true }

/** DIDs that made NFTs, by what those sold for over an interval (mojos, as it was summed last), then by how many there are. */
export async function listCreatorRows(
  db: Database,
  ask: {
    interval: Interval
    /** Only those whose work sold in the interval. */
    traded: boolean
    cursor: Cursor | undefined
    size: number
  },
): Promise<CreatorRow[]> {
  const position = seek(order, ask.cursor)
  const found = await db.execute(sql`
    with made as (
      -- Everything ever made is counted only where those who sold nothing are asked for as well.
      select minter_did as did_id, count(*)::numeric as nft_count
      from nft where valid_to is null and minter_did is not null and ${!ask.traded} group by 1
    ), sold as (
      select did_id, created as volume from profile_volume where days = ${periodOf(ask.interval)} and created > 0
    ), creator as (
      select did_id, coalesce(made.nft_count, 0) as nft_count, coalesce(sold.volume, 0) as volume
      from made full join sold using (did_id)
    )
    select did_id, volume::text as volume, (${order.key})::text as "sortKey", did_id as "sortId"
    from creator
    where ${position.where ?? sql`true`} and ${ask.traded ? sql`volume > 0` : sql`true`}
    order by ${position.orderBy} limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}
