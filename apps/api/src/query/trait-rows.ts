import { count, eq } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, trait } from '../store/schema.js'

/** How often each trait value occurs in a collection, by `name NUL value`, and how many items there are. */
export async function traitCounts(
  db: Database,
  collectionId: string | null,
): Promise<{ byValue: ReadonlyMap<string, number>; total: number }> {
  if (collectionId === null) return { byValue: new Map(), total: 0 }
  const rows = await db
    .select({ name: trait.traitType, value: trait.value, count: count() })
    .from(trait)
    .where(eq(trait.collectionId, collectionId))
    .groupBy(trait.traitType, trait.value)
  const [items] = await db
    .select({ total: count() })
    .from(detail)
    .where(eq(detail.collectionId, collectionId))
  return {
    byValue: new Map(rows.map((row) => [`${row.name}\u0000${row.value}`, row.count])),
    total: items?.total ?? 0,
  }
}
