import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { garden, gardenCollection, gardenProfile } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'

export type GardenRow = typeof garden.$inferSelect

/** How many members are shown with a garden of a list. */
const MOST_MEMBERS = 100

const order: Order = {
  key: sql`${garden.createdAt}::numeric`,
  // Ids are of any letters; a cursor takes a hash of them as well.
  id: sql`md5(${garden.id})`,
  descending: true,
}

/** Gardens, the newest first. */
export async function listGardenRows(db: Database, cursor: Cursor | undefined, size: number) {
  const position = seek(order, cursor)
  return db
    .select({
      garden,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(garden)
    .where(position.where)
    .orderBy(position.orderBy)
    .limit(size)
}

/** A garden by its slug. */
export async function findGarden(db: Database, slug: string): Promise<GardenRow | undefined> {
  const [row] = await db.select().from(garden).where(eq(garden.slug, slug))
  return row
}

/** DIDs of a garden in its own order. */
export async function gardenDids(db: Database, gardenId: string, limit: number, offset: number) {
  const rows = await db
    .select({ didId: gardenProfile.didId })
    .from(gardenProfile)
    .where(eq(gardenProfile.gardenId, gardenId))
    .orderBy(asc(gardenProfile.position), asc(gardenProfile.didId))
    .limit(limit)
    .offset(offset)
  return rows.map(({ didId }) => didId)
}

/** Collections of a garden in its own order. */
export async function gardenCollectionIds(db: Database, gardenId: string): Promise<string[]> {
  const rows = await db
    .select({ collectionId: gardenCollection.collectionId })
    .from(gardenCollection)
    .where(eq(gardenCollection.gardenId, gardenId))
    .orderBy(asc(gardenCollection.position), asc(gardenCollection.collectionId))
    .limit(1000)
  return rows.map(({ collectionId }) => collectionId)
}

const member = z.object({ garden_id: z.string(), id: z.string() })

/** The first members of several gardens, each in its garden's order. */
export async function gardenMembers(db: Database, gardenIds: readonly string[]) {
  const ids = sql.param([...gardenIds])
  const [dids, collections] = await Promise.all([
    db.execute(sql`
      select garden_id, did_id as id from (
        select *, row_number() over (partition by garden_id order by position, did_id) as place from garden_profile
        where garden_id = any(${ids}::text[])) m where place <= ${MOST_MEMBERS} order by place`),
    db.execute(sql`
      select garden_id, collection_id as id from (
        select *, row_number() over (partition by garden_id order by position, collection_id) as place
        from garden_collection where garden_id = any(${ids}::text[])) m where place <= ${MOST_MEMBERS} order by place`),
  ])
  const read = (found: unknown) => z.array(member).parse(rowsOf(found))
  return { dids: read(dids), collections: read(collections) }
}
