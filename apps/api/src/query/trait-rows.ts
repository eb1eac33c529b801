import { count, eq } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, rarity, trait, traitCount } from '../store/schema.js'

/** How often each trait value occurs in a collection, by `name NUL value`, and how many items there are. */
export async function traitCounts(
  db: Database,
  collectionId: string | null,
): Promise<{ byValue: ReadonlyMap<string, number>; total: number }> {
  if (collectionId === null) return { byValue: new Map(), total: 0 }
  const [ranked] = await db
    .select({ total: rarity.total })
    .from(rarity)
    .where(eq(rarity.collectionId, collectionId))
  const [rows, total] = ranked
    ? [await kept(db, collectionId), ranked.total]
    : await Promise.all([counted(db, collectionId), countItems(db, collectionId)])
  return { byValue: new Map(rows.map((row) => [`${row.name}\u0000${row.value}`, row.count])), total }
}

/** As of the collection's last ranking, which follows every description. */
function kept(db: Database, collectionId: string) {
  return db
    .select({ name: traitCount.traitType, value: traitCount.value, count: traitCount.count })
    .from(traitCount)
    .where(eq(traitCount.collectionId, collectionId))
}

function counted(db: Database, collectionId: string) {
  return db
    .select({ name: trait.traitType, value: trait.value, count: count() })
    .from(trait)
    .where(eq(trait.collectionId, collectionId))
    .groupBy(trait.traitType, trait.value)
}

async function countItems(db: Database, collectionId: string): Promise<number> {
  const [items] = await db
    .select({ total: count() })
    .from(detail)
    .where(eq(detail.collectionId, collectionId))
  return items?.total ?? 0
}
