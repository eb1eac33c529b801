import { presentAuctions } from '../endpoint/present-auctions.js'
import { auctionRowsOf } from '../query/auction-rows.js'
import type { OutboxRow } from '../query/outbox-rows.js'
import { toOwnTime, toTimestamp } from '../view/common.js'
import type { Found, HydrateContext } from './hydrate.js'

/** What was told of auctions, as messages, by the auction's id. */
export async function findAuctions(
  context: HydrateContext,
  rows: readonly OutboxRow[],
): Promise<ReadonlyMap<string, (row: OutboxRow) => Found | undefined>> {
  const ids = rows.flatMap(({ auctionId }) => auctionId ?? [])
  const found = await auctionRowsOf(context.db, ids)
  const shown = await presentAuctions(context, found)
  return new Map(
    found.map(({ auction: { id, ownerHash }, collectionId }) => [
      id,
      ({ sequence, toldAt, change, height, offerId, endsAt }) => {
        const auction = shown.get(id)
        if (!auction || change === null || endsAt === null) return undefined
        return {
          message: {
            kind: 'auction',
            sequence,
            told_at: toOwnTime(toldAt),
            type: 'auction',
            change,
            block_height: height,
            offer_id: offerId,
            ends_at: toTimestamp(endsAt),
            auction,
          },
          collections: collectionId === null ? [] : [collectionId],
          owners: [ownerHash, auction.nft.owner_id].flatMap((one) => one ?? []),
        }
      },
    ]),
  )
}
