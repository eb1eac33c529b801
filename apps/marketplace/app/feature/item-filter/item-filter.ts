import type { ListNftsInput, NftSort } from '@chiaroscuro/contract/operation'
import { parseXch } from '@chiaroscuro/domain/amount'
import { traitField } from './trait-field.js'

const traitPrefix = traitField('')

/** The filters and the order of a list of items, as the address bar holds them. */
export interface ItemFilter {
  sort: NftSort
  listed: boolean
  /** XCH as typed; only what reads as an amount. */
  min: string
  max: string
  minRank: string
  maxRank: string
  kind: string
  sensitive: boolean
  search: string
  traits: readonly { type: string; value: string }[]
  view: 'wide' | 'compact'
}

/** The specification's five orders, and the plain newest first that lists begin with. */
export const sorts: readonly NftSort[] = ['newest', 'offer-low', 'offer-new', 'rank', 'moved', 'oldest']

const mostTraits = 50
const kinds = ['1', '2', '3', '4']

/**
 * Reads filters out of an address; what makes no sense is as if it were not there. Prices are
 * understood under the API's names as well.
 */
export function readItemFilter(params: URLSearchParams): ItemFilter {
  const amount = (name: string, dialect: string) => {
    const text = (params.get(name) ?? params.get(dialect) ?? '').trim()
    return parseXch(text) === undefined ? '' : text
  }
  const rank = (name: string) => /^[1-9]\d{0,8}$/.exec(params.get(name) ?? '')?.[0] ?? ''
  const kind = params.get('kind') ?? ''
  return {
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    listed: ['1', 'true'].includes(params.get('listed') ?? ''),
    min: amount('min', 'min_price'),
    max: amount('max', 'max_price'),
    minRank: rank('minRank'),
    maxRank: rank('maxRank'),
    kind: kinds.includes(kind) ? kind : '',
    sensitive: params.get('sensitive') === '1',
    search: (params.get('q') ?? '').trim().slice(0, 200),
    traits: [...params]
      .filter(([name, value]) => name.startsWith(traitPrefix) && name.length > 2 && value !== '')
      .slice(0, mostTraits)
      .map(([name, value]) => ({
        type: name.slice(traitPrefix.length).slice(0, 200),
        value: value.slice(0, 200),
      })),
    view: params.get('view') === 'compact' ? 'compact' : 'wide',
  }
}

/** The filter as query parameters, leaving out whatever is at rest. */
export function writeItemFilter(filter: ItemFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.search) params.set('q', filter.search)
  if (filter.sort !== 'newest') params.set('sort', filter.sort)
  if (filter.listed) params.set('listed', '1')
  for (const name of ['min', 'max', 'minRank', 'maxRank', 'kind'] as const) {
    if (filter[name]) params.set(name, filter[name])
  }
  if (filter.sensitive) params.set('sensitive', '1')
  for (const { type, value } of filter.traits) params.append(traitField(type), value)
  if (filter.view !== 'wide') params.set('view', filter.view)
  return params
}

/** The filter as the API takes it; prices are XCH as typed. */
export function toNftFilter(filter: ItemFilter): Omit<ListNftsInput, 'page' | 'size' | 'sort'> {
  return {
    ...(filter.listed ? { listed: true } : {}),
    ...(filter.min ? { min_price: filter.min } : {}),
    ...(filter.max ? { max_price: filter.max } : {}),
    ...(filter.minRank ? { min_rank: Number(filter.minRank) } : {}),
    ...(filter.maxRank ? { max_rank: Number(filter.maxRank) } : {}),
    ...(filter.kind ? { data_type: Number(filter.kind) } : {}),
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.traits.length > 0
      ? { filter: filter.traits.map((t) => t.type), filter_value: filter.traits.map((t) => t.value) }
      : {}),
  }
}
