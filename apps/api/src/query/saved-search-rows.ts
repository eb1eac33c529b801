import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { collection, savedSearch } from '../store/schema.js'

export type SavedSearchRow = typeof savedSearch.$inferSelect

/** What somebody looks out for, the newest first, with what their collections are called. */
export async function searchesOf(db: Database, userId: string) {
  return db
    .select({ search: savedSearch, collectionName: collection.name })
    .from(savedSearch)
    .leftJoin(collection, eq(collection.id, savedSearch.collectionId))
    .where(eq(savedSearch.userId, userId))
    .orderBy(desc(savedSearch.createdAt), savedSearch.id)
}

export async function collectionName(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: collection.name })
    .from(collection)
    .where(inArray(collection.id, [id]))
  return row?.name
}

/** Keeps a search unless its owner has `most` already; whether it was kept. */
export async function keepSearch(db: Database, row: SavedSearchRow, most: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two at the same moment count each other.
    await tx.execute(sql`select 1 from saved_search where user_id = ${row.userId} for update`)
    if ((await tx.$count(savedSearch, eq(savedSearch.userId, row.userId))) >= most) return false
    await tx.insert(savedSearch).values(row)
    return true
  })
}

export async function dropSearch(db: Database, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .delete(savedSearch)
    .where(and(eq(savedSearch.userId, userId), eq(savedSearch.id, id)))
    .returning()
  return dropped.length > 0
}

/** A work that was listed, as searches look at it. */
export interface Listed {
  readonly sequence: number
  readonly launcherId: string
  readonly collectionId: string | null
  readonly name: string | null
  /** Mojos; null where it is not listed in XCH. */
  readonly price: string | null
}

const found = z.array(z.object({ sequence: z.coerce.number(), user_id: z.string() }))

/** Who looks out for which of these, each once. */
export async function lookedOutFor(
  db: Database,
  listed: readonly Listed[],
): Promise<{ sequence: number; userId: string }[]> {
  if (listed.length === 0) return []
  const rows = rowsOf(
    await db.execute(sql`
      select distinct l.sequence, s.user_id
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as l(sequence bigint, "launcherId" text, "collectionId" text, name text, price numeric)
      join saved_search s on
        (s.collection_id is null or s.collection_id = l."collectionId")
        and (s.launcher_ids is null or l."launcherId" = any(s.launcher_ids))
        and (s.words is null or position(s.words in lower(coalesce(l.name, ''))) > 0)
        and (s.max_price is null or l.price <= s.max_price)
      order by 1, 2`),
  )
  return found.parse(rows).map(({ sequence, user_id }) => ({ sequence, userId: user_id }))
}
