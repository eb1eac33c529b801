import type { Facets } from '@chiaroscuro/contract/operation'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { and, asc, count, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { item, rarity, trait, traitCount } from '../store/schema.js'
import { itemsThrough, traitsVersion } from './board-rows.js'
import { countOnBoard, type ValueCount } from './facet-board.js'
import { isListed } from './item-filter.js'
import { wantedItems } from './item-page.js'
import { boardOf, forgetBoard } from './kept-boards.js'
import { countListed, countMarket } from './market-count.js'
import type { Moment } from './open-offer.js'
import { type ItemFilter, readFilter, wantedTraits } from './read-filter.js'

/** Longest list of values that is counted at once: of all traits without a filter, and of each with one. */
const MAX_VALUES = 1000

/** Of the whole market under a filter. */
const MOST_COUNTED = 10_000

/** The type of files that are pictures. */
const PICTURE = 1

/** Items, listed items, types of files and trait values under a filter. Types and each trait are counted without their own, so that it can be widened. */
export async function countFacets(db: Database, moment: Moment, filter: ItemFilter): Promise<Facets> {
  const collectionId =
    filter.collection_id === undefined ? undefined : parseCollectionId(filter.collection_id)
  if (collectionId === undefined) {
    const { sensitive = true, listed: isForSale = false, ...others } = filter
    const isMarket = filter.collection_id === undefined && isWhole(others)
    const { total, listed, atLeast } = isMarket
      ? await marketCounts(db, moment, { sensitive, isForSale })
      : await countedSome(db, moment, filter)
    return { total, listed, at_least: atLeast, data_types: [], traits: [] }
  }
  return (
    (isWhole(filter) ? await keptFacets(db, moment, collectionId) : undefined) ??
    (await facetsOnBoard(db, moment, filter, collectionId)) ??
    (await facetsInSql(db, moment, filter, collectionId))
  )
}

/**
 * By the board kept of the collection, which knows traits, ranks and types; the items under the rest of the filter are asked for by their ids, or
 * those it leaves out. None where the collection was never ranked or is too large, and where it has changed since the board was made.
 */
export async function facetsOnBoard(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  collectionId: string,
): Promise<Facets | undefined> {
  const version = await traitsVersion(db, collectionId)
  const board = version === undefined ? undefined : await boardOf(db, collectionId, version)
  if (!board) return undefined
  const wanted = wantedTraits(filter)
  const through = await itemsThrough(db, moment, filter, board)
  const counts = through && countOnBoard(board, through, wanted, filter.data_type)
  if (!counts) {
    forgetBoard(db, collectionId)
    return undefined
  }
  const { total, listed, types, values } = counts
  const first = (rows: readonly ValueCount[]) => rows.slice(0, MAX_VALUES)
  const rows = [
    ...first(values.filter(({ name }) => !wanted.has(name))),
    ...[...wanted.keys()].flatMap((wide) => first(values.filter(({ name }) => name === wide))),
  ]
  const data_types = types.map(({ type, count: number }) => ({ data_type: type, count: number }))
  return { total, listed, at_least: false, data_types, traits: byTrait(rows) }
}

/** The same by the database alone, each value counted anew. */
export async function facetsInSql(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  collectionId: string,
): Promise<Facets> {
  const wanted = [...wantedTraits(filter).keys()]
  const { total, listed } = await counted(db, moment, filter)
  const shared = await values(db, moment, filter, collectionId, { not: wanted })
  const widened = await Promise.all(
    wanted.map((name) => values(db, moment, filter, collectionId, { only: name })),
  )
  return {
    total,
    listed,
    at_least: false,
    data_types: await countTypes(db, moment, filter),
    traits: byTrait([...shared, ...widened.flat()]),
  }
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
  return {
    total: kept.total,
    listed: await countListed(db, moment, collectionId),
    at_least: false,
    data_types: await keptTypes(db, collectionId, kept.total),
    traits: byTrait(rows),
  }
}

/** Nearly all are pictures: the others are counted, by an index of their own. */
async function keptTypes(db: Database, collectionId: string, total: number): Promise<Facets['data_types']> {
  const others = await db
    .select({ data_type: item.dataType, count: count() })
    .from(item)
    .where(and(eq(item.collectionId, collectionId), sql`${item.dataType} <> ${sql.raw(String(PICTURE))}`))
    .groupBy(item.dataType)
  const pictures = total - others.reduce((sum, one) => sum + one.count, 0)
  return [...others, { data_type: PICTURE, count: pictures }]
    .filter((one) => one.count > 0)
    .sort((a, b) => a.data_type - b.data_type)
}

/** Of the items under the rest of a filter. */
function countTypes(db: Database, moment: Moment, filter: ItemFilter): Promise<Facets['data_types']> {
  const { source, where } = wantedItems(readFilter({ ...filter, data_type: undefined }), moment)
  return db
    .select({ data_type: sql<number>`${item.dataType}`, count: count() })
    .from(source)
    .where(where)
    .groupBy(item.dataType)
    .orderBy(asc(item.dataType))
}

/** The values of each trait together, traits by name. */
function byTrait(rows: readonly ValueCount[]): Facets['traits'] {
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

async function counted(db: Database, moment: Moment, filter: ItemFilter) {
  const { source, listing, where } = wantedItems(readFilter(filter), moment)
  const listed = sql`count(*) filter (where ${isListed(listing, moment)})`
  const [totals] = await db
    .select({ total: count(), listed: sql<number>`(${listed})::int` })
    .from(source)
    .where(where)
  return totals ?? { total: 0, listed: 0 }
}

async function marketCounts(db: Database, moment: Moment, of: { sensitive: boolean; isForSale: boolean }) {
  const { total, listed } = await countMarket(db, moment, of)
  return { total: of.isForSale ? listed : total, listed, atLeast: false }
}

/** As many items under a filter of the whole market as are worth counting: there may be millions. */
async function countedSome(db: Database, moment: Moment, filter: ItemFilter) {
  const { source, listing, where } = wantedItems(readFilter(filter), moment)
  const some = db
    .select({ listed: sql<boolean>`${isListed(listing, moment)}`.as('listed') })
    .from(source)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as('some')
  const [found] = await db
    .select({ total: count(), listed: sql<number>`(count(*) filter (where ${some.listed}))::int` })
    .from(some)
  const { total, listed } = found ?? { total: 0, listed: 0 }
  const most = (number: number) => Math.min(number, MOST_COUNTED)
  return { total: most(total), listed: most(listed), atLeast: total > MOST_COUNTED }
}

/** Of all traits but some under the whole filter, or of one under the rest of it. */
function values(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  collectionId: string,
  traits: { readonly not: readonly string[] } | { readonly only: string },
) {
  const only = 'only' in traits ? traits.only : undefined
  const { source, where } = wantedItems(readFilter(filter, only), moment)
  const names =
    'not' in traits ? notInArray(trait.traitType, [...traits.not]) : eq(trait.traitType, traits.only)
  return db
    .select({ name: trait.traitType, value: trait.value, count: count() })
    .from(source)
    .innerJoin(trait, and(eq(trait.launcherId, item.launcherId), eq(trait.collectionId, collectionId)))
    .where(and(where, names))
    .groupBy(trait.traitType, trait.value)
    .orderBy(asc(trait.traitType), desc(count()), asc(trait.value))
    .limit(MAX_VALUES)
}
