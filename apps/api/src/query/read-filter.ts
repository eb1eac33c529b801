import { parseXch } from '@chiaroscuro/domain/amount'
import { parseAddress, parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'
import { type Placeholder, sql } from 'drizzle-orm'

/** The filters of item lists, as they are asked. */
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

/** Something of a filter, or a place for it in a statement that is made before it is known. */
export type Given<Value> = Value | Placeholder

/** A filter as the database compares it: ids as it has them, prices in mojos. */
export interface ReadFilter {
  readonly collectionId?: Given<string> | undefined
  readonly ownerHash?: Given<string> | undefined
  readonly minterHash?: Given<string> | undefined
  readonly ownerDid?: Given<string> | undefined
  readonly minterDid?: Given<string> | undefined
  readonly launcherIds?: readonly Given<string>[] | undefined
  readonly priceAsset?: Given<string> | undefined
  readonly leastPrice?: Given<string> | undefined
  readonly mostPrice?: Given<string> | undefined
  readonly leastRank?: Given<number> | undefined
  readonly mostRank?: Given<number> | undefined
  /** Whether so few ranks of one collection are wanted that reading all of them is less than looking for them in another order. */
  readonly fewRanks: boolean
  readonly dataType?: Given<number> | undefined
  readonly traits: readonly { readonly name: Given<string>; readonly values: readonly Given<string>[] }[]
  readonly listed: boolean
  readonly owned: boolean
  readonly priced: boolean
  /** False where sensitive works are left out. */
  readonly sensitive: boolean
  readonly burned: boolean | undefined
  readonly search: string | undefined
}

/** Reads a filter; ids that are none find nothing. `exceptTrait` leaves out the filter on that trait, for its own counts. */
export function readFilter(filter: ItemFilter, exceptTrait?: string): ReadFilter {
  const { min_price: least, max_price: most } = filter
  return {
    collectionId: idOf(filter.collection_id, parseCollectionId),
    ownerHash: idOf(filter.owner_address_id, parseAddress),
    minterHash: idOf(filter.minter_address_id, parseAddress),
    ownerDid: filter.owner_did,
    minterDid: filter.minter_did,
    launcherIds: filter.id?.flatMap((id) => parseNftId(id) ?? []),
    priceAsset: filter.price_asset,
    leastPrice: least === undefined ? undefined : parseXch(least)?.toString(),
    mostPrice: most === undefined ? undefined : parseXch(most)?.toString(),
    leastRank: filter.min_rank,
    mostRank: filter.max_rank,
    fewRanks: filter.collection_id !== undefined && ranksOf(filter) <= FEW_RANKS,
    dataType: filter.data_type,
    traits: [...wantedTraits(filter)]
      .filter(([name]) => name !== exceptTrait)
      .map(([name, values]) => ({ name, values })),
    listed: filter.listed ?? false,
    owned: filter.owned ?? false,
    priced: least !== undefined || most !== undefined,
    sensitive: filter.sensitive ?? true,
    burned: filter.burned,
    search: filter.search || undefined,
  }
}

/** That many are put in order in less than a millisecond. */
const FEW_RANKS = 2500

function ranksOf({ min_rank: least = 1, max_rank: most = Number.POSITIVE_INFINITY }: ItemFilter): number {
  return most - least + 1
}

/** Whether it lets through nothing but what is for sale. */
export function isForSale({ listed, priced }: ReadFilter): boolean {
  return listed || priced
}

function idOf(text: string | undefined, parse: (text: string) => string | undefined): string | undefined {
  return text === undefined ? undefined : (parse(text) ?? '')
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

/**
 * A filter with places for its values, and the values by the places' names: filters of one shape make the same statement, whatever
 * is asked for. What is searched for stays, since it decides how it is looked for.
 */
export function shapeOf(filter: ReadFilter): {
  readonly shape: ReadFilter
  readonly values: Readonly<Record<string, unknown>>
} {
  const values: Record<string, unknown> = {}
  const give = (name: string, value: unknown): Placeholder => {
    values[name] = value
    return sql.placeholder(name)
  }
  const place = (name: keyof ReadFilter) =>
    filter[name] === undefined ? undefined : give(name, filter[name])
  return {
    shape: {
      ...filter,
      collectionId: place('collectionId'),
      ownerHash: place('ownerHash'),
      minterHash: place('minterHash'),
      ownerDid: place('ownerDid'),
      minterDid: place('minterDid'),
      launcherIds: filter.launcherIds?.map((id, i) => give(`id${i}`, id)),
      priceAsset: place('priceAsset'),
      leastPrice: place('leastPrice'),
      mostPrice: place('mostPrice'),
      leastRank: place('leastRank'),
      mostRank: place('mostRank'),
      dataType: place('dataType'),
      traits: filter.traits.map((trait, i) => ({
        name: give(`trait${i}`, trait.name),
        values: trait.values.map((value, at) => give(`trait${i}_${at}`, value)),
      })),
    },
    values,
  }
}
