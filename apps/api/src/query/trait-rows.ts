import { count, eq, type SQL, sql } from 'drizzle-orm'
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
  return { byValue: byValueOf(rows), total }
}

/** How often each of an item's trait values occurs, as name, value and count; null where none of them was counted yet. */
export type OwnCounts = readonly (readonly [name: string, value: string, count: number])[] | null

/** The counts kept for the NFT of the outer query, joined with its description. */
export const ownCounts: SQL<OwnCounts> = sql<OwnCounts>`(
  select jsonb_agg(jsonb_build_array(${traitCount.traitType}, ${traitCount.value}, ${traitCount.count}))
  from ${trait} join ${traitCount} on ${traitCount.collectionId} = ${trait.collectionId}
    and ${traitCount.traitType} = ${trait.traitType} and ${traitCount.value} = ${trait.value}
  where ${trait.launcherId} = ${detail.launcherId} and ${trait.collectionId} = ${detail.collectionId})`

/** `traitCounts` for the traits of one item alone: those kept with it, or the collection's where it was never ranked. */
export async function itemTraitCounts(
  db: Database,
  collectionId: string | null,
  { own, total }: { readonly own: OwnCounts; readonly total: number | null },
): Promise<{ byValue: ReadonlyMap<string, number>; total: number }> {
  if (own === null || total === null) return traitCounts(db, collectionId)
  return { byValue: byValueOf(own.map(([name, value, count]) => ({ name, value, count }))), total }
}

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
