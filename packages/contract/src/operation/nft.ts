import type { z } from 'zod'
import type { Page } from '../schema/common.js'
import type {
  EventSpends,
  ExportedEvent,
  eventPath,
  exportEventsQuery,
  listEventsQuery,
  NftEvent,
} from '../schema/event.js'
import type { Facets, FlatNft, listNftsQuery, NftDetail, nftFilter, nftPath } from '../schema/nft.js'
import type { NftProof } from '../schema/proof.js'
import type { NftRank } from '../schema/rank.js'
import { fileOperation, operation } from './operation.js'

export type ListNftsInput = z.input<typeof listNftsQuery>
/** Items, filtered and sorted. */
export const listNfts = operation<ListNftsInput, Page<FlatNft>>({
  id: 'list-nfts',
  method: 'GET',
  path: '/v2/nfts',
})

/** Counts of listed items, types of files and trait values under the filters given; types and each trait ignore their own. */
export const getFacets = operation<z.input<typeof nftFilter>, Facets>({
  id: 'get-facets',
  method: 'GET',
  path: '/v2/facets',
})

/** One item with its offers and provenance. 404 when no such launcher was minted as an NFT. */
export const getNft = operation<z.input<typeof nftPath>, NftDetail>({
  id: 'get-nft',
  method: 'GET',
  path: '/v2/nfts/{nft_id}',
})

/** The arithmetic of an item's rank. 404 while it has none. */
export const getNftRank = operation<z.input<typeof nftPath>, NftRank>({
  id: 'get-nft-rank',
  method: 'GET',
  path: '/v2/nfts/{nft_id}/rank',
})

/** The coins, spends and files that everything said of an item rests on; at most its last thousand spends. */
export const getNftProof = operation<z.input<typeof nftPath>, NftProof>({
  id: 'get-nft-proof',
  method: 'GET',
  path: '/v2/nfts/{nft_id}/proof',
})

export type EventInput = z.input<typeof eventPath>
export const getNftEvent = operation<EventInput, NftEvent>({
  id: 'get-nft-event',
  method: 'GET',
  path: '/v2/nfts/{nft_id}/events/{event_index}',
})

/** The spends an event was read from, asked of the source of blocks. 503 where that does not answer. */
export const getEventSpends = operation<EventInput, EventSpends>({
  id: 'get-event-spends',
  method: 'GET',
  path: '/v2/nfts/{nft_id}/events/{event_index}/spends',
})

export type ListEventsInput = z.input<typeof listEventsQuery>
export const listEvents = operation<ListEventsInput, Page<NftEvent>>({
  id: 'list-events',
  method: 'GET',
  path: '/v2/events',
})

export type ExportEventsInput = z.input<typeof exportEventsQuery>
/**
 * Everything that a list of events under these filters would go through, newest first, as a file like `export-collection`'s.
 * `price` and `royalty` are in whole units of `currency`; the royalty comes on top of the price.
 */
export const exportEvents = fileOperation<ExportEventsInput, ExportedEvent>({
  id: 'export-events',
  method: 'GET',
  path: '/v2/events/export',
})
