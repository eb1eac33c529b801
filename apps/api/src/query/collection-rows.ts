import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { escapeLike } from './nft-rows.js'
import type { Moment } from './open-offer.js'

/** Seconds of an interval; `all` reaches to the beginning and has no period before it. */
export function intervalSeconds(interval: '7' | '30' | 'all'): number | undefined {
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
  listed_count: z.number(),
  floor: z.string().nullable(),
  volume: z.string(),
  trades: z.number(),
  volume_before: z.string(),
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
    interval: '7' | '30' | 'all'
    sort: CollectionSort
    search?: string | undefined
    id?: string
    cursor?: Cursor | undefined
    size: number
  },
): Promise<CollectionRow[]> {
  const order = collectionOrder(ask.sort)
  const position = seek(order, ask.cursor)
  const length = intervalSeconds(ask.interval)
  const since = length === undefined ? 0 : moment.seconds - length
  const before = length === undefined ? 0 : since - length
  const wanted = ask.id === undefined ? sql`true` : sql`d.collection_id = ${ask.id}`
  const found = await db.execute(sql`
    with item as (
      select d.collection_id as id, count(*)::int as nft_count, count(distinct n.owner_hash)::int as collector_count,
        min(n.minted_at)::text as minted_at, min(n.minter_hash) as minter_hash, min(d.launcher_id) as cover,
        case when min(n.royalty_basis_points) = max(n.royalty_basis_points) then min(n.royalty_basis_points) end as royalty
      from nft n join detail d on d.launcher_id = n.launcher_id
      where n.valid_to is null and d.collection_id is not null and ${wanted}
      group by d.collection_id
    ), listing as (
      select d.collection_id as id, count(distinct o.launcher_id)::int as listed_count,
        min(o.price_amount) filter (where o.price_asset = 'xch') as floor
      from offer o join detail d on d.launcher_id = o.launcher_id left join offer_end e on e.offer_id = o.id
      where o.side = 1 and e.offer_id is null and ${wanted}
        and (o.expires_at is null or o.expires_at > ${moment.seconds}) and (o.expires_height is null or o.expires_height > ${moment.height})
      group by d.collection_id
    ), trade as (
      select d.collection_id as id,
        coalesce(sum(ev.price_amount) filter (where b.timestamp >= ${since} and ev.price_asset = 'xch'), 0) as volume,
        (count(*) filter (where b.timestamp >= ${since}))::int as trades,
        coalesce(sum(ev.price_amount) filter (where b.timestamp < ${since} and b.timestamp >= ${before} and ev.price_asset = 'xch'), 0) as volume_before
      from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
      where ev.type = 2 and ${wanted}
      group by d.collection_id
    ), figure as (
      select c.id, c.name, c.description, c.minter_did, c.website, c.twitter, c.discord,
        icon.file_hash as icon_hash, icon.color as icon_color, banner.file_hash as banner_hash,
        item.nft_count, item.collector_count, item.minted_at, item.royalty, item.minter_hash,
        coalesce(listing.listed_count, 0) as listed_count, listing.floor,
        coalesce(trade.volume, 0) as volume, coalesce(trade.trades, 0) as trades, coalesce(trade.volume_before, 0) as volume_before,
        cover.file_hash as cover_hash, cover.color as cover_color
      from collection c join item on item.id = c.id
        left join listing on listing.id = c.id left join trade on trade.id = c.id
        left join media icon on icon.key = c.icon_uri and icon.has_thumbnails
        left join media banner on banner.key = c.banner_uri and banner.has_thumbnails
        left join nft first on first.launcher_id = item.cover and first.valid_to is null
        left join media cover on cover.key = first.data_hash and cover.has_thumbnails
    )
    select id, name, description, minter_did, website, twitter, discord, icon_hash, icon_color, banner_hash, nft_count, collector_count,
      minted_at, royalty, minter_hash, listed_count, floor::text as floor, volume::text as volume, trades, volume_before::text as volume_before,
      cover_hash, cover_color, (${order.key})::text as "sortKey", id as "sortId"
    from figure
    where ${position.where ?? sql`true`} and ${ask.search ? sql`name ilike ${`%${escapeLike(ask.search)}%`}` : sql`true`}
    order by ${position.orderBy}
    limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}

function collectionOrder(sort: CollectionSort): Order {
  const keys: Record<CollectionSort, SQL> = {
    volume: sql`(volume * 1000000 + nft_count)`,
    floor: sql`coalesce(floor, 0)`,
    trades: sql`(trades::numeric * 1000000 + nft_count)`,
    items: sql`nft_count::numeric`,
    owners: sql`collector_count::numeric`,
  }
  return { key: keys[sort], id: sql`id`, descending: true }
}

const floorRow = z.object({ id: z.string(), day: z.number(), low: z.string() })

/** Lowest XCH sale per collection and day since a moment, days counted from 1970. */
export async function dailyLows(
  db: Database,
  ids: readonly string[],
  since: number,
): Promise<z.infer<typeof floorRow>[]> {
  if (ids.length === 0) return []
  const found = await db.execute(sql`
    select d.collection_id as id, (b.timestamp / 86400)::int as day, min(ev.price_amount)::text as low
    from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
    where ev.type = 2 and ev.price_asset = 'xch' and b.timestamp >= ${since} and d.collection_id = any(${sql.param([...ids])}::text[])
    group by 1, 2 order by 1, 2`)
  return z.array(floorRow).parse(rowsOf(found))
}

const dayRow = z.object({
  day: z.number(),
  volume: z.string(),
  trades: z.number(),
  low: z.string().nullable(),
  average: z.string().nullable(),
})

/** A collection's sales by day; money in XCH, which token sales add nothing to. */
export async function dailyTrades(
  db: Database,
  id: string,
  since: number,
): Promise<z.infer<typeof dayRow>[]> {
  const found = await db.execute(sql`
    select (b.timestamp / 86400)::int as day,
      coalesce(sum(ev.price_amount) filter (where ev.price_asset = 'xch'), 0)::text as volume, count(*)::int as trades,
      (min(ev.price_amount) filter (where ev.price_asset = 'xch'))::text as low,
      trunc(avg(ev.price_amount) filter (where ev.price_asset = 'xch'))::text as average
    from event ev join block b on b.height = ev.height join detail d on d.launcher_id = ev.launcher_id
    where ev.type = 2 and b.timestamp >= ${since} and d.collection_id = ${id}
    group by 1 order by 1`)
  return z.array(dayRow).parse(rowsOf(found))
}
