import { inArray } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { offerCoin, offerEnd } from '../store/schema.js'

const COMPLETED = 4
const CANCELLED = 3

/**
 * Ends the offers whose coins were spent in this block: taken when a coin that only settling it
 * can spend was spent too, cancelled otherwise.
 */
export async function applyOfferEnds(
  tx: Database,
  height: number,
  spent: ReadonlySet<string>,
): Promise<void> {
  if (spent.size === 0) return
  const touched = await tx
    .select()
    .from(offerCoin)
    .where(inArray(offerCoin.coinId, [...spent]))
  const ended = new Map<string, number>()
  for (const { offerId, role } of touched) {
    if (role === 'settlement') ended.set(offerId, COMPLETED)
    else if (!ended.has(offerId)) ended.set(offerId, CANCELLED)
  }
  const rows = [...ended].map(([offerId, status]) => ({ offerId, height, status }))
  if (rows.length > 0) await tx.insert(offerEnd).values(rows).onConflictDoNothing()
}
