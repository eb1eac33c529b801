import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { nft } from '../store/schema.js'

/**
 * Whether `o` is a copy of `n`, both current rows of living NFTs: the same file or the same metadata. Numbered
 * editions of one work (one maker, both of several, numbers that differ) are no copies of each other.
 */
const isCopy: SQL = sql`
  o.valid_to is null and not o.burned and o.launcher_id <> n.launcher_id and not (
    o.edition_total > 1 and n.edition_total > 1 and o.edition <> n.edition
    and coalesce(o.minter_did, o.minter_hash) = coalesce(n.minter_did, n.minter_hash))`

/** Ids of the copies of `n`: by each hash apart, so that both are found by their index. */
const copyIds: SQL = sql`
  select o.launcher_id from nft o where o.data_hash = n.data_hash and ${isCopy}
  union
  select o.launcher_id from nft o where o.metadata_hash = n.metadata_hash and ${isCopy}`

/** Whether the NFT of the outer query has copies. */
export const hasCopies: SQL<boolean> = sql<boolean>`exists (
  select 1 from nft n cross join lateral (${copyIds}) copy
  where n.launcher_id = ${nft.launcherId} and n.valid_to is null and not n.burned)`

const copyRow = z.object({
  launcher_id: z.string(),
  name: z.string().nullable(),
  collection_id: z.string().nullable(),
  collection_name: z.string().nullable(),
  mint_height: z.number().nullable(),
  minted_at: z.string().nullable(),
  minter_hash: z.string().nullable(),
  same_data: z.boolean(),
  same_metadata: z.boolean(),
  older: z.boolean(),
  total: z.number(),
})
export type CopyRow = z.infer<typeof copyRow>

/** Living items with an item's file or metadata, oldest first; each says how many there are in all. */
export async function copiesOf(db: Database, launcherId: string, size: number): Promise<CopyRow[]> {
  const found = await db.execute(sql`
    select o.launcher_id, d.name, d.collection_id, c.name as collection_name, o.mint_height, o.minted_at::text as minted_at,
      o.minter_hash, coalesce(o.data_hash = n.data_hash, false) as same_data,
      coalesce(o.metadata_hash = n.metadata_hash, false) as same_metadata,
      (coalesce(o.mint_height, -1), o.launcher_id) < (coalesce(n.mint_height, -1), n.launcher_id) as older,
      (count(*) over ())::int as total
    from nft n cross join lateral (${copyIds}) copy
      join nft o on o.launcher_id = copy.launcher_id and o.valid_to is null join detail d on d.launcher_id = o.launcher_id
      left join collection c on c.id = d.collection_id
    where n.launcher_id = ${launcherId} and n.valid_to is null and not n.burned
    order by coalesce(o.mint_height, -1), o.launcher_id limit ${size}`)
  return z.array(copyRow).parse(rowsOf(found))
}

const itemRow = z.object({
  launcher_id: z.string(),
  copy_count: z.number(),
  first_id: z.string(),
  first_name: z.string().nullable(),
  first_height: z.number().nullable(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type DuplicateRow = z.infer<typeof itemRow>

/** Longest list of items with copies that is kept for one collection. */
const MOST = 10_000

/** Items of a collection with copies anywhere, newest first, all of them. */
export async function duplicateRows(db: Database, collectionId: string): Promise<DuplicateRow[]> {
  const found = await db.execute(sql`
    with ${doubled(collectionId)}
    select n.launcher_id, n.copy_count, n.first_id, fd.name as first_name, first.mint_height as first_height,
      coalesce(n.mint_height, 0)::text as "sortKey", n.launcher_id as "sortId"
    from doubled n join nft first on first.launcher_id = n.first_id and first.valid_to is null
      join detail fd on fd.launcher_id = n.first_id
    order by coalesce(n.mint_height, 0) desc, n.launcher_id desc limit ${MOST}`)
  return z.array(itemRow).parse(rowsOf(found))
}

/**
 * The collection's items with copies, as the table `doubled`. Only hashes that occur twice are
 * looked into, and all items that share one are counted at once: one by one, a large edition would be compared each with each.
 */
function doubled(collectionId: string): SQL {
  return sql`
    own as (
      select n.launcher_id, n.mint_height, n.data_hash, n.metadata_hash
      from nft n join detail d on d.launcher_id = n.launcher_id
      where d.collection_id = ${collectionId} and n.valid_to is null and not n.burned
    ), by_data as (${groupOf('data_hash')}), by_metadata as (${groupOf('metadata_hash')}), doubled as (
      select own.launcher_id, own.mint_height, greatest(f.copy_count, m.copy_count) as copy_count,
        case when f.copy_count > 0 then f.first_id else m.first_id end as first_id
      from own left join by_data f on f.launcher_id = own.launcher_id
        left join by_metadata m on m.launcher_id = own.launcher_id
      where f.copy_count > 0 or m.copy_count > 0
    )`
}

/** Living items that share a hash with one of `own`: how many others do, but for editions of the same work. */
function groupOf(hash: 'data_hash' | 'metadata_hash'): SQL {
  const column = sql.identifier(hash)
  return sql`
    select launcher_id, first_value(launcher_id) over (partition by hash order by coalesce(mint_height, -1), launcher_id) as first_id,
      (count(*) over (partition by hash) - 1 - case when not is_edition then 0 else
        count(*) filter (where is_edition) over (partition by hash, maker)
        - count(*) filter (where is_edition) over (partition by hash, maker, edition) end)::int as copy_count
    from (
      select launcher_id, mint_height, ${column} as hash, coalesce(minter_did, minter_hash) as maker, edition,
        edition_total > 1 and coalesce(minter_did, minter_hash) is not null as is_edition
      from nft where valid_to is null and not burned and ${column} in (
        select ${column} from nft where valid_to is null and not burned and ${column} in (select ${column} from own)
        group by ${column} having count(*) > 1)
    ) pool`
}
