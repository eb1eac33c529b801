import { type RarityTable, rankWithTable } from '@chiaroscuro/domain/ranking'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, detail, nft, rarity } from '../store/schema.js'

/** Collections whose counts were never taken: those that an older version of the tables described. */
export async function uncounted(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: collection.id })
    .from(collection)
    .leftJoin(rarity, eq(rarity.collectionId, collection.id))
    .where(isNull(rarity.collectionId))
  return rows.map(({ id }) => id)
}

/**
 * Ranks a collection's items by OpenRarity and keeps the counts that explain the ranks; burned ones count, as
 * the reference counts everything minted. Ranks, their counts and the facets change together.
 */
export async function rankCollection(db: Database, collectionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const items = await tx
      .select({ id: detail.launcherId, attributes: detail.attributes })
      .from(detail)
      .innerJoin(nft, and(eq(nft.launcherId, detail.launcherId), isNull(nft.validTo)))
      .where(eq(detail.collectionId, collectionId))
    const { ranks, table } = rankWithTable(items)
    const isTelling = items.some((item) => item.attributes.length > 0)
    if (isTelling) await saveRanks(tx, ranks)
    await saveTable(tx, collectionId, isTelling ? table : { ...table, traits: [], values: [] })
    await countTraits(tx, collectionId)
  })
}

async function saveRanks(tx: Database, ranks: readonly { id: string; rank: number }[]): Promise<void> {
  const ids = sql.param(ranks.map(({ id }) => id))
  const places = sql.param(ranks.map(({ rank }) => rank))
  await tx.execute(sql`
    update detail set rank = ranked.rank
    from unnest(${ids}::text[], ${places}::int[]) as ranked (id, rank)
    where detail.launcher_id = ranked.id and detail.rank is distinct from ranked.rank`)
}

/** Only what differs is written: most values of a collection keep their counts from one mint to the next. */
async function saveTable(tx: Database, collectionId: string, table: RarityTable): Promise<void> {
  const row = { total: table.total, entropy: table.entropy, traits: [...table.traits] }
  await tx
    .insert(rarity)
    .values({ collectionId, ...row })
    .onConflictDoUpdate({ target: rarity.collectionId, set: row })
  const given = sql`jsonb_to_recordset(${JSON.stringify(table.values)}::jsonb) as given (trait text, value text, count int)`
  await tx.execute(sql`
    insert into rarity_value (collection_id, trait, value, count)
    select ${collectionId}, trait, value, count from ${given}
    on conflict (collection_id, trait, value) do update set count = excluded.count
    where rarity_value.count <> excluded.count`)
  await tx.execute(sql`
    delete from rarity_value kept where collection_id = ${collectionId} and not exists (
      select 1 from ${given} where given.trait = kept.trait and given.value = kept.value)`)
}

/** The facets of the whole collection, counted once for all who look at it. */
async function countTraits(tx: Database, collectionId: string): Promise<void> {
  const counted = sql`
    select t.trait_type, t.value, count(*)::int as count
    from trait t join nft n on n.launcher_id = t.launcher_id and n.valid_to is null
    where t.collection_id = ${collectionId} group by t.trait_type, t.value`
  await tx.execute(sql`
    insert into trait_count (collection_id, trait_type, value, count)
    select ${collectionId}, trait_type, value, count from (${counted}) as counted
    on conflict (collection_id, trait_type, value) do update set count = excluded.count
    where trait_count.count <> excluded.count`)
  await tx.execute(sql`
    delete from trait_count kept where collection_id = ${collectionId} and not exists (
      select 1 from trait t join nft n on n.launcher_id = t.launcher_id and n.valid_to is null
      where t.collection_id = kept.collection_id and t.trait_type = kept.trait_type and t.value = kept.value)`)
}
