import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { garden, gardenCollection, gardenProfile } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'

const counted = z.object({ id: z.string(), profiles: z.number(), collections: z.number() })

/** How many profiles and collections gardens have. */
export async function gardenCounts(db: Database, ids: readonly string[]) {
  const found = await db.execute(sql`
    select g.id, (select count(*)::int from garden_profile where garden_id = g.id) as profiles,
      (select count(*)::int from garden_collection where garden_id = g.id) as collections
    from garden g where g.id = any(${sql.param([...ids])}::text[])`)
  const rows = z.array(counted).parse(rowsOf(found))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A page of a garden's DIDs, in its own order. */
export function listGardenDids(db: Database, gardenId: string, cursor: Cursor | undefined, size: number) {
  const order: Order = {
    key: sql`${gardenProfile.position}::numeric`,
    id: sql`${gardenProfile.didId}`,
    descending: false,
  }
  const position = seek(order, cursor)
  return db
    .select({
      didId: gardenProfile.didId,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(gardenProfile)
    .where(sql`${gardenProfile.gardenId} = ${gardenId} and ${position.where ?? sql`true`}`)
    .orderBy(position.orderBy)
    .limit(size)
}

/** A page of a garden's collections, in its own order; only those that the index knows. */
export function listGardenCollectionIds(
  db: Database,
  gardenId: string,
  cursor: Cursor | undefined,
  size: number,
) {
  const order: Order = {
    key: sql`${gardenCollection.position}::numeric`,
    id: sql`${gardenCollection.collectionId}`,
    descending: false,
  }
  const position = seek(order, cursor)
  return db
    .select({
      collectionId: gardenCollection.collectionId,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(gardenCollection)
    .where(
      sql`${gardenCollection.gardenId} = ${gardenId} and ${position.where ?? sql`true`}
        and exists (select 1 from collection c where c.id = ${gardenCollection.collectionId})`,
    )
    .orderBy(position.orderBy)
    .limit(size)
}

/** A garden whole. */
export interface WholeGarden {
  readonly garden: typeof garden.$inferInsert
  readonly dids: readonly string[]
  readonly collections: readonly string[]
}

/** Keeps a garden under its slug in the place of what was there; its id and birthday stay. */
export async function keepGarden(
  db: Database,
  { garden: row, dids, collections }: WholeGarden,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, description, bannerUri, ownerDid, updatedAt } = row
    const [kept] = await tx
      .insert(garden)
      .values(row)
      .onConflictDoUpdate({
        target: garden.slug,
        set: { name, description, bannerUri, ownerDid, updatedAt },
      })
      .returning({ id: garden.id })
    const gardenId = kept?.id ?? row.id
    await dropMembers(tx, gardenId)
    const profiles = [...new Set(dids)].map((didId, position) => ({ gardenId, didId, position }))
    const shown = [...new Set(collections)].map((collectionId, position) => ({
      gardenId,
      collectionId,
      position,
    }))
    if (profiles.length > 0) await tx.insert(gardenProfile).values(profiles)
    if (shown.length > 0) await tx.insert(gardenCollection).values(shown)
  })
}

export async function dropGarden(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dropMembers(tx, id)
    await tx.delete(garden).where(eq(garden.id, id))
  })
}

async function dropMembers(db: Database, gardenId: string): Promise<void> {
  await db.delete(gardenProfile).where(eq(gardenProfile.gardenId, gardenId))
  await db.delete(gardenCollection).where(eq(gardenCollection.gardenId, gardenId))
}
