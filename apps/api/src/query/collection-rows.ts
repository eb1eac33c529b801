import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { offer } from '../store/schema.js'
import { escapeLike } from './item-filter.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { isWashed } from './market-day-rows.js'
import { isOpen, type Moment, offersWithEnds } from './open-offer.js'

/** Days that figures are summed over. */
type Interval = '1' | '7' | '30' | 'all'

/** Seconds of an interval; `all` reaches to the beginning and has no period before it. */
export function intervalSeconds(interval: Interval): number | undefined {
  return interval === 'all' ? undefined : Number(interval) * 86_400
}

const row = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  minter_did: z.string(),
  website: z.string().nullable(),
  twitter: z.string().nullable(),
  discord: z.string().nullable(),
  icon_hash: z.string().nullable(),
  icon_color: z.string().nullable(),
  banner_hash: z.string().nullable(),
  nft_count: z.number(),
  collector_count: z.number(),
  minted_at: z.string().nullable(),
  royalty: z.number().nullable(),
  minter_hash: z.string().nullable(),
  burned_count: z.number(),
  listed_count: z.number(),
  floor: z.string().nullable(),
  volume: z.string(),
  trades: z.number(),
  volume_before: z.string(),
  fair_volume: z.string(),
  fair_trades: z.number(),
  fair_volume_before: z.string(),
  cover_hash: z.string().nullable(),
  cover_color: z.string().nullable(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type CollectionRow = z.infer<typeof row>

export type CollectionSort = 'volume' | 'floor' | 'trades' | 'items' | 'owners'

/** Collections with their figures over an interval; `id` for one alone. */
export async function listCollectionRows(
  db: Database,
  moment: Moment,
  ask: {
    interval: Interval
    sort: CollectionSort
    search?: string | undefined
    id?: string
    /** Only these, in any order. */
    ids?: readonly string[] | undefined
    /** Only those of one creator. */
    minter?: string | undefined
    /** Only those that sold something in the interval. */
    traded?: boolean | undefined
    cursor?: Cursor | undefined
    size: number
    /** Order by figures without wash trades. */
    fair?: boolean | undefined
  },
): Promise<CollectionRow[]> {
  const order = collectionOrder(ask.sort, ask.fair ?? false)
  const position = seek(order, ask.cursor)
  const length = intervalSeconds(ask.interval)
  const since = length === undefined ? 0 : moment.seconds - length
  const before = length === undefined ? 0 : since - length
  const wanted = wantedBy(ask)
  const found = await db.execute(sql`
    with item as (
      select d.collection_id as id, count(*)::int as nft_count, (count(distinct n.owner_hash) filter (where not n.burned))::int as collector_count,
        (count(*) filter (where n.burned))::int as burned_count,
        min(n.minted_at)::text as minted_at, min(n.minter_hash) as minter_hash, min(d.launcher_id) as cover,
        case when min(n.royalty_basis_points) = max(n.royalty_basis_points) then min(n.royalty_basis_points) end as royalty
      from nft n join detail d on d.launcher_id = n.launcher_id
      where n.valid_to is null and d.collection_id is not null and ${wanted}
      group by d.collection_id
    ), listing as (
      select d.collection_id as id, count(distinct ${offer.launcherId})::int as listed_count,
        min(${offer.priceAmount}) filter (where ${offer.priceAsset} = 'xch') as floor
      from ${offersWithEnds} join detail d on d.launcher_id = ${offer.launcherId}
      where ${offer.side} = 1 and ${isOpen(moment)} and ${wanted}
      group by d.collection_id
    ), sale as (
      select d.collection_id as id, case when ev.price_asset = 'xch' then ev.price_amount else 0 end as amount,
        b.timestamp >= ${since} as current, b.timestamp < ${since} and b.timestamp >= ${before} as earlier, not ${isWashed} as fair
      from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
      where ev.type = 2 and ${wanted}
    ), trade as (
      select id, coalesce(sum(amount) filter (where current), 0) as volume, (count(*) filter (where current))::int as trades,
        coalesce(sum(amount) filter (where earlier), 0) as volume_before,
        coalesce(sum(amount) filter (where current and fair), 0) as fair_volume,
        (count(*) filter (where current and fair))::int as fair_trades,
        coalesce(sum(amount) filter (where earlier and fair), 0) as fair_volume_before
      from sale group by id
    ), figure as (
      select c.id, c.name, c.description, c.minter_did, c.website, c.twitter, c.discord,
        icon.file_hash as icon_hash, icon.color as icon_color, banner.file_hash as banner_hash,
        item.nft_count, item.burned_count, item.collector_count, item.minted_at, item.royalty, item.minter_hash,
        coalesce(listing.listed_count, 0) as listed_count, listing.floor,
        coalesce(trade.volume, 0) as volume, coalesce(trade.trades, 0) as trades, coalesce(trade.volume_before, 0) as volume_before,
        coalesce(trade.fair_volume, 0) as fair_volume, coalesce(trade.fair_trades, 0) as fair_trades,
        coalesce(trade.fair_volume_before, 0) as fair_volume_before,
        cover.file_hash as cover_hash, cover.color as cover_color
      from collection c join item on item.id = c.id
        left join listing on listing.id = c.id left join trade on trade.id = c.id
        left join media icon on icon.key = c.icon_uri and icon.has_thumbnails
        left join media banner on banner.key = c.banner_uri and banner.has_thumbnails
        left join nft first on first.launcher_id = item.cover and first.valid_to is null
        left join media cover on cover.key = first.data_hash and cover.has_thumbnails
    )
    select id, name, description, minter_did, website, twitter, discord, icon_hash, icon_color, banner_hash, nft_count, burned_count,
      collector_count, minted_at, royalty, minter_hash, listed_count, floor::text as floor, volume::text as volume, trades, volume_before::text as volume_before,
      fair_volume::text as fair_volume, fair_trades, fair_volume_before::text as fair_volume_before,
      cover_hash, cover_color, (${order.key})::text as "sortKey", id as "sortId"
    from figure
    where ${position.where ?? sql`true`} and ${ask.traded ? sql`(volume > 0 or trades > 0)` : sql`true`} and ${ask.search ? sql`name ilike ${`%${escapeLike(ask.search)}%`}` : sql`true`}
    order by ${position.orderBy}
    limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}

function wantedBy(ask: {
  id?: string | undefined
  ids?: readonly string[] | undefined
  minter?: string | undefined
}): SQL {
  if (ask.id !== undefined) return sql`d.collection_id = ${ask.id}`
  if (ask.ids !== undefined) return sql`d.collection_id = any(${sql.param([...ask.ids])}::text[])`
  if (ask.minter !== undefined)
    return sql`d.collection_id in (select id from collection where minter_did = ${ask.minter})`
  return sql`true`
}

function collectionOrder(sort: CollectionSort, fair: boolean): Order {
  const keys: Record<CollectionSort, SQL> = {
    volume: fair ? sql`(fair_volume * 1000000 + nft_count)` : sql`(volume * 1000000 + nft_count)`,
    floor: sql`coalesce(floor, 0)`,
    trades: fair
      ? sql`(fair_trades::numeric * 1000000 + nft_count)`
      : sql`(trades::numeric * 1000000 + nft_count)`,
    items: sql`nft_count::numeric`,
    owners: sql`collector_count::numeric`,
  }
  return { key: keys[sort], id: sql`id`, descending: true }
}
