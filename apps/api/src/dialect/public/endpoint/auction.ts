import * as operations from '@chiaroscuro/contract/public'
import {
  type AuctionFilter,
  type AuctionListRow,
  type AuctionSort,
  listAuctionRows,
} from '../../../query/auction-rows.js'
import { type OfferRow, offersWithItems } from '../../../query/offer-rows.js'
import { answer, type PublicContext } from '../answer.js'
import { cursorOf, type Paging, paged } from '../paging.js'
import { loadNested } from '../present.js'
import { toAuction } from '../view/auction.js'
import { collectionIdOf } from './ids.js'

export const listAuctions = answer(operations.listAuctions, async (context, input) =>
  running(context, input, {}),
)

export const listCollectionAuctions = answer(operations.listCollectionAuctions, async (context, input) =>
  running(context, input, { collectionId: collectionIdOf(input.collection_id) }),
)

/** Those that end first stand first. */
async function running(context: PublicContext, input: Paging, filter: AuctionFilter) {
  const moment = context.moment()
  const rows = await listed(context, { ...filter, phase: 'active' }, 'ending', input)
  const [items, offers] = await Promise.all([
    loadNested(
      context,
      rows.map(({ auction }) => auction.launcherId),
    ),
    highestOf(context, rows),
  ])
  const page = paged(rows, input, (row) => {
    const nft = items.get(row.auction.launcherId)
    return nft ? [{ ...toAuction(context.view, row, offers, moment), nft }] : []
  })
  return { ...page, items: page.items.flat() }
}

/** Auctions shown with an item. */
const MOST_OF_ITEM = 50

/** Everything an item was in, the newest first. */
export async function auctionsOfItem(
  context: PublicContext,
  launcherId: string,
): Promise<operations.Auction[]> {
  const moment = context.moment()
  const rows = await listed(context, { launcherId }, 'newest', { size: MOST_OF_ITEM })
  const offers = await highestOf(context, rows)
  return rows.map((row) => toAuction(context.view, row, offers, moment))
}

function listed({ db, moment }: PublicContext, filter: AuctionFilter, sort: AuctionSort, asked: Paging) {
  const { seconds: now } = moment()
  return listAuctionRows(db, { now, filter, sort, cursor: cursorOf(asked), size: asked.size })
}

async function highestOf(
  { db }: PublicContext,
  rows: readonly AuctionListRow[],
): Promise<ReadonlyMap<string, OfferRow>> {
  const ids = rows.flatMap(({ standing }) => standing.saleOfferId ?? standing.highestOfferId ?? [])
  const found = await offersWithItems(db, [...new Set(ids)])
  return new Map(found.map((row) => [row.offer.id, row]))
}
