import type { Facets } from '@chiaroscuro/contract/operation'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, media, nft, trait } from '../store/schema.js'
import { type NftFilter, nftConditions } from './nft-rows.js'
import { bestListing, type Moment } from './open-offer.js'

/** Longest list of values that is counted for one trait. */
const MAX_VALUES = 1000

/** Items, listed items and trait values under a filter. Each trait is counted without its own filter, so that it can be widened. */
export async function countFacets(db: Database, moment: Moment, filter: NftFilter): Promise<Facets> {
  const [totals] = await counted(db, moment, filter)
  const collectionId =
    filter.collection_id === undefined ? undefined : parseCollectionId(filter.collection_id)
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
  const traits = new Map<string, { value: string; count: number }[]>()
  for (const { name, value, count: number } of rows)
    traits.set(name, [...(traits.get(name) ?? []), { value, count: number }])
  return {
    total: totals?.total ?? 0,
    listed: totals?.listed ?? 0,
    traits: [...traits]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([trait_type, list]) => ({ trait_type, values: list })),
  }
}

function counted(db: Database, moment: Moment, filter: NftFilter) {
  const listing = bestListing(db, moment)
  return db
    .select({ total: count(), listed: sql<number>`count(${listing.id})::int` })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoinLateral(listing, sql`true`)
    .where(and(isNull(nft.validTo), ...nftConditions(filter, listing)))
}

function values(db: Database, moment: Moment, filter: NftFilter, collectionId: string, exceptTrait?: string) {
  const listing = bestListing(db, moment)
  return db
    .select({ name: trait.traitType, value: trait.value, count: count() })
    .from(trait)
    .innerJoin(nft, and(eq(nft.launcherId, trait.launcherId), isNull(nft.validTo)))
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoinLateral(listing, sql`true`)
    .where(and(eq(trait.collectionId, collectionId), ...nftConditions(filter, listing, exceptTrait)))
    .groupBy(trait.traitType, trait.value)
    .orderBy(asc(trait.traitType), desc(count()), asc(trait.value))
    .limit(MAX_VALUES)
}
