import type { z } from 'zod'
import type {
  ExportedDeed,
  ExportedHolder,
  ExportedItem,
  exportAddressQuery,
  exportQuery,
  HoldingPage,
  holdingsQuery,
  NftState,
  nftStateQuery,
  PastListings,
} from '../schema/past.js'
import { fileOperation, operation } from './operation.js'

/** An item as the chain alone has it, now or `at` a height. 404 where it was not minted by then, or no block has that height. */
export const getNftState = operation<z.input<typeof nftStateQuery>, NftState>({
  id: 'get-nft-state',
  method: 'GET',
  path: '/v2/nfts/{nft_id}/state',
})

/** The offers to sell an item that were open `at` a height. */
export const listListings = operation<z.input<typeof nftStateQuery>, PastListings>({
  id: 'list-listings',
  method: 'GET',
  path: '/v2/nfts/{nft_id}/listings',
})

/** What an address held `at` a height, in the order of ids. */
export const listHoldings = operation<z.input<typeof holdingsQuery>, HoldingPage>({
  id: 'list-holdings',
  method: 'GET',
  path: '/v2/addresses/{address_id}/holdings',
})

/**
 * A collection's items or holders `at` a height as a file, however many there are: CSV (cells that a spreadsheet would
 * run are quoted) or NDJSON, one row a line. Not JSON as a whole.
 */
export const exportCollection = fileOperation<z.input<typeof exportQuery>, ExportedItem | ExportedHolder>({
  id: 'export-collection',
  method: 'GET',
  path: '/v2/collections/{collection_id}/export',
})

/**
 * What an address minted, bought, sold, got and gave, of all time or one `year` (UTC), the oldest first, as a file like
 * `export-collection`'s. `price` and `royalty` are in whole units of `currency`; the royalty comes on top of the price.
 */
export const exportAddress = fileOperation<z.input<typeof exportAddressQuery>, ExportedDeed>({
  id: 'export-address',
  method: 'GET',
  path: '/v2/addresses/{address_id}/export',
})
