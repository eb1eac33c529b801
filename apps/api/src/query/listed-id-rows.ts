import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { isShown, isShownItem } from './hidden-rows.js'

export type ListedKind = 'nft' | 'collection' | 'profile'

/** Every id of a kind once, as a table of one column `id`. */
const ALL: Readonly<Record<ListedKind, SQL>> = {
  nft: sql`(
    select nft.launcher_id as id from nft left join detail d on d.launcher_id = nft.launcher_id
    where nft.valid_to is null and ${isShownItem(sql`nft.launcher_id`, sql`d.collection_id`)}) one`,
  collection: sql`(select id from collection c where ${isShown('collection', sql`c.id`)}) one`,
  profile: sql`(select did_id as id from did where valid_to is null and ${isShown('profile', sql`did_id`)}) one`,
}

/** Ids of a kind in their own order, after one of them. */
export async function listedIdRows(
  db: Database,
  kind: ListedKind,
  after: string,
  size: number,
): Promise<string[]> {
  const found = await db.execute(
    sql`select id from ${ALL[kind]} where id > ${after} order by id limit ${size}`,
  )
  return ids(found)
}

/** Every `size`-th id of a kind but the very last. Reads them all: not for every request. */
export async function idMarkRows(db: Database, kind: ListedKind, size: number): Promise<string[]> {
  const found = await db.execute(sql`
    select id from (
      select id, row_number() over (order by id) as place, count(*) over () as total from ${ALL[kind]}
    ) placed
    where place % ${size} = 0 and place < total order by id`)
  return ids(found)
}

function ids(found: unknown): string[] {
  return z
    .array(z.object({ id: z.string() }))
    .parse(rowsOf(found))
    .map(({ id }) => id)
}
