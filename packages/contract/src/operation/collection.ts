import type { z } from 'zod'
import type {
  ChartDay,
  CollectionDetail,
  Interval,
  listCollectionsQuery,
  NftCollection,
} from '../schema/collection.js'
import type { Page } from '../schema/common.js'
import { operation } from './operation.js'

export type ListCollectionsInput = z.input<typeof listCollectionsQuery>
/** Collections ranked over an interval, by volume unless another sort is asked for. */
export const listCollections = operation<ListCollectionsInput, Page<NftCollection>>({
  id: 'list-collections',
  method: 'GET',
  path: '/collections',
})

export const getCollection = operation<{ collection_id: string; interval?: Interval }, CollectionDetail>({
  id: 'get-collection',
  method: 'GET',
  path: '/collections/{collection_id}',
})

export const getCollectionChart = operation<
  { collection_id: string; interval?: Interval },
  { days: ChartDay[] }
>({
  id: 'get-collection-chart',
  method: 'GET',
  path: '/collections/{collection_id}/chart',
})
