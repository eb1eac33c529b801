import { z } from 'zod'
import { id, paging } from '../parameter.js'
import { page } from '../schema/common.js'
import { auctionWithNft } from '../schema/market.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Auctions'

export const listAuctions = wireOperation({
  id: 'public-list-auctions',
  path: '/auctions',
  input: z.object(paging),
  output: page(auctionWithNft),
  group,
  summary: 'Running auctions',
})

export const listCollectionAuctions = wireOperation({
  id: 'public-list-collection-auctions',
  path: '/collections/{collection_id}/auctions',
  input: z.object({ collection_id: id(), ...paging }),
  output: page(auctionWithNft),
  group,
  summary: 'Running auctions of a collection',
})
