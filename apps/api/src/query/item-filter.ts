import { parseXch } from '@chiaroscuro/domain/amount'
import { parseAddress, parseCollectionId, parseNftId, parseNftIdPrefix } from '@chiaroscuro/domain/id'
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { UNRANKED } from '../store/derived/schema.js'
import { detail, item, media, nft, trait } from '../store/schema.js'
import { isShown } from './hidden-rows.js'
import type { AskedMoment } from './open-offer.js'

/** What an index of three letters each can find in the middle of a text. */
const SHORTEST_PART = 3

/** The filters of item lists, parsed. */
export interface ItemFilter {
  readonly collection_id?: string | undefined
  readonly owner_address_id?: string | undefined
  readonly listed?: boolean | undefined
  readonly min_price?: string | undefined
  readonly max_price?: string | undefined
  readonly min_rank?: number | undefined
  readonly max_rank?: number | undefined
  readonly data_type?: number | undefined
  readonly sensitive?: boolean | undefined
  readonly burned?: boolean | undefined
  readonly search?: string | undefined
  readonly filter?: readonly string[] | undefined
  readonly filter_value?: readonly string[] | undefined
  readonly minter_address_id?: string | undefined
  readonly owner_did?: string | undefined
  readonly minter_did?: string | undefined
  /** Only items that somebody owns. */
  readonly owned?: boolean | undefined
  /** These items alone. */
  readonly id?: readonly string[] | undefined
  /** Only listings against this asset count. */
  readonly price_asset?: string | undefined
}

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

/**
 * Conditions of a filter over `item`, joined with what it names (`nft`, `detail`, `media`). `exceptTrait` leaves out the
 * filter on that trait, for its own counts.
 */
export function itemConditions(
  filter: ItemFilter,
  listing: ListingColumns,
  moment: AskedMoment,
  exceptTrait?: string,
): (SQL | undefined)[] {
  const isPriced = filter.min_price !== undefined || filter.max_price !== undefined
  return [
    filter.collection_id === undefined
      ? undefined
      : eq(item.collectionId, collectionOf(filter.collection_id)),
    filter.owner_address_id === undefined
      ? undefined
      : eq(item.ownerHash, parseAddress(filter.owner_address_id) ?? ''),
    filter.minter_address_id === undefined
      ? undefined
      : eq(nft.minterHash, parseAddress(filter.minter_address_id) ?? ''),
    filter.owner_did === undefined ? undefined : eq(nft.ownerDid, filter.owner_did),
    filter.minter_did === undefined ? undefined : eq(nft.minterDid, filter.minter_did),
    filter.owned ? and(isNotNull(item.ownerHash), eq(item.burned, false)) : undefined,
    filter.id === undefined
      ? undefined
      : inArray(
          item.launcherId,
          filter.id.flatMap((id) => parseNftId(id) ?? []),
        ),
    filter.listed || isPriced ? isListed(listing, moment) : undefined,
    isPriced ? sql`${listing.asset} = 'xch'` : undefined,
    price(filter.min_price, (mojos) => sql`${listing.amount} >= ${mojos}`),
    price(filter.max_price, (mojos) => sql`${listing.amount} <= ${mojos}`),
    ...rankConditions(filter),
    filter.data_type === undefined ? undefined : eq(media.dataType, filter.data_type),
    filter.sensitive === false ? eq(item.sensitive, false) : undefined,
    filter.burned === undefined ? undefined : eq(item.burned, filter.burned),
    filter.search ? matches(filter.search) : undefined,
    ...traitConditions(filter, exceptTrait),
    ...shownConditions(filter),
  ]
}

/**
 * What is hidden is in no list but those of what somebody holds, which are as the chain has them, and of items asked for by their
 * ids. A hidden collection is looked up by its id, with its items.
 */
function shownConditions(filter: ItemFilter): SQL[] {
  if (filter.id !== undefined || filter.owner_address_id !== undefined || filter.owner_did !== undefined)
    return []
  const isItemShown = isShown('nft', item.launcherId)
  return filter.collection_id === undefined
    ? [isItemShown, isShown('collection', item.collectionId)]
    : [isItemShown]
}

function collectionOf(id: string): string {
  return parseCollectionId(id) ?? ''
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

function price(text: string | undefined, condition: (mojos: string) => SQL): SQL | undefined {
  const mojos = text === undefined ? undefined : parseXch(text)
  return mojos === undefined ? undefined : condition(mojos.toString())
}

/** What has no rank is in no range of ranks. */
function rankConditions({ min_rank: least, max_rank: most }: ItemFilter): (SQL | undefined)[] {
  if (least === undefined && most === undefined) return []
  return [
    lt(item.rank, UNRANKED),
    least === undefined ? undefined : gte(item.rank, least),
    most === undefined ? undefined : lte(item.rank, most),
  ]
}

/** The values wanted of each trait: several of one trait widen, several traits narrow. */
export function wantedTraits(filter: ItemFilter): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>()
  for (const [i, name] of (filter.filter ?? []).entries()) {
    const value = filter.filter_value?.[i]
    if (value !== undefined) wanted.set(name, [...(wanted.get(name) ?? []), value])
  }
  return wanted
}

function traitConditions(filter: ItemFilter, exceptTrait: string | undefined): SQL[] {
  // With the collection named, the traits of an item are found by one key.
  const within =
    filter.collection_id === undefined
      ? sql`true`
      : eq(trait.collectionId, collectionOf(filter.collection_id))
  const others = [...wantedTraits(filter)].filter(([name]) => name !== exceptTrait)
  return others.map(
    ([name, values]) =>
      sql`exists (select 1 from ${trait} where ${trait.launcherId} = ${item.launcherId} and ${within} and ${trait.traitType} = ${name} and ${inArray(trait.value, values)})`,
  )
}

/** Whether a description has what is searched for in one way or another. */
export function matches(search: string): SQL {
  return sql`(${sql.join([...waysToMatch(search)], sql` or `)})`
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
