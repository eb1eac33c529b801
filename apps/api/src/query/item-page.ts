import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { detail, item, nft, offer, offerEnd } from '../store/schema.js'
import {
  isGiven,
  itemConditions,
  type ListingColumns,
  rankConditions,
  traitsAlongOrder,
} from './item-filter.js'
import type { Cursor } from './keyset.js'
import { type AskedMoment, isListable, type Moment } from './open-offer.js'
import { type Given, type ItemFilter, isForSale, type ReadFilter } from './read-filter.js'

export type NftSort = 'offer-low' | 'offer-new' | 'rank' | 'moved' | 'oldest' | 'newest'

/** Items in one order that an index gives, ties broken by their ids in the same direction. */
interface Run {
  readonly key: SQL
  readonly type: keyof typeof BOUNDS
  readonly where?: SQL | undefined
  /** Whether the index in its order knows ranks, too, or is of them. */
  readonly knowsRanks?: boolean
}

/** Cursors are a stranger's text: what no key can be is as good as the nearest that can. */
const BOUNDS = {
  integer: [-(2n ** 31n), 2n ** 31n - 1n],
  bigint: [-(2n ** 63n), 2n ** 63n - 1n],
  numeric: [-(10n ** 39n), 10n ** 39n],
} as const

/** The key of what has no listing where prices go up (after listings without an amount), and where the newest come first. */
const UNLISTED = { up: '1e35::numeric', down: '0::bigint' }

/** How a sort runs: what is for sale first, then the rest, where it is about listings and the rest is wanted. */
function runsOf(
  sort: NftSort,
  listing: ListingColumns,
  isForSale: boolean,
): { runs: readonly Run[]; descending: boolean } {
  const listed = isNotNull(listing.id)
  // No index knows that what is for sale is not what is left of it, and would be read to its end to find nothing.
  const rest = (run: Run) => (isForSale ? [] : [{ ...run, where: isNull(listing.listedAt) }])
  switch (sort) {
    case 'offer-low':
      return {
        runs: [
          { key: sql`${listing.priceKey}`, type: 'numeric', where: listed, knowsRanks: true },
          ...rest({ key: sql.raw(UNLISTED.up), type: 'numeric' }),
        ],
        descending: false,
      }
    case 'offer-new':
      return {
        runs: [
          { key: sql`${listing.listedAt}`, type: 'bigint', where: listed, knowsRanks: true },
          ...rest({ key: sql.raw(UNLISTED.down), type: 'bigint' }),
        ],
        descending: true,
      }
    case 'rank':
      return { runs: [{ key: sql`${item.rank}`, type: 'integer', knowsRanks: true }], descending: false }
    case 'moved':
      return { runs: [{ key: sql`${item.moved}`, type: 'integer' }], descending: true }
    case 'oldest':
      return { runs: [{ key: sql`${item.minted}`, type: 'integer' }], descending: false }
    case 'newest':
      return { runs: [{ key: sql`${item.minted}`, type: 'integer' }], descending: true }
  }
}

/** A page asked of a list. */
export interface PageAsked {
  readonly moment: Moment
  readonly filter: ItemFilter
  readonly sort: NftSort
  readonly cursor: Cursor | undefined
  readonly size: number
  /** So many of what is searched for are put in order, where not the first of all are wanted; all where it is left out. */
  readonly enough?: number
}

/** Where the items of a page are read from, if not by its filter alone. */
interface Source {
  readonly source: SQL
  /** The same through the ranks, where few of them are wanted. */
  readonly ranked: SQL | undefined
  readonly listing: ListingColumns
  /** Whether nothing but what is for sale is wanted. */
  readonly isForSale: boolean
  readonly where: SQL | undefined
  /** The same for what an index has in the list's order. */
  readonly alongOrder: SQL | undefined
}

/**
 * The launcher ids of a page and the keys they stand at, as a statement each run of `launcher_id`, `run` and `key`. Each
 * run ends by itself after `most` rows, so that an index in its order is read no further; `orderBy` is of a table `page` of them all.
 */
export function runsOfPage(
  ask: Pick<PageAsked, 'sort' | 'cursor' | 'size'>,
  { source, ranked, listing, isForSale, where, alongOrder }: Source,
  most = ask.size,
): { parts: readonly SQL[]; orderBy: SQL } {
  const { runs, descending } = runsOf(ask.sort, listing, isForSale)
  const backward = ask.cursor?.backward ?? false
  const direction = descending !== backward ? sql.raw('desc') : sql.raw('asc')
  const parts = runs.map((run, i) => {
    // What follows the first run has one key: ids are all its order, and two indexes that have them are read side by side.
    const isKeyed = i === 0
    const conditions = and(run.where, after(run, ask.cursor, descending), isKeyed ? alongOrder : where)
    return sql`(
      select ${item.launcherId} as launcher_id, ${sql.raw(String(i))} as run, ${run.key} as key
      from ${run.knowsRanks ? source : (ranked ?? source)}
      where ${conditions ?? sql`true`}
      order by ${isKeyed ? sql`${run.key} ${direction},` : sql``} ${item.launcherId} ${direction}
      limit ${most})`
  })
  const orderBy = sql`page.run ${sql.raw(backward ? 'desc' : 'asc')}, page.key ${direction}, page.launcher_id ${direction}`
  return { parts, orderBy }
}

/** The place after (or before) a cursor. */
function after({ key, type }: Run, cursor: Cursor | undefined, descending: boolean): SQL | undefined {
  if (!cursor) return undefined
  const [least, most] = BOUNDS[type]
  const given = BigInt(cursor.key)
  const place = given < least ? least : given > most ? most : given
  const compare = sql.raw(descending !== cursor.backward ? '<' : '>')
  return sql`(${key}, ${item.launcherId}) ${compare} (${place.toString()}::${sql.raw(type)}, ${cursor.id}::text)`
}

/**
 * The items a filter lets through: tables, conditions, and where their listings are read. `items` stands for all there are,
 * under the table's own name.
 */
export function wantedItems(filter: ReadFilter, moment: AskedMoment, items?: SQL) {
  const listing = listingColumns(filter.priceAsset)
  const where = and(...itemConditions(filter, listing, moment))
  return {
    source: tablesOf(filter, moment, items ?? sql`${item}`),
    ranked: filter.fewRanks && items === undefined ? tablesOf(filter, moment, firstRanks(filter)) : undefined,
    listing,
    isForSale: isForSale(filter),
    where,
    // Items that were found some other way are few, and without traits there is but one way.
    alongOrder:
      items || filter.traits.length === 0
        ? where
        : and(...itemConditions(filter, listing, moment, traitsAlongOrder(filter))),
  }
}

/** Read whole before they are put in order: the database takes ranks for far more frequent than the first of them are. */
function firstRanks({ collectionId, leastRank, mostRank }: ReadFilter): SQL {
  const few = and(isGiven(item.collectionId, collectionId), ...rankConditions({ leastRank, mostRank }))
  return sql`(select ${item}.* from ${item} where ${few} offset 0) ${item}`
}

/** Only what the filter asks for is joined: lists without a filter are read from `item` alone. */
function tablesOf(filter: ReadFilter, moment: AskedMoment, items: SQL): SQL {
  const joins = [items]
  if (needsNft(filter))
    joins.push(sql`join ${nft} on ${nft.launcherId} = ${item.launcherId} and ${nft.validTo} is null`)
  if (filter.search) joins.push(sql`join ${detail} on ${detail.launcherId} = ${item.launcherId}`)
  if (filter.priceAsset !== undefined)
    joins.push(
      sql`left join ${listingsAgainst(filter.priceAsset, moment, filter.collectionId)} on wanted.launcher_id = ${item.launcherId}`,
    )
  return sql.join(joins, sql` `)
}

function needsNft({ ownerDid, minterDid, minterHash }: ReadFilter): boolean {
  return [ownerDid, minterDid, minterHash].some((value) => value !== undefined)
}

/** Kept with the item, or those against one asset alone. */
function listingColumns(asset: Given<string> | undefined): ListingColumns {
  return asset === undefined
    ? {
        id: sql`${item.listing}`,
        asset: sql`${item.priceAsset}`,
        amount: sql`${item.priceAmount}`,
        priceKey: sql`${item.priceKey}`,
        listedAt: sql`${item.listedAt}`,
        isKept: true,
      }
    : {
        id: sql`wanted.id`,
        asset: sql`wanted.price_asset`,
        amount: sql`wanted.price_amount`,
        priceKey: sql`wanted.price_amount`,
        listedAt: sql`wanted.received_at`,
        isKept: false,
      }
}

/** The best open listing against an asset, of every item that has one; of a collection's alone, where one is asked for. */
function listingsAgainst(
  asset: Given<string>,
  moment: AskedMoment,
  collectionId: Given<string> | undefined,
): SQL {
  const among =
    collectionId === undefined
      ? sql``
      : sql` and ${offer.launcherId} in (select own.launcher_id from ${item} own where own.collection_id = ${collectionId})`
  return sql`(
    select distinct on (${offer.launcherId}) ${offer.launcherId}, ${offer.id}, ${offer.priceAsset}, ${offer.priceAmount}, ${offer.receivedAt}
    from ${offer} left join ${offerEnd} on ${offerEnd.offerId} = ${offer.id}
    where ${offer.side} = 1 and ${offer.priceAsset} = ${asset} and ${isListable(moment)}${among}
    order by ${offer.launcherId}, ${offer.priceAmount}) wanted`
}
