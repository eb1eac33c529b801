import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { auction, offer } from '../store/schema.js'

/** Items in an auction with a bid that ends above one height and up to another. */
export async function itemsOfOutgrownBids(tx: Database, above: number, upTo: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ launcherId: offer.launcherId })
    .from(offer)
    .where(
      and(
        gt(offer.expiresHeight, above),
        lte(offer.expiresHeight, upTo),
        eq(offer.side, 2),
        sql`exists (select 1 from ${auction} where ${auction.launcherId} = ${offer.launcherId})`,
      ),
    )
  return rows.flatMap(({ launcherId }) => launcherId ?? [])
}
