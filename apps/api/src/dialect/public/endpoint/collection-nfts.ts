import * as operations from '@chiaroscuro/contract/public'
import type { NftSort } from '../../../query/item-page.js'
import { answer } from '../answer.js'
import { paged } from '../paging.js'
import { listNfts, nftPresenter } from '../present.js'
import { collectionIdOf } from './ids.js'

/** The dialect's sorts by our names for them. */
const SORTS = {
  '-updated_at': 'moved',
  created_at: 'oldest',
  '-created_at': 'newest',
  rank: 'rank',
  '-chiatcg_rank': 'oldest',
} as const satisfies Record<string, NftSort>

export const listCollectionNfts = answer(operations.listCollectionNfts, async (context, input) => {
  const filter = {
    collection_id: collectionIdOf(input.collection_id),
    filter: input.filter,
    filter_value: input.filter_value,
    owned: input.require_owner,
    listed: input.require_price,
    search: input.search,
  }
  const sort = SORTS[input.sort_by]
  const rows = await listNfts(context, input, filter, sort)
  const extras = { metadata: input.include_metadata, uris: input.include_uris }
  return paged(rows, input, await nftPresenter(context, rows, extras))
})

export const listCollectionNftsByOffers = answer(
  operations.listCollectionNftsByOffers,
  async (context, input) => {
    const filter = {
      collection_id: collectionIdOf(input.collection_id),
      filter: input.filter,
      filter_value: input.filter_value,
      listed: true,
      price_asset: input.token_id.toLowerCase(),
      search: input.search,
    }
    const sort = input.sort_by === 'xch_price' ? 'offer-low' : 'offer-new'
    const rows = await listNfts(context, input, filter, sort)
    return paged(rows, input, await nftPresenter(context, rows))
  },
)
