import { gt, inArray } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { auction, auctionTold } from '../store/schema.js'

/**
 * Forgets that the world has heard of auctions what blocks above a height brought: a reorg takes those numbers back, and what
 * holds now is told anew. Gives the items.
 */
export async function unsaidAbove(tx: Database, height: number): Promise<string[]> {
  const told = auctionTold
  const ids = [
    ...(await tx
      .update(told)
      .set({ leadOfferId: '', leadHeight: null })
      .where(gt(told.leadHeight, height))
      .returning({ id: told.auctionId })),
    ...(await tx
      .update(told)
      .set({ endsAt: 0, endHeight: null })
      .where(gt(told.endHeight, height))
      .returning({ id: told.auctionId })),
    ...(await tx
      .update(told)
      .set({ closedBy: null, closedHeight: null })
      .where(gt(told.closedHeight, height))
      .returning({ id: told.auctionId })),
  ].map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await tx
    .select({ launcherId: auction.launcherId })
    .from(auction)
    .where(inArray(auction.id, ids))
  return rows.map(({ launcherId }) => launcherId)
}
