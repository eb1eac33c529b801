import type { z } from 'zod'
import type {
  Chart,
  CollectionDetail,
  CollectionInput as CollectionWords,
  collectionListQuery,
  collectionQuery,
  DuplicatePage,
  HolderPage,
  listCollectionsQuery,
  listHoldersQuery,
  NftCollection,
  OwnCollection,
  OwnCollections,
} from '../schema/collection.js'
import type { Page } from '../schema/common.js'
import type { NftEvent } from '../schema/event.js'
import { type Access, operation } from './operation.js'

export type ListCollectionsInput = z.input<typeof listCollectionsQuery>
/** Collections ranked over an interval, by volume unless another sort is asked for. */
export const listCollections = operation<ListCollectionsInput, Page<NftCollection>>({
  id: 'list-collections',
  method: 'GET',
  path: '/v2/collections',
})

type CollectionInput = { collection_id: string } & z.input<typeof collectionQuery>
export const getCollection = operation<CollectionInput, CollectionDetail>({
  id: 'get-collection',
  method: 'GET',
  path: '/v2/collections/{collection_id}',
})

export const getCollectionChart = operation<CollectionInput, Chart>({
  id: 'get-collection-chart',
  method: 'GET',
  path: '/v2/collections/{collection_id}/chart',
})

type CollectionListInput = z.input<typeof collectionListQuery>
/** Who holds the collection's items (or held them `at` a height), and how they are spread. */
export const listHolders = operation<z.input<typeof listHoldersQuery>, HolderPage>({
  id: 'list-holders',
  method: 'GET',
  path: '/v2/collections/{collection_id}/holders',
})

/** The sales that figures without wash trades leave out, newest first; each names the rules in `wash_rules`. */
export const listWashTrades = operation<CollectionListInput, Page<NftEvent>>({
  id: 'list-wash-trades',
  method: 'GET',
  path: '/v2/collections/{collection_id}/wash-trades',
})

/** Items whose file or metadata other living items have too, of this collection or of others. */
export const listDuplicates = operation<CollectionListInput, DuplicatePage>({
  id: 'list-duplicates',
  method: 'GET',
  path: '/v2/collections/{collection_id}/duplicates',
})

const WRITER: Access = { who: 'member', scope: 'profiles:write' }

/** The collections minted with the DIDs one has claimed. */
export const listMyCollections = operation<Record<string, never>, OwnCollections>({
  id: 'list-my-collections',
  method: 'GET',
  path: '/v2/me/collections',
  access: { who: 'member', scope: 'read' },
})
/**
 * Says what a collection of one's own says of itself. 403 for whoever has not claimed the DID it was minted with; 409 `NameRefused`
 * for a handle that is taken, reserved, or looks like another collection's or profile's, `NotOwned` for a banner that is no item of it.
 */
export const updateCollection = operation<
  { collection_id: string; collection: CollectionWords },
  OwnCollection
>({
  id: 'update-collection',
  method: 'POST',
  path: '/v2/collections/{collection_id}',
  body: 'collection',
  access: WRITER,
})
