import { type OpenRarityItem, type RarityTable, rankWithTable } from '@chiaroscuro/domain/ranking'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { keepFigures } from '../item/keep-figures.js'
import { keepRanks } from '../item/keep-items.js'
import type { Moment } from '../query/open-offer.js'
import { RANKS_VERSION } from '../query/rarity-rows.js'
import type { Database } from '../store/database.js'
import { collection, detail, nft, rarity } from '../store/schema.js'
import { rests } from './rests.js'

/**
 * Ranks what was described since it was ranked; to be called whenever something may have been, one at a time. A large collection waits
 * between two rankings.
 */
export function collectionRanker(
  db: Database,
  moment: () => Moment,
  timer: () => number,
): () => Promise<void> {
  const { resting, done } = rests(timer)
  return async () => {
    for (;;) {
      const ids = await unranked(db, resting())
      if (ids.length === 0) return
      for (const id of ids) {
        const started = timer()
        await rankCollection(db, id, moment())
        done([id], started)
      }
    }
  }
}

/** Collections whose ranks are older than their items' traits, and those that have none; but for those that rest. */
async function unranked(db: Database, resting: readonly string[]): Promise<string[]> {
  const others = sql`${sql.param(resting)}::text[]`
  const rows = await db
    .select({ id: rarity.collectionId })
    .from(rarity)
    .where(sql`${rarity.stale} and ${rarity.collectionId} <> all(${others})`)
    .unionAll(
      db
        .select({ id: collection.id })
        .from(collection)
        .leftJoin(rarity, eq(rarity.collectionId, collection.id))
        .where(sql`${rarity.collectionId} is null and ${collection.id} <> all(${others})`),
    )
  return rows.map(({ id }) => id)
}

/**
 * Ranks a collection's items by OpenRarity and keeps the counts that explain the ranks; burned ones count, as
 * the reference counts everything minted. Ranks, their counts, the facets and the figures change together.
 */
export async function rankCollection(db: Database, collectionId: string, moment: Moment): Promise<void> {
  await db.transaction(async (tx) => {
    const seen = await versionOf(tx, collectionId)
    const items = await tx
      .select({ id: detail.launcherId, attributes: detail.attributes })
      .from(detail)
      .innerJoin(nft, and(eq(nft.launcherId, detail.launcherId), isNull(nft.validTo)))
      .where(eq(detail.collectionId, collectionId))
    const { ranks, table } = rankWithTable(items)
    const isTelling = items.some((item) => item.attributes.length > 0)
    if (isTelling) {
      await saveRanks(tx, ranks)
      await keepRanks(tx, collectionId)
    }
    await saveTable(tx, collectionId, isTelling ? table : { ...table, traits: [], values: [] }, seen)
    await saveCounts(tx, sql`trait_count`, sql`trait_type`, collectionId, writtenCounts(items))
    await keepFigures(tx, [collectionId], moment)
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

/** Of the row of a collection's ranks, before its items are read; nothing where it never was ranked. */
async function versionOf(tx: Database, collectionId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ version: RANKS_VERSION })
    .from(rarity)
    .where(eq(rarity.collectionId, collectionId))
  return row?.version
}

/** A collection that another process described since its row was `seen` stays marked: what it said may not have been read. */
async function saveTable(
  tx: Database,
  collectionId: string,
  table: RarityTable,
  seen: string | undefined,
): Promise<void> {
  const row = { total: table.total, entropy: table.entropy, traits: [...table.traits] }
  const stale = sql`case when ${RANKS_VERSION} = ${seen ?? null} then false else ${rarity.stale} end`
  await tx
    .insert(rarity)
    .values({ collectionId, ...row, stale: false })
    .onConflictDoUpdate({ target: rarity.collectionId, set: { ...row, stale } })
  await saveCounts(tx, sql`rarity_value`, sql`trait`, collectionId, table.values)
}

/** A trait value and how many items have it. */
interface Count {
  readonly trait: string
  readonly value: string
  readonly count: number
}

/** How many items have each trait value as it is written; a value that an item has twice counts once. */
function writtenCounts(items: readonly OpenRarityItem[]): Count[] {
  const counts = new Map<string, Map<string, { count: number; item: number }>>()
  for (const [item, { attributes }] of items.entries())
    for (const { traitType, value } of attributes) {
      const values = counts.get(traitType) ?? new Map<string, { count: number; item: number }>()
      counts.set(traitType, values)
      const known = values.get(value)
      if (known?.item !== item) values.set(value, { count: (known?.count ?? 0) + 1, item })
    }
  return [...counts].flatMap(([trait, values]) =>
    [...values].map(([value, { count }]) => ({ trait, value, count })),
  )
}

/** Only what differs is written: most values of a collection keep their counts from one mint to the next. */
async function saveCounts(
  tx: Database,
  table: SQL,
  name: SQL,
  collectionId: string,
  counts: readonly Count[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (trait text, value text, count int)`
  await tx.execute(sql`
    insert into ${table} as kept (collection_id, ${name}, value, count)
    select ${collectionId}, trait, value, count from ${given}
    on conflict (collection_id, ${name}, value) do update set count = excluded.count
    where kept.count <> excluded.count`)
  await tx.execute(sql`
    delete from ${table} kept where collection_id = ${collectionId}
      and (${name}, value) not in (select trait, value from ${given})`)
}
