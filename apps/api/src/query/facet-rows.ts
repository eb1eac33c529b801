import type { Facets } from '@chiaroscuro/contract/operation'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { item, rarity, trait, traitCount } from '../store/schema.js'
import { type ItemFilter, isListed } from './item-filter.js'
import { wantedItems } from './item-page.js'
import type { Moment } from './open-offer.js'

/** Longest list of values that is counted for one trait. */
const MAX_VALUES = 1000

/** Items, listed items and trait values under a filter. Each trait is counted without its own filter, so that it can be widened. */
export async function countFacets(db: Database, moment: Moment, filter: ItemFilter): Promise<Facets> {
  const collectionId =
    filter.collection_id === undefined ? undefined : parseCollectionId(filter.collection_id)
  const kept = collectionId !== undefined && isWhole(filter) && (await keptFacets(db, moment, collectionId))
  if (kept) return kept
  const [totals] = await counted(db, moment, filter)
  if (collectionId === undefined)
    return { total: totals?.total ?? 0, listed: totals?.listed ?? 0, traits: [] }
  const own = [...new Set(filter.filter ?? [])]
  const shared = await values(db, moment, filter, collectionId)
  const widened = await Promise.all(
    own.map(async (name) =>
      (await values(db, moment, filter, collectionId, name)).filter((row) => row.name === name),
    ),
  )
  const rows = [...shared.filter((row) => !own.includes(row.name)), ...widened.flat()]
  return { total: totals?.total ?? 0, listed: totals?.listed ?? 0, traits: byTrait(rows) }
}

/** Whether nothing but the collection is asked for. */
function isWhole({ collection_id: _, ...others }: ItemFilter): boolean {
  return Object.values(others).every(
    (value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0),
  )
}

/** The facets of a whole collection from the counts kept with its ranks; none before its first ranking. */
async function keptFacets(db: Database, moment: Moment, collectionId: string): Promise<Facets | undefined> {
  const [kept] = await db
    .select({ total: rarity.total })
    .from(rarity)
    .where(eq(rarity.collectionId, collectionId))
  if (!kept) return undefined
  const rows = await db
    .select({ name: traitCount.traitType, value: traitCount.value, count: traitCount.count })
    .from(traitCount)
    .where(eq(traitCount.collectionId, collectionId))
    .orderBy(asc(traitCount.traitType), desc(traitCount.count), asc(traitCount.value))
    .limit(MAX_VALUES)
  const [open] = await counted(db, moment, { collection_id: collectionId, listed: true })
  return { total: kept.total, listed: open?.total ?? 0, traits: byTrait(rows) }
}

/** The values of each trait together, traits by name. */
function byTrait(rows: readonly { name: string; value: string; count: number }[]): Facets['traits'] {
  const traits = new Map<string, { value: string; count: number }[]>()
  for (const { name, value, count: number } of rows) {
    const list = traits.get(name)
    if (list) list.push({ value, count: number })
    else traits.set(name, [{ value, count: number }])
  }
  return [...traits]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([trait_type, values]) => ({ trait_type, values }))
}

function counted(db: Database, moment: Moment, filter: ItemFilter) {
  const { source, listing, where } = wantedItems(filter, moment)
  const listed = sql`count(*) filter (where ${isListed(listing, moment)})`
  return db
    .select({ total: count(), listed: sql<number>`(${listed})::int` })
    .from(source)
    .where(where)
}

function values(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  collectionId: string,
  exceptTrait?: string,
) {
  const { source, where } = wantedItems(filter, moment, exceptTrait)
  return db
    .select({ name: trait.traitType, value: trait.value, count: count() })
    .from(source)
    .innerJoin(trait, and(eq(trait.launcherId, item.launcherId), eq(trait.collectionId, collectionId)))
    .where(where)
    .groupBy(trait.traitType, trait.value)
    .orderBy(asc(trait.traitType), desc(count()), asc(trait.value))
    .limit(MAX_VALUES)
}
