import { type AuctionPage, getAuction, listAuctions, listMyAuctions } from '@chiaroscuro/contract/operation'
import { auctionPath, listAuctionsQuery, listMyAuctionsQuery } from '@chiaroscuro/contract/schema'
import { parseAddress, parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'
import { type AuctionFilter, type AuctionSort, listAuctionRows } from '../query/auction-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { toNow } from '../view/auction.js'
import { presentAuction } from './auction-detail.js'
import { endpoint, NotFoundError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { presentAuctions } from './present-auctions.js'

const DEFAULT_SIZE = 50
/** Answers carry the time, so none is kept. */
const RULES = { keeps: false } as const
const SORTS = { active: 'ending', upcoming: 'starting', ended: 'ended' } as const

interface Asked {
  readonly page?: string | undefined
  readonly size?: number | undefined
  readonly sort?: AuctionSort | undefined
}

export const listAuctionsEndpoint = endpoint(
  listAuctions,
  listAuctionsQuery,
  async (context: PeopleContext, { collection_id, nft_id, owner_address_id, ...asked }) => {
    const { phase } = asked
    // An id that can be none fits nothing.
    return pageOf(context, asked, {
      phase,
      collectionId: collection_id && (parseCollectionId(collection_id) ?? ''),
      launcherId: nft_id && (parseNftId(nft_id) ?? ''),
      ownerHash: owner_address_id && (parseAddress(owner_address_id) ?? ''),
    })
  },
  RULES,
)

export const listMyAuctionsEndpoint = endpoint(
  listMyAuctions,
  listMyAuctionsQuery,
  async (context: PeopleContext, asked, call) => {
    const { userId } = viewerOfCall(call)
    return pageOf(context, { ...asked, sort: 'newest' }, { phase: asked.phase, userId })
  },
)

export const getAuctionEndpoint = endpoint(
  getAuction,
  auctionPath,
  async (context: PeopleContext, { auction_id: id }) => {
    const shown = await presentAuction(context, id.toLowerCase())
    if (!shown) throw new NotFoundError('Unknown auction.')
    return shown
  },
  RULES,
)

async function pageOf(context: PeopleContext, asked: Asked, filter: AuctionFilter): Promise<AuctionPage> {
  const { page, size = DEFAULT_SIZE } = asked
  const sort = asked.sort ?? (filter.phase ? SORTS[filter.phase] : 'newest')
  const now = context.now()
  const seconds = Math.floor(now / 1000)
  const rows = await listAuctionRows(context.db, { now: seconds, filter, sort, cursor: cursorOf(page), size })
  const shown = await presentAuctions(context, rows)
  const { items, ...envelope } = toPage(rows, page, size, ({ auction }) => shown.get(auction.id) ?? [])
  return { ...envelope, items: items.flat(), now: toNow(now) }
}
