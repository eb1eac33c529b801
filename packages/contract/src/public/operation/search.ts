import { z } from 'zod'
import { paging, text } from '../parameter.js'
import { collectionResult } from '../schema/collection.js'
import { address, page, profile } from '../schema/common.js'
import { flatNft } from '../schema/nft.js'
import { searchResult } from '../schema/place.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Search'
const query = { query: text(200) }
const input = z.object({ ...query, ...paging })

export const search = wireOperation({
  id: 'public-search',
  path: '/search',
  input: z.object(query),
  output: searchResult,
  group,
  summary: 'Search everything',
  description: 'Up to ten of each kind, by words or by an id pasted whole.',
})

export const searchNfts = wireOperation({
  id: 'public-search-nfts',
  path: '/search/nfts',
  input,
  output: page(flatNft),
  group,
  summary: 'Search NFTs',
})

export const searchCollections = wireOperation({
  id: 'public-search-collections',
  path: '/search/collections',
  input,
  output: page(collectionResult),
  group,
  summary: 'Search collections',
})

export const searchProfiles = wireOperation({
  id: 'public-search-profiles',
  path: '/search/profiles',
  input,
  output: page(profile),
  group,
  summary: 'Search profiles',
})

export const searchAddresses = wireOperation({
  id: 'public-search-addresses',
  path: '/search/addresses',
  input,
  output: page(address),
  group,
  summary: 'Search addresses',
})
