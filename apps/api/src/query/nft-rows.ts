import { parseXch } from '@chiaroscuro/domain/amount'
import { parseAddress, parseCollectionId, parseNftId, parseNftIdPrefix } from '@chiaroscuro/domain/id'
import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, detail, media, nft, trait } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { bestListing, bidCount, type Moment } from './open-offer.js'

/** The filters of item lists, parsed. */
export interface NftFilter {
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

export type NftSort = 'offer-low' | 'offer-new' | 'rank' | 'moved' | 'oldest' | 'newest'

type Listing = ReturnType<typeof bestListing>
/** The columns of a listing that conditions are made of. */
type ListingColumns = Pick<Listing, 'id' | 'priceAsset' | 'priceAmount'>

/** Everything a list row or a filter of one may need, for current NFTs. */
export function nftRows(db: Database, moment: Moment, order: (listing: Listing) => Order, asset?: string) {
  const listing = bestListing(db, moment, asset)
  const { key, id } = order(listing)
  const query = db
    .select({
      nft,
      detail,
      media,
      collectionName: collection.name,
      listing: {
        id: listing.id,
        priceAsset: listing.priceAsset,
        priceAmount: listing.priceAmount,
        receivedAt: listing.receivedAt,
      },
      bidCount: bidCount(moment),
      sortKey: sql<string>`(${key})::text`,
      sortId: sql<string>`(${id})::text`,
    })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoin(collection, eq(collection.id, detail.collectionId))
    .leftJoinLateral(listing, sql`true`)
  return { query, listing }
}

export type NftListRow = Awaited<ReturnType<typeof listNftRows>>[number]

/** A page of NFTs. */
export async function listNftRows(
  db: Database,
  moment: Moment,
  filter: NftFilter,
  sort: NftSort,
  cursor: Cursor | undefined,
  size: number,
) {
  const orderOf = (listing: Listing) => nftOrder(sort, listing)
  const { query, listing } = nftRows(db, moment, orderOf, filter.price_asset)
  const position = seek(orderOf(listing), cursor)
  return query
    .where(and(isNull(nft.validTo), position.where, ...nftConditions(filter, listing)))
    .orderBy(position.orderBy)
    .limit(size)
}

/** Sort keys are never null: what has no price or rank comes last. */
function nftOrder(sort: NftSort, listing: Listing): Order {
  const id = sql`${nft.launcherId}`
  switch (sort) {
    case 'offer-low':
      // Token prices cannot be compared with XCH; they follow it.
      return {
        key: sql`coalesce(case when ${listing.priceAsset} = 'xch' then ${listing.priceAmount} else 1e30 + ${listing.priceAmount} end, 1e35)`,
        id,
        descending: false,
      }
    case 'offer-new':
      return { key: sql`coalesce(${listing.receivedAt}, 0)::numeric`, id, descending: true }
    case 'rank':
      return { key: sql`coalesce(${detail.rank}, 2000000000)::numeric`, id, descending: false }
    case 'moved':
      return { key: sql`(${nft.validFrom})::numeric`, id, descending: true }
    case 'oldest':
      return { key: sql`coalesce(${nft.mintHeight}, 0)::numeric`, id, descending: false }
    case 'newest':
      return { key: sql`coalesce(${nft.mintHeight}, 0)::numeric`, id, descending: true }
  }
}

/** Conditions of a filter. `exceptTrait` leaves out the filter on that trait, for its own counts. */
export function nftConditions(
  filter: NftFilter,
  listing: ListingColumns,
  exceptTrait?: string,
): (SQL | undefined)[] {
  const xchOnly = filter.min_price !== undefined || filter.max_price !== undefined
  return [
    filter.collection_id === undefined
      ? undefined
      : eq(detail.collectionId, parseCollectionId(filter.collection_id) ?? ''),
    filter.owner_address_id === undefined
      ? undefined
      : eq(nft.ownerHash, parseAddress(filter.owner_address_id) ?? ''),
    filter.minter_address_id === undefined
      ? undefined
      : eq(nft.minterHash, parseAddress(filter.minter_address_id) ?? ''),
    filter.owner_did === undefined ? undefined : eq(nft.ownerDid, filter.owner_did),
    filter.minter_did === undefined ? undefined : eq(nft.minterDid, filter.minter_did),
    filter.owned ? and(isNotNull(nft.ownerHash), eq(nft.burned, false)) : undefined,
    filter.id === undefined
      ? undefined
      : inArray(
          nft.launcherId,
          filter.id.flatMap((id) => parseNftId(id) ?? []),
        ),
    filter.listed ? sql`${listing.id} is not null` : undefined,
    xchOnly ? sql`${listing.priceAsset} = 'xch'` : undefined,
    price(filter.min_price, (mojos) => gte(listing.priceAmount, mojos)),
    price(filter.max_price, (mojos) => lte(listing.priceAmount, mojos)),
    filter.min_rank === undefined ? undefined : gte(detail.rank, filter.min_rank),
    filter.max_rank === undefined ? undefined : lte(detail.rank, filter.max_rank),
    filter.data_type === undefined ? undefined : eq(media.dataType, filter.data_type),
    filter.sensitive === false ? eq(detail.sensitive, false) : undefined,
    filter.burned === undefined ? undefined : eq(nft.burned, filter.burned),
    filter.search ? matches(filter.search) : undefined,
    ...traitConditions(filter, exceptTrait),
  ]
}

function price(text: string | undefined, condition: (mojos: string) => SQL): SQL | undefined {
  const mojos = text === undefined ? undefined : parseXch(text)
  return mojos === undefined ? undefined : condition(mojos.toString())
}

/** Several values of one trait widen, several traits narrow. */
function traitConditions(filter: NftFilter, exceptTrait: string | undefined): SQL[] {
  const wanted = new Map<string, string[]>()
  for (const [i, name] of (filter.filter ?? []).entries()) {
    const value = filter.filter_value?.[i]
    if (value !== undefined && name !== exceptTrait) wanted.set(name, [...(wanted.get(name) ?? []), value])
  }
  return [...wanted].map(
    ([name, values]) =>
      sql`exists (select 1 from ${trait} where ${trait.launcherId} = ${nft.launcherId} and ${trait.traitType} = ${name} and ${inArray(trait.value, values)})`,
  )
}

/** Part of a name, words of name and description, or the beginning of an id; each by an index of its own. */
function matches(search: string): SQL {
  const prefix = parseNftIdPrefix(search)
  const words = sql`to_tsvector('simple', coalesce(${detail.name}, '') || ' ' || coalesce(${detail.description}, ''))`
  return sql`(${detail.name} ilike ${`%${escapeLike(search)}%`}
    or ${words} @@ websearch_to_tsquery('simple', ${search})
    ${prefix === undefined ? sql`` : sql`or (${detail.launcherId} >= ${prefix} and ${detail.launcherId} < ${`${prefix}g`})`})`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
