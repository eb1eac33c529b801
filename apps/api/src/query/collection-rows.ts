import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { isBanned } from './ban-rows.js'
import { isHidden, isShown } from './hidden-rows.js'
import { escapeLike } from './item-filter.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { type Interval, periodOf } from './period-of.js'

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
  is_hidden: z.boolean(),
  /** What its makers say of it, while their claim stands. */
  handle: z.string().nullable(),
  is_sensitive: z.boolean(),
  is_said: z.boolean(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type CollectionRow = z.infer<typeof row>

export type CollectionSort = 'volume' | 'floor' | 'trades' | 'items' | 'owners'

/** Collections with their figures over an interval; `id` for one alone. */
export async function listCollectionRows(
  db: Database,
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
  const conditions = [
    sql`f.nft_count > 0`,
    // Those that are named are shown, hidden or not.
    ask.id === undefined && ask.ids === undefined ? isShown('collection', sql`c.id`) : undefined,
    ...wantedBy(ask),
    position.where,
    ask.traded ? sql`(${figure.volume} > 0 or ${figure.trades} > 0)` : undefined,
    ask.search ? sql`c.name ilike ${`%${escapeLike(ask.search)}%`}` : undefined,
  ].filter((one) => one !== undefined)
  const found = await db.execute(sql`
    with page as (
      select c.id, (${order.key})::text as "sortKey", row_number() over (order by ${position.orderBy}) as place
      from collection c join collection_figure f on f.collection_id = c.id ${withPeriod(ask.interval)}
      where ${sql.join(conditions, sql` and `)} order by ${position.orderBy} limit ${ask.size}
    )
    select c.id, c.name, c.minter_did, coalesce(w.description, c.description) as description, coalesce(w.website, c.website) as website,
      coalesce(w.twitter, c.twitter) as twitter, coalesce(w.discord, c.discord) as discord,
      w.handle, coalesce(w.sensitive, false) as is_sensitive, w.collection_id is not null as is_said,
      icon.file_hash as icon_hash, icon.color as icon_color, coalesce(wide.file_hash, banner.file_hash) as banner_hash,
      f.nft_count, f.burned_count, f.collector_count, f.minted_at::text as minted_at, f.royalty, f.minter_hash,
      f.listed_count, f.floor::text as floor, ${figure.volume}::text as volume, ${figure.trades} as trades,
      coalesce(p.volume_before, 0)::text as volume_before, ${figure.fairVolume}::text as fair_volume, ${figure.fairTrades} as fair_trades,
      coalesce(p.fair_volume_before, 0)::text as fair_volume_before,
      cover.file_hash as cover_hash, cover.color as cover_color, ${isHidden('collection', sql`c.id`)} as is_hidden, page."sortKey", c.id as "sortId"
    from page join collection c on c.id = page.id join collection_figure f on f.collection_id = c.id ${withPeriod(ask.interval)}
      left join media icon on icon.key = c.icon_uri and icon.has_thumbnails
      left join ${standingWords}
      left join nft shown on shown.launcher_id = w.banner_id and shown.valid_to is null and not shown.burned
      left join media wide on wide.key = shown.data_hash and wide.state = 1 and wide.has_thumbnails
      left join media banner on banner.key = c.banner_uri and banner.has_thumbnails
      left join nft first on first.launcher_id = f.cover and first.valid_to is null
      left join media cover on cover.key = first.data_hash and cover.has_thumbnails
    order by page.place`)
  return z.array(row).parse(rowsOf(found))
}

/** What the makers of the collection `c` say of it, as `w`: only while the claim of its DID stands for whoever said it. */
export const standingWords = sql`collection_words w on w.collection_id = c.id and exists (
  select from profile_claim said join did v on v.did_id = said.did_id and v.valid_to is null and v.owner_hash = said.owner_hash
  where said.did_id = c.minter_did and said.owner_hash = w.owner_hash and not ${isBanned(sql`said.user_id`)})`

/** Figures over a period, none where nothing was sold. */
const figure = {
  volume: sql`coalesce(p.volume, 0)`,
  trades: sql`coalesce(p.trades, 0)`,
  fairVolume: sql`coalesce(p.fair_volume, 0)`,
  fairTrades: sql`coalesce(p.fair_trades, 0)`,
}

function withPeriod(interval: Interval): SQL {
  return sql`left join collection_period p on p.collection_id = c.id and p.days = ${periodOf(interval)}`
}

function wantedBy(ask: {
  id?: string | undefined
  ids?: readonly string[] | undefined
  minter?: string | undefined
}): (SQL | undefined)[] {
  return [
    ask.id === undefined ? undefined : sql`c.id = ${ask.id}`,
    ask.ids === undefined ? undefined : sql`c.id = any(${sql.param([...ask.ids])}::text[])`,
    ask.minter === undefined ? undefined : sql`c.minter_did = ${ask.minter}`,
  ]
}

function collectionOrder(sort: CollectionSort, fair: boolean): Order {
  const byVolume = fair ? figure.fairVolume : figure.volume
  const byTrades = fair ? figure.fairTrades : figure.trades
  const keys: Record<CollectionSort, SQL> = {
    volume: sql`(${byVolume} * 1000000 + f.nft_count)`,
    floor: sql`coalesce(f.floor, 0)`,
    trades: sql`(${byTrades}::numeric * 1000000 + f.nft_count)`,
    items: sql`f.nft_count::numeric`,
    owners: sql`f.collector_count::numeric`,
  }
  return { key: keys[sort], id: sql`c.id`, descending: true }
}
