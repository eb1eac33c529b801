import { and, eq, sql } from 'drizzle-orm'
import { itemsThatRanOut } from '../apply/offer-ends.js'
import type { Database } from '../store/database.js'
import { auction, offer } from '../store/schema.js'

/** Items in an auction with a bid that ends above one height and up to another. */
export function itemsOfOutgrownBids(tx: Database, above: number, upTo: number): Promise<string[]> {
  const auctioned = sql`exists (select 1 from ${auction} where ${auction.launcherId} = ${offer.launcherId})`
  return itemsThatRanOut(tx, above, upTo, and(eq(offer.side, 2), auctioned))
}
