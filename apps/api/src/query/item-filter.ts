import { parseNftIdPrefix } from '@chiaroscuro/domain/id'
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { UNRANKED } from '../store/derived/schema.js'
import { detail, item, nft, trait } from '../store/schema.js'
import { isShown } from './hidden-rows.js'
import type { AskedMoment } from './open-offer.js'
import { type Given, isForSale, type ReadFilter } from './read-filter.js'

/** What an index of three letters each can find in the middle of a text. */
const SHORTEST_PART = 3

/** Where the best listing of an item is read from. */
export interface ListingColumns {
  readonly id: SQL
  readonly asset: SQL
  readonly amount: SQL
  /** What prices are ordered by. */
  readonly priceKey: SQL
  readonly listedAt: SQL
  /** Whether it is the one kept with the item, which may be over since it was kept. */
  readonly isKept: boolean
}

/** Conditions of a filter over `item`, joined with what it names (`nft`, `detail`); those on traits may be put in another way. */
export function itemConditions(
  filter: ReadFilter,
  listing: ListingColumns,
  moment: AskedMoment,
  traits: readonly SQL[] = traitsOfEach(filter),
): (SQL | undefined)[] {
  const { launcherIds, leastPrice, mostPrice } = filter
  return [
    isGiven(item.collectionId, filter.collectionId),
    isGiven(item.ownerHash, filter.ownerHash),
    isGiven(nft.minterHash, filter.minterHash),
    isGiven(nft.ownerDid, filter.ownerDid),
    isGiven(nft.minterDid, filter.minterDid),
    filter.owned ? and(isNotNull(item.ownerHash), eq(item.burned, false)) : undefined,
    launcherIds && inArray(item.launcherId, [...launcherIds]),
    isForSale(filter) ? isListed(listing, moment) : undefined,
    filter.priced ? sql`${listing.asset} = 'xch' and ${listing.amount} is not null` : undefined,
    // Of XCH the key is the amount, and indexes have it in order.
    leastPrice === undefined ? undefined : sql`${listing.priceKey} >= ${leastPrice}`,
    mostPrice === undefined ? undefined : sql`${listing.priceKey} <= ${mostPrice}`,
    ...rankConditions(filter),
    filter.sensitive ? undefined : eq(item.sensitive, false),
    filter.burned === undefined ? undefined : eq(item.burned, filter.burned),
    isGiven(item.dataType, filter.dataType),
    filter.search ? matches(filter.search) : undefined,
    ...traits,
    ...shownConditions(filter),
  ]
}

export function isGiven(column: AnyPgColumn, value: Given<string | number> | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value)
}

/**
 * What is hidden is in no list but those of what somebody holds, which are as the chain has them, and of items asked for by their
 * ids. A hidden collection is looked up by its id, with its items.
 */
function shownConditions({ launcherIds, ownerHash, ownerDid, collectionId }: ReadFilter): SQL[] {
  if (launcherIds !== undefined || ownerHash !== undefined || ownerDid !== undefined) return []
  const isItemShown = isShown('nft', item.launcherId)
  return collectionId === undefined ? [isItemShown, isShown('collection', item.collectionId)] : [isItemShown]
}

/** A kept listing may have run out since, and is looked at anew within seconds. */
export function isListed(
  listing: Pick<ListingColumns, 'id' | 'isKept'>,
  moment: AskedMoment,
): SQL | undefined {
  return and(
    isNotNull(listing.id),
    listing.isKept
      ? and(
          or(isNull(item.listedUntil), sql`${item.listedUntil} > ${moment.seconds}`),
          or(isNull(item.listedUntilHeight), sql`${item.listedUntilHeight} > ${moment.height}`),
        )
      : undefined,
  )
}

/** What has no rank is in no range of ranks. */
export function rankConditions({
  leastRank: least,
  mostRank: most,
}: Pick<ReadFilter, 'leastRank' | 'mostRank'>): (SQL | undefined)[] {
  if (least === undefined && most === undefined) return []
  return [
    lt(item.rank, UNRANKED),
    least === undefined ? undefined : gte(item.rank, least),
    most === undefined ? undefined : lte(item.rank, most),
  ]
}

/** An item's own traits, looked up or joined as the database sees fit. */
function traitsOfEach(filter: ReadFilter): SQL[] {
  return filter.traits.map(
    (wanted) => sql`exists (${havingTrait(filter, wanted)} and ${trait.launcherId} = ${item.launcherId})`,
  )
}

/**
 * The same for a list that an index has in its order: all that have a trait are read once, and the list is walked past them until the page
 * is full. By itself the database puts the whole collection in order. Where the rest of the filter may leave hardly any, or the traits are of
 * any collection, it is left to itself.
 */
export function traitsAlongOrder(filter: ReadFilter): SQL[] {
  if (filter.collectionId === undefined || leavesFew(filter)) return traitsOfEach(filter)
  // `is true` keeps it from being made a join. Of rows the database would read all again for each item, once it expects more than fit its
  // memory (seconds); of an array it expects ten, and looks them up by hash.
  return filter.traits.map(
    (wanted) => sql`(${item.launcherId} in (select unnest(array(${havingTrait(filter, wanted)})))) is true`,
  )
}

function havingTrait({ collectionId }: ReadFilter, { name, values }: ReadFilter['traits'][number]): SQL {
  // With the collection named, the traits of an item are found by one key.
  const within = isGiven(trait.collectionId, collectionId)
  return sql`select ${trait.launcherId} from ${trait} where ${and(within, eq(trait.traitType, name), inArray(trait.value, [...values]))}`
}

function leavesFew({ launcherIds, ownerHash, ownerDid, minterHash, minterDid, search }: ReadFilter): boolean {
  return [launcherIds, ownerHash, ownerDid, minterHash, minterDid, search].some((one) => one !== undefined)
}

/** Whether a description has what is searched for in one way or another. */
export function matches(search: string): SQL {
  return sql`(${sql.join([...waysToMatch(search)], sql` or `)})`
}

/** Whether a name has what is searched for; of the shortest words, which are beginnings, a description too. */
export function matchesName(search: string): SQL {
  const [first = sql`false`] = waysToMatch(search)
  return first
}

/** Whether a name begins with what is searched for, in capitals or not; by an index that is in this order. */
export function beginsSo(search: string): SQL {
  const [name, start] = [sql`lower(${detail.name})`, sql`lower(${search})`]
  return sql`${name} ~>=~ ${start} and ${name} ~<~ (${start} || chr(1114111))`
}

/**
 * Part of a name, words of name and description, or the beginning of an id; each by an index of its own. Of a word or two
 * of one or two letters no index knows the middle: they are beginnings of words.
 */
export function waysToMatch(search: string): readonly SQL[] {
  const words = sql`to_tsvector('simple', coalesce(${detail.name}, '') || ' ' || coalesce(${detail.description}, ''))`
  const tokens = search.match(/[\p{L}\p{N}]+/gu) ?? []
  if (tokens.length > 0 && tokens.every((token) => token.length < SHORTEST_PART))
    return [sql`${words} @@ to_tsquery('simple', ${tokens.map((token) => `${token}:*`).join(' & ')})`]
  const prefix = parseNftIdPrefix(search)
  return [
    sql`${detail.name} ilike ${`%${escapeLike(search)}%`}`,
    sql`${words} @@ websearch_to_tsquery('simple', ${search})`,
    ...(prefix === undefined
      ? []
      : [sql`(${detail.launcherId} >= ${prefix} and ${detail.launcherId} < ${`${prefix}g`})`]),
  ]
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
