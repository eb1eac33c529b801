import { parseDid } from '@chiaroscuro/domain/id'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { did, profileClaim } from '../store/schema.js'
import { claimSpeaks } from './claimed-profiles.js'
import { intervalSeconds } from './collection-rows.js'
import { isShown } from './hidden-rows.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { isSince } from './market-day-rows.js'
import type { Moment } from './open-offer.js'

const row = z.object({
  did_id: z.string(),
  created: z.string(),
  sold: z.string(),
  bought: z.string(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type ProfileRankRow = z.infer<typeof row>

export type ProfileSort = 'created' | 'sold' | 'bought'

/** Sales for XCH of an interval, each as three parts: to whom made the item, who sold it and who bought it. */
function parts(since: number): SQL {
  return sql`holder as (
      -- The profile of an address: the DID it holds, and of several the first.
      select owner_hash, min(did_id) as did_id from did
      where valid_to is null and coin_id is not null and owner_hash is not null group by owner_hash
    ), sale as (
      select ev.price_amount as amount, n.minter_did as maker, coalesce(ev.from_did, seller.did_id) as seller,
        coalesce(ev.to_did, buyer.did_id) as buyer
      from event ev join block b on b.height = ev.height
        join nft n on n.launcher_id = ev.launcher_id and n.valid_to is null
        left join holder seller on seller.owner_hash = ev.from_hash
        left join holder buyer on buyer.owner_hash = ev.to_hash
      where ev.type = 2 and ev.price_asset = 'xch' and ${isSince(since)}
    ), part as (
      select maker as did_id, amount as created, 0 as sold, 0 as bought from sale where maker is not null
      union all select seller, 0, amount, 0 from sale where seller is not null
      union all select buyer, 0, 0, amount from sale where buyer is not null
    )`
}

/** Profiles by volume in mojos: those that anything came to in the interval, and those that somebody claimed. */
export async function listProfileRanks(
  db: Database,
  moment: Moment,
  ask: {
    interval: '7' | '30' | 'all'
    sort: ProfileSort
    search?: string | undefined
    cursor: Cursor | undefined
    size: number
  },
): Promise<ProfileRankRow[]> {
  const order: Order = { key: sql.raw(`ranked.${ask.sort}`), id: sql`ranked.did_id`, descending: true }
  const position = seek(order, ask.cursor)
  const length = intervalSeconds(ask.interval)
  const since = length === undefined ? 0 : moment.seconds - length
  const found = await db.execute(sql`
    with ${parts(since)}, figure as (
      select did_id, sum(created) as created, sum(sold) as sold, sum(bought) as bought from part group by did_id
    ), claim as (
      select ${profileClaim.didId} as did_id, ${profileClaim.username} as username, ${profileClaim.name} as name
      from ${profileClaim} join ${did} on ${claimSpeaks}
    ), ranked as (
      select did_id, coalesce(created, 0) as created, coalesce(sold, 0) as sold, coalesce(bought, 0) as bought, username, name
      from figure full join claim using (did_id)
    )
    select did_id, created::text as created, sold::text as sold, bought::text as bought,
      (${order.key})::text as "sortKey", did_id as "sortId"
    from ranked
    where ${position.where ?? sql`true`} and ${isShown('profile', sql`did_id`)} and ${isNamed(ask.search)}
    order by ${position.orderBy} limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}

function isNamed(search: string | undefined): SQL {
  if (!search) return sql`true`
  const whole = parseDid(search)
  if (whole !== undefined) return sql`did_id = ${whole}`
  const words = search.toLowerCase()
  return sql`(strpos(lower(username), ${words}) > 0 or strpos(lower(name), ${words}) > 0)`
}
