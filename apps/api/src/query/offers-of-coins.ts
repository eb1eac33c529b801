import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { offerCoin } from '../store/schema.js'

/** A statement of PostgreSQL takes 65,535 values. */
const AT_ONCE = 10_000

/** Ids of the offers that need one of these coins unspent. */
export async function offersOfCoins(db: Database, coinIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let from = 0; from < coinIds.length; from += AT_ONCE) {
    const some = coinIds.slice(from, from + AT_ONCE)
    const rows = await db
      .selectDistinct({ id: offerCoin.offerId })
      .from(offerCoin)
      .where(and(inArray(offerCoin.coinId, some), eq(offerCoin.role, 'input')))
    for (const { id } of rows) found.add(id)
  }
  return found
}
