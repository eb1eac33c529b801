import type { Auction } from '@chiaroscuro/contract/operation'
import type { AuctionListRow } from '../query/auction-rows.js'
import { cardRowsOf } from '../query/nft-rows.js'
import { offersWithItems } from '../query/offer-rows.js'
import { toAuction } from '../view/auction.js'
import { toFlatNft } from '../view/nft.js'
import type { EndpointContext } from './endpoint.js'
import { didsOfItems, withPeople } from './with-people.js'

type Presenting = Pick<EndpointContext, 'db' | 'view' | 'moment'>

/** Auctions by id, with their items and bids as they are now; none whose item is gone. */
export async function presentAuctions(
  context: Presenting,
  rows: readonly AuctionListRow[],
): Promise<ReadonlyMap<string, Auction>> {
  if (rows.length === 0) return new Map()
  const moment = context.moment()
  const offerIds = rows.flatMap(({ standing }) => [
    ...new Set([standing.highestOfferId ?? [], standing.saleOfferId ?? []].flat()),
  ])
  const [items, offers] = await Promise.all([
    cardRowsOf(
      context.db,
      moment,
      rows.map(({ auction }) => auction.launcherId),
    ),
    offersWithItems(context.db, [...new Set(offerIds)]),
  ])
  const view = await withPeople(context, didsOfItems(items))
  const nfts = new Map(items.map((row) => [row.nft.launcherId, toFlatNft(view, row)]))
  const bids = new Map(offers.map(({ offer }) => [offer.id, offer]))
  return new Map(
    rows.flatMap(({ auction, standing }) => {
      const nft = nfts.get(auction.launcherId)
      if (!nft) return []
      return [[auction.id, toAuction(view, { auction, standing, nft, bids }, moment.seconds)]]
    }),
  )
}
