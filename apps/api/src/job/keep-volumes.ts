import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isSince } from '../query/market-day-rows.js'
import type { Moment } from '../query/open-offer.js'
import { PERIODS } from '../query/period-of.js'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { rests } from './rests.js'
import { serialized } from './serialized.js'

/** Days pass without anybody selling; nobody sees it by the second. */
const PASSED_SECONDS = 120

interface Summed {
  /** The market's state it was summed of. */
  readonly of: string
  /** Unix seconds. */
  readonly at: number
}

/**
 * Keeps what was sold of profiles' work, by them and to them. One sale may change it for three profiles and a DID that moves for two, in
 * sums over the whole market: so it is summed a moment after the block, and the larger the market, the more seldom. To be
 * called whenever something may have changed.
 *
 * @param timer milliseconds
 */
export function volumeCounter(db: Database, moment: () => Moment, timer: () => number): () => Promise<void> {
  const kept = new Map<number, Summed>()
  // However little it took: every sale anywhere changes it.
  const { resting, done } = rests(timer, 0)
  return serialized(async () => {
    const of = await marketState(db)
    for (const days of PERIODS) {
      const last = kept.get(days)
      const { seconds } = moment()
      const hasPassed = days > 0 && last !== undefined && seconds - last.at >= PASSED_SECONDS
      if (last?.of === of && !hasPassed) continue
      if (resting().includes(String(days))) continue
      const started = timer()
      await sumVolumes(db, days, seconds)
      kept.set(days, { of, at: seconds })
      done([String(days)], started)
    }
  })
}

const stateRow = z.object({ sale: z.string().nullable(), did: z.string().nullable() })

/** Hashes of the newest blocks in which anything was sold and any DID changed; whatever was read before is in them. */
async function marketState(db: Database): Promise<string> {
  const hashAt = (height: SQL) => sql`(select hash from block where height = ${height})`
  const [found] = z.array(stateRow).parse(
    rowsOf(
      await db.execute(sql`
        select ${hashAt(sql`(select max(height) from event where type = 2)`)} as sale,
          ${hashAt(sql`greatest((select max(valid_from) from did), (select max(valid_to) from did))`)} as did`),
    ),
  )
  return `${found?.sale} ${found?.did}`
}

/** Sums the sales for XCH of a period, and takes out the profiles that none of them is of. */
async function sumVolumes(db: Database, days: number, seconds: number): Promise<void> {
  const since = days === 0 ? 0 : seconds - days * 86_400
  await db.execute(sql`
    with ${parts(since)}, summed as (
      select did_id, sum(created) as created, sum(sold) as sold, sum(bought) as bought from part group by did_id
    ), emptied as (
      delete from profile_volume where days = ${days} and did_id not in (select did_id from summed)
    )
    insert into profile_volume as kept (days, did_id, created, sold, bought)
    select ${days}::int, did_id, created, sold, bought from summed
    on conflict (days, did_id) do update set created = excluded.created, sold = excluded.sold, bought = excluded.bought
    where row(kept.*) is distinct from row(excluded.*)`)
}

/** Sales for XCH since a moment, each as three parts: to whom made the item, who sold it and who bought it. */
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
