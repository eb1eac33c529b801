import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { offer, offerEnd } from '../store/schema.js'
import { isOpen, type Moment } from './open-offer.js'

/** The best open listing of every NFT that has one, for questions about many NFTs at once. */
export function bestListings(db: Database, moment: Moment) {
  return db
    .selectDistinctOn([offer.launcherId], {
      launcherId: offer.launcherId,
      id: offer.id,
      priceAsset: offer.priceAsset,
      priceAmount: offer.priceAmount,
      receivedAt: offer.receivedAt,
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(and(eq(offer.side, 1), isOpen(moment)))
    .orderBy(offer.launcherId, sql`(${offer.priceAsset} = 'xch') desc`, asc(offer.priceAmount))
    .as('listing')
}
