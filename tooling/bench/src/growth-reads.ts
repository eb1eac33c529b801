import { asHex32, formatAddress, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { withParameter } from './api-load.js'
import { collectionOf, launcherOf } from './api-world.js'

/** What reads are about: the largest of a market, and something small in it. */
export interface Subjects {
  readonly collections: Readonly<Record<'largest' | 'smallest', string>>
  /** DIDs of their makers. */
  readonly makers: Readonly<Record<'largest' | 'smallest', string>>
  readonly holders: Readonly<Record<'largest' | 'smallest', string>>
  readonly nft: string
  readonly offer: string
  readonly mint: string
}

/** Looks them up in a market of the generator's; `one` gives the column `found` of a question's first row. */
export async function subjectsOf(one: (text: string) => Promise<string>): Promise<Subjects> {
  const { id, did } = collectionOf(0)
  const holder = (order: string) =>
    one(
      `select owner_hash as found from item where owner_hash is not null group by 1 order by count(*) ${order} limit 1`,
    )
  const smallest = await one(
    'select collection_id as found from item where collection_id is not null group by 1 order by count(*) limit 1',
  )
  const maker = await one(`select minter_did as found from collection where id = '${smallest}'`)
  const address = async (order: string) => formatAddress(asHex32(await holder(order)), 'xch')
  return {
    collections: { largest: id, smallest },
    makers: { largest: formatDid(asHex32(did)), smallest: formatDid(asHex32(maker)) },
    holders: { largest: await address('desc'), smallest: await address('asc') },
    nft: formatNftId(asHex32(launcherOf(3))),
    offer: await one('select id as found from offer limit 1'),
    mint: await one(
      `select coalesce(launcher_did, minter_hash) || '-' || mint_height as found from nft where mint_height is not null limit 1`,
    ),
  }
}

export interface Read {
  /** Its path, with what it is about in words: the same on each market. */
  readonly name: string
  readonly path: string
}

/** Of both dialects, lists under the filters and sorts that people choose among them. */
export function readsOf({ collections, makers, holders, nft, offer, mint }: Subjects): readonly Read[] {
  const of = (word: string, subject: string, paths: readonly string[]): Read[] =>
    paths.map((path) => ({ name: path.replaceAll('$', word), path: path.replaceAll('$', subject) }))
  const kinds = ['largest', 'smallest'] as const
  return [
    ...of('', '', MARKET),
    ...kinds.flatMap((kind) => [
      ...of(`(${kind} collection)`, collections[kind], COLLECTION),
      ...of(`(${kind} maker)`, makers[kind], MAKER),
      ...of(`(${kind} holder)`, holders[kind], HOLDER),
    ]),
    ...of('(item)', nft, ITEM),
    ...of('(offer)', offer, ['/v2/offers/$', '/offers/$']),
    ...of('(mint)', mint, ['/v2/mints/$', '/v2/mints/$/nfts', '/mints/$']),
  ]
}

const SORTS = ['offer-low', 'offer-new', 'rank', 'moved', 'oldest', 'newest']
const sorted = (path: string) => SORTS.map((sort) => withParameter(path, `sort=${sort}`))
/** What lists of the whole market are cut down by, and counted under. */
const FILTERS = [
  'listed=true',
  'min_price=1&max_price=1.2',
  'max_price=0.0001',
  'max_rank=10',
  'data_type=1',
  'data_type=2',
  'sensitive=false',
  'burned=true',
  'search=amber',
  'search=amber%20birch',
  'search=zzzz',
]

const MARKET = [
  ...sorted('/v2/nfts'),
  ...FILTERS.flatMap((filter) => sorted(`/v2/nfts?${filter}`)),
  '/v2/facets',
  ...FILTERS.map((filter) => `/v2/facets?${filter}`),
  ...['volume', 'floor', 'trades', 'items', 'owners'].map(
    (sort) => `/v2/collections?sort=${sort}&interval=all`,
  ),
  '/v2/collections?search=amber',
  ...['created', 'sold', 'bought'].map((sort) => `/v2/profiles?sort=${sort}&interval=all`),
  '/v2/profiles?search=amb',
  ...['newest', 'oldest', 'items'].map((sort) => `/v2/mints?sort=${sort}`),
  '/v2/events',
  '/v2/events?type=2',
  '/v2/events?type=3',
  '/v2/events?min_price_mojos=1000000000000&max_price_mojos=1500000000000',
  '/v2/search?query=amber',
  '/v2/search?query=77777',
  ...['nft', 'collection', 'profile'].flatMap((kind) => [
    `/v2/ids?kind=${kind}`,
    `/v2/ids/marks?kind=${kind}`,
  ]),
  ...[
    '/v2/auctions',
    '/v2/featured',
    '/v2/gardens',
    '/v2/tokens',
    '/v2/supporters',
    '/v2/status',
    '/v2/blocks/100',
  ],
  ...['/events', '/events?type=2', '/collections', '/profile', '/auctions', '/tokens', '/v1/offers'],
  ...['nfts', 'collections', 'profiles'].map((kind) => `/search/${kind}?query=amber`),
]

const COLLECTION = [
  ...sorted('/v2/nfts?collection_id=$'),
  ...sorted('/v2/nfts?collection_id=$&listed=true'),
  '/v2/nfts?collection_id=$&search=birch&sort=rank',
  '/v2/facets?collection_id=$',
  '/v2/facets?collection_id=$&max_rank=100',
  '/v2/events?collection=$',
  '/v2/events?collection=$&type=2',
  '/v2/collections/$?interval=all',
  ...['chart', 'holders', 'duplicates', 'wash-trades'].map((part) => `/v2/collections/$/${part}`),
  '/v2/collections/$/holders?at=100',
  '/events?collection=$',
  ...['', '/metadata', '/nfts', '/nfts/by_offers', '/owners', '/auctions'].map(
    (part) => `/collections/$${part}`,
  ),
]

const MAKER = [
  '/v2/profiles/$',
  ...sorted('/v2/profiles/$/nfts?of=created'),
  '/v2/profiles/$/nfts?of=owned',
  ...['collections', 'events', 'events?type=2', 'portfolio'].map((part) => `/v2/profiles/$/${part}`),
  '/profile/$?include_counts=true',
  '/profile/$/nfts?type=created',
  '/events?owner_id=$',
]

const HOLDER = [
  '/v2/addresses/$',
  '/v2/addresses/$/holdings',
  '/v2/addresses/$/holdings?at=100',
  '/v2/addresses/$/offers',
  ...sorted('/v2/nfts?owner_address_id=$'),
  '/v2/facets?owner_address_id=$',
  '/v2/events?address_id=$',
  '/address/$',
  '/address/$/nfts?type=owned',
  '/address/$/nfts_by_collection',
  '/events?address_id=$',
]

const ITEM = [
  ...['', '/listings', '/proof', '/state', '/events/1'].map((part) => `/v2/nfts/$${part}`),
  '/v2/events?nft_id=$',
  '/nfts/$',
  '/nfts/$/events/1',
]
