import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { evenMarks } from './even-marks.js'
import { isShown, isShownItem } from './hidden-rows.js'
import { nftCount } from './nft-count.js'

export type ListedKind = 'nft' | 'collection' | 'profile'

/** Every id of a kind once, as a table of one column `id`. */
const ALL: Readonly<Record<ListedKind, SQL>> = {
  nft: sql`(
    select nft.launcher_id as id from nft left join detail d on d.launcher_id = nft.launcher_id
    where nft.valid_to is null and ${isShownItem(sql`nft.launcher_id`, sql`d.collection_id`)}) one`,
  collection: sql`(select id from collection c where ${isShown('collection', sql`c.id`)}) one`,
  profile: sql`(select did_id as id from did where valid_to is null and ${isShown('profile', sql`did_id`)}) one`,
}

/** A stretch of ids of a kind in their own order: after one of them, and until another. */
export interface Stretch {
  readonly kind: ListedKind
  readonly after: string | undefined
  readonly until: string | undefined
  readonly size: number
}

export async function listedIdRows(
  db: Database,
  { kind, after = '', until, size }: Stretch,
): Promise<string[]> {
  const end = until === undefined ? sql`` : sql` and id <= ${until}`
  const found = await db.execute(
    sql`select id from ${ALL[kind]} where id > ${after}${end} order by id limit ${size}`,
  )
  return ids(found)
}

/** Where stretches of about `size` ids end and the next begin. */
export async function idMarkRows(db: Database, kind: ListedKind, size: number): Promise<readonly string[]> {
  return kind === 'nft' ? evenMarks(await nftCount(db), size) : countedMarks(db, kind, size)
}

/** Every `size`-th id of a kind but the very last. Reads them all: of kinds that are few. */
async function countedMarks(db: Database, kind: ListedKind, size: number): Promise<string[]> {
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
