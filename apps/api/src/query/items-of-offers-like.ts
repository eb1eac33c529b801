import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { lotItem, offer } from '../store/schema.js'

/** Enough of an offer's id (base58 of 32 bytes) that no word is taken for one. */
const BEGINNING = /^[1-9A-HJ-NP-Za-km-z]{6,44}$/

/** Launcher ids of the items that offers whose ids begin so are about, at most `most`. */
export async function itemsOfOffersLike(db: Database, text: string, most: number): Promise<string[]> {
  if (!BEGINNING.test(text)) return []
  const rows = await db
    .select({ launcherId: sql<string>`coalesce(${offer.launcherId}, ${lotItem.launcherId})` })
    .from(offer)
    .leftJoin(lotItem, eq(lotItem.offerId, offer.id))
    .where(sql`${offer.id} like ${`${text}%`}`)
    .orderBy(asc(offer.id), asc(lotItem.launcherId))
    .limit(most)
  return [...new Set(rows.map(({ launcherId }) => launcherId))]
}
