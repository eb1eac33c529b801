import { eq, lte } from 'drizzle-orm'
import { keepAuctions } from '../auction/keep-auctions.js'
import { tell } from '../outbox/tell.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import { auction, auctionStanding } from '../store/schema.js'

const AT_ONCE = 100

/**
 * What only time brings to auctions: starts, ends, bids that run out. Written and told in one transaction, so once, however often
 * this is asked or started again. Gives whether there was anything to tell.
 */
export async function turnAuctionClock(db: Database, moment: Moment, nowMs: number): Promise<boolean> {
  const due = await db
    .select({ launcherId: auction.launcherId })
    .from(auctionStanding)
    .innerJoin(auction, eq(auction.id, auctionStanding.auctionId))
    .where(lte(auctionStanding.nextAt, moment.seconds))
    .orderBy(auctionStanding.nextAt)
    .limit(AT_ONCE)
  if (due.length === 0) return false
  const items = due.map(({ launcherId }) => launcherId)
  return db.transaction(async (tx) => {
    const news = await keepAuctions(tx, items, moment, { height: null })
    await tell(tx, news, nowMs)
    return news.length > 0
  })
}
