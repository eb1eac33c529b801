import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rests } from '../job/rests.js'
import { serialized } from '../job/serialized.js'
import { isSince, isWashed } from '../query/market-day-rows.js'
import type { Moment } from '../query/open-offer.js'
import { PERIODS } from '../query/period-of.js'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

/** Collections with more items are counted after the block that touched them, not within it. */
const LARGE = 2000
/** So are all, where a step touched more. */
const MANY = 40

const EACH_PERIOD = sql.raw(`(values ${PERIODS.map((days) => `(${days})`).join(', ')}) as period (days)`)
const DAY = sql.raw('86400')

/**
 * Makes the figures of these collections say what their items and sales say at `moment`, or marks them to be counted
 * soon. Called in the transaction that changed those, after the change.
 */
export async function touchFigures(tx: Database, ids: ReadonlySet<string>, moment: Moment): Promise<void> {
  if (ids.size === 0) return
  const all = listOf(ids)
  const marked = await tx.execute(sql`
    update collection_figure set stale = true
    where collection_id = any(${all}) and (nft_count > ${LARGE} or ${ids.size} > ${MANY}) returning collection_id as id`)
  const later = new Set(idsOf(marked))
  const now = [...ids].filter((id) => !later.has(id))
  if (now.length <= MANY) await keepFigures(tx, now, moment)
}

/** Counts these collections anew. Whoever counts one waits for whoever is at it, and then counts what they left. */
export async function keepFigures(tx: Database, ids: readonly string[], moment: Moment): Promise<void> {
  if (ids.length === 0) return
  const all = listOf(ids)
  await tx.execute(sql`select 1 from collection where id = any(${all}) order by id for no key update`)
  await tx.execute(writeFigures(all))
  await tx.execute(writeSales(all, moment))
}

const AT_ONCE = 100
/** Sales of a hundred collections may take a look at all there are, which is the same look for thousands. */
const NEVER_COUNTED_AT_ONCE = 5000

/** Counts what was marked and what never was counted; to be called whenever something may have been. */
export function figureCounter(db: Database, moment: () => Moment, timer: () => number): () => Promise<void> {
  const { resting, done } = rests(timer)
  return serialized(async () => {
    for (;;) {
      const started = timer()
      const ids = await staleFigures(db, resting())
      if (ids.length === 0) return
      await db.transaction((tx) => keepFigures(tx, ids, moment()))
      done(ids, started)
    }
  })
}

/** Collections that were marked, and those that never were counted, but for those that rest. */
async function staleFigures(db: Database, resting: readonly string[]): Promise<string[]> {
  const found = await db.execute(sql`
    (select collection_id as id from collection_figure where stale and collection_id <> all(${listOf(resting)}) limit ${AT_ONCE})
    union all
    (select id from collection c where not exists (select 1 from collection_figure f where f.collection_id = c.id) limit ${NEVER_COUNTED_AT_ONCE})`)
  return idsOf(found)
}

/** Days pass without anybody selling: the sales of the last days are summed anew for every collection. */
export async function sumPeriods(db: Database, moment: Moment): Promise<void> {
  // The longest period, and as long before it.
  const recent = isSince(moment.seconds - 60 * 86_400)
  await db.execute(sql`
    with ${salesOf(recent)}, ${summed(moment, sql`days > 0`)}, ${emptied(sql`p.days > 0`)}
    ${WRITE_PERIODS}`)
}

function writeFigures(ids: SQL): SQL {
  return sql`
    insert into collection_figure as kept (collection_id, nft_count, collector_count, burned_count, minted_at, minter_hash, royalty, cover, listed_count, floor, stale)
    select i.collection_id, count(*), count(distinct i.owner_hash) filter (where not i.burned), count(*) filter (where i.burned),
      min(n.minted_at), min(n.minter_hash),
      case when min(n.royalty_basis_points) = max(n.royalty_basis_points) then min(n.royalty_basis_points) end,
      min(i.launcher_id), count(i.listing), min(i.price_amount) filter (where i.price_asset = 'xch'), false
    from item i join nft n on n.launcher_id = i.launcher_id and n.valid_to is null
    where i.collection_id = any(${ids}) group by i.collection_id
    union all
    select id, 0, 0, 0, null, null, null, null, 0, null, false from unnest(${ids}) as given (id)
    where not exists (select 1 from item where collection_id = id)
    on conflict (collection_id) do update set nft_count = excluded.nft_count, collector_count = excluded.collector_count,
      burned_count = excluded.burned_count, minted_at = excluded.minted_at, minter_hash = excluded.minter_hash,
      royalty = excluded.royalty, cover = excluded.cover, listed_count = excluded.listed_count, floor = excluded.floor, stale = false
    where row(kept.*) is distinct from row(excluded.*)`
}

/** Sums all sales of these collections, over each period and by day. */
function writeSales(ids: SQL, moment: Moment): SQL {
  return sql`
    with ${salesOf(sql`d.collection_id = any(${ids})`)},
    ${summed(moment, sql`true`)}, ${emptied(sql`p.collection_id = any(${ids})`)},
    daily as (
      select id, (at / ${DAY})::int as day, sum(amount) as volume, count(*) as trades, count(*) filter (where in_xch) as xch_trades,
        min(amount) filter (where in_xch) as low, coalesce(sum(amount) filter (where fair), 0) as fair_volume,
        count(*) filter (where fair) as fair_trades, min(amount) filter (where in_xch and fair) as fair_low
      from sale where at is not null group by 1, 2
    ), bare as (
      delete from collection_day c
      where c.collection_id = any(${ids}) and (c.collection_id, c.day) not in (select id, day from daily)
    ), days as (
      insert into collection_day as kept (collection_id, day, volume, trades, xch_trades, low, fair_volume, fair_trades, fair_low)
      select * from daily
      on conflict (collection_id, day) do update set volume = excluded.volume, trades = excluded.trades, xch_trades = excluded.xch_trades,
        low = excluded.low, fair_volume = excluded.fair_volume, fair_trades = excluded.fair_trades, fair_low = excluded.fair_low
      where row(kept.*) is distinct from row(excluded.*)
    )
    ${WRITE_PERIODS}`
}

/** The sales that `where` lets through; what is sold for a token adds nothing to amounts. */
function salesOf(where: SQL): SQL {
  return sql`sale as materialized (
      select d.collection_id as id, ev.price_asset = 'xch' as in_xch, case when ev.price_asset = 'xch' then ev.price_amount else 0 end as amount,
        b.timestamp as at, not ${isWashed} as fair
      from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
      where ev.type = 2 and d.collection_id is not null and ${where}
    )`
}

function summed({ seconds }: Moment, periods: SQL): SQL {
  const current = sql`(days = 0 or at >= ${seconds} - days * ${DAY})`
  const earlier = sql`(days > 0 and at < ${seconds} - days * ${DAY} and at >= ${seconds} - 2 * days * ${DAY})`
  return sql`summed as (
      select id, days, coalesce(sum(amount) filter (where ${current}), 0) as volume, count(*) filter (where ${current}) as trades,
        coalesce(sum(amount) filter (where ${earlier}), 0) as volume_before,
        coalesce(sum(amount) filter (where ${current} and fair), 0) as fair_volume, count(*) filter (where ${current} and fair) as fair_trades,
        coalesce(sum(amount) filter (where ${earlier} and fair), 0) as fair_volume_before
      from sale, ${EACH_PERIOD} where ${periods} group by id, days
    )`
}

/** Takes out the kept periods that none of the sales falls in. */
function emptied(kept: SQL): SQL {
  return sql`emptied as (
      delete from collection_period p where ${kept} and (p.days, p.collection_id) not in (select days, id from summed)
    )`
}

const WRITE_PERIODS = sql`
    insert into collection_period as kept (days, collection_id, volume, trades, volume_before, fair_volume, fair_trades, fair_volume_before)
    select days, id, volume, trades, volume_before, fair_volume, fair_trades, fair_volume_before from summed
    on conflict (days, collection_id) do update set volume = excluded.volume, trades = excluded.trades, volume_before = excluded.volume_before,
      fair_volume = excluded.fair_volume, fair_trades = excluded.fair_trades, fair_volume_before = excluded.fair_volume_before
    where row(kept.*) is distinct from row(excluded.*)`

const idRow = z.object({ id: z.string() })

function idsOf(found: unknown): string[] {
  return z
    .array(idRow)
    .parse(rowsOf(found))
    .map(({ id }) => id)
}

function listOf(ids: Iterable<string>): SQL {
  return sql`${sql.param([...ids].sort())}::text[]`
}
