import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, rarity, trait, traitCount } from '../store/schema.js'
import { prepared } from './prepared.js'

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
  return { byValue: byValueOf(rows), total }
}

/**
 * The same for the traits of one item. Those of a collection that was never ranked are counted.
 */
export async function itemTraitCounts(
  db: Database,
  launcherId: string,
  collectionId: string | null,
): Promise<{ byValue: ReadonlyMap<string, number>; total: number }> {
  if (collectionId === null) return { byValue: new Map(), total: 0 }
  const rows = await itemsKept(db).execute({ launcherId, collectionId })
  const [first] = rows
  if (!first) return traitCounts(db, collectionId)
  return { byValue: byValueOf(rows), total: first.total }
}

const itemsKept = prepared((db) =>
  db
    .select({
      name: traitCount.traitType,
      value: traitCount.value,
      count: traitCount.count,
      total: rarity.total,
    })
    .from(trait)
    .innerJoin(rarity, eq(rarity.collectionId, trait.collectionId))
    .innerJoin(
      traitCount,
      and(
        eq(traitCount.collectionId, trait.collectionId),
        eq(traitCount.traitType, trait.traitType),
        eq(traitCount.value, trait.value),
      ),
    )
    .where(
      and(
        eq(trait.launcherId, sql.placeholder('launcherId')),
        eq(trait.collectionId, sql.placeholder('collectionId')),
      ),
    )
    .prepare('item_trait_counts'),
)

function byValueOf(rows: readonly { name: string; value: string; count: number }[]) {
  return new Map(rows.map((row) => [`${row.name}\u0000${row.value}`, row.count]))
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
