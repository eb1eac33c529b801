import { z } from 'zod'
import { choice, flag, id, paging, text, texts } from '../parameter.js'
import { collection, collectionDetail, collectionOwner, nftName, nftOwner } from '../schema/collection.js'
import { page } from '../schema/common.js'
import { flatNft } from '../schema/nft.js'
import { anyJson } from '../schema/offer.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Collections'
const path = { collection_id: id() }
/** Days that volumes are summed over. */
export const interval = choice(['all', '7', '30', '1']).default('30')
/** Traits and values, in parallel: several values of one trait widen, several traits narrow. */
const traits = { filter: texts().default([]), filter_value: texts().default([]) }

export const listCollections = wireOperation({
  id: 'public-list-collections',
  path: '/collections',
  input: z.object({
    interval,
    search: text(200).default(''),
    include_zero_volume: flag().default(false),
    include_floor_price: flag().default(false),
    exclude_sus: flag().default(false),
    ...paging,
  }),
  output: page(collection),
  group,
  summary: 'Collections by volume',
  description:
    'Without `include_zero_volume` only those that sold something in the interval. `exclude_sus` orders and sums without sales that a published rule takes for wash trades.',
})

export const getCollection = wireOperation({
  id: 'public-get-collection',
  path: '/collections/{collection_id}',
  input: z.object(path),
  output: collectionDetail,
  group,
  summary: 'A collection',
  description: 'Its figures since it began, its floor price and how often each value of each trait occurs.',
})

export const getCollectionMetadata = wireOperation({
  id: 'public-get-collection-metadata',
  path: '/collections/{collection_id}/metadata',
  input: z.object(path),
  output: anyJson,
  group,
  summary: 'What a collection says of itself',
  description:
    'The `collection` object of the newest item whose metadata matches its hash (CHIP-0007); null while there is none.',
})

export const listCollectionNfts = wireOperation({
  id: 'public-list-collection-nfts',
  path: '/collections/{collection_id}/nfts',
  input: z.object({
    ...path,
    sort_by: choice(['-updated_at', 'created_at', '-created_at', 'rank', '-chiatcg_rank']).default(
      'created_at',
    ),
    ...traits,
    require_owner: flag().default(false),
    require_price: flag().default(false),
    include_metadata: flag().default(false),
    include_uris: flag().default(false),
    search: text(200).optional(),
    ...paging,
  }),
  output: page(flatNft),
  group,
  summary: 'Items of a collection',
  description:
    '`filter` and `filter_value` go in pairs: several values of one trait widen, several traits narrow. Of the game’s own rank nothing is known here: `-chiatcg_rank` sorts as `created_at`.',
})

export const listCollectionNftsByOffers = wireOperation({
  id: 'public-list-collection-nfts-by-offers',
  path: '/collections/{collection_id}/nfts/by_offers',
  input: z.object({
    ...path,
    sort_by: choice(['-created_at', 'xch_price']).default('xch_price'),
    ...traits,
    include_unminted: flag().default(false),
    token_id: text().default('xch'),
    search: text(200).optional(),
    ...paging,
  }),
  output: page(flatNft),
  group,
  summary: 'Items of a collection that are for sale',
  description:
    'For sale against `token_id`: `xch` or a token’s asset id. The cheapest first, or the latest listed.',
})

export const listCollectionNftIds = wireOperation({
  id: 'public-list-collection-nft-ids',
  path: '/collections/{collection_id}/nfts/ids',
  input: z.object(path),
  output: z.array(nftName),
  group,
  summary: 'All items of a collection, by name',
  description: 'One array, sent as it is read.',
})

export const listCollectionNftOwners = wireOperation({
  id: 'public-list-collection-nft-owners',
  path: '/collections/{collection_id}/nfts/owners',
  input: z.object(path),
  output: z.array(nftOwner),
  group,
  summary: 'All living items of a collection with their holders',
  description: 'One array, sent as it is read: what a snapshot needs.',
})

export const listCollectionOwners = wireOperation({
  id: 'public-list-collection-owners',
  path: '/collections/{collection_id}/owners',
  input: z.object({ ...path, force_profile: flag().default(false) }),
  output: z.array(collectionOwner),
  group,
  summary: 'All holders of a collection',
  description:
    'Those of most items first. A holder is an address; with `force_profile` a DID wherever the item has one.',
})
