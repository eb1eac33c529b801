import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, media, nft, offer, offerEnd } from '../store/schema.js'
import { givenMoment, isListable, type Moment } from './open-offer.js'
import { prepared } from './prepared.js'

function offerRows(db: Database) {
  return db
    .select({ offer, endStatus: offerEnd.status })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
}

export type OfferRow = Awaited<ReturnType<typeof openOffersOf>>[number]

/** Open listings (cheapest first), then open bids (highest first). */
export async function openOffersOf(db: Database, launcherId: string, moment: Moment) {
  return openOffers(db).execute({ ...moment, launcherId })
}

const openOffers = prepared((db) =>
  offerRows(db)
    .where(and(eq(offer.launcherId, sql.placeholder('launcherId')), isListable(givenMoment)))
    .orderBy(
      asc(offer.side),
      sql`case when side = 1 then price_amount else -price_amount end`,
      desc(offer.receivedAt),
    )
    .limit(100)
    .prepare('open_offers'),
)

export async function findOffer(db: Database, id: string): Promise<OfferRow | undefined> {
  const [row] = await offerRows(db).where(eq(offer.id, id))
  return row
}

/** These offers, in no order. */
export async function offersByIds(db: Database, ids: readonly string[]): Promise<OfferRow[]> {
  return offerRows(db).where(inArray(offer.id, [...ids]))
}

/** These offers, in no order, each with the collection and the owner of its item. */
export async function offersWithItems(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      offer,
      endStatus: offerEnd.status,
      collectionId: detail.collectionId,
      ownerHash: nft.ownerHash,
      ownerDid: nft.ownerDid,
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .leftJoin(nft, and(eq(nft.launcherId, offer.launcherId), isNull(nft.validTo)))
    .leftJoin(detail, eq(detail.launcherId, offer.launcherId))
    .where(inArray(offer.id, [...ids]))
}

/** Id of the offer that holds this spend bundle. */
export async function findOfferByBundle(db: Database, bundleHash: string): Promise<string | undefined> {
  const [row] = await db.select({ id: offer.id }).from(offer).where(eq(offer.bundleHash, bundleHash))
  return row?.id
}

/** Names and pictures of NFTs that offers mention. */
export async function offerNfts(db: Database, launcherIds: readonly string[]) {
  if (launcherIds.length === 0) return new Map()
  const rows = await db
    .select({
      launcherId: detail.launcherId,
      name: detail.name,
      media: { fileHash: media.fileHash, hasThumbnails: media.hasThumbnails },
    })
    .from(detail)
    .innerJoin(nft, and(eq(nft.launcherId, detail.launcherId), isNull(nft.validTo)))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .where(inArray(detail.launcherId, [...launcherIds]))
  return new Map(rows.map((row) => [row.launcherId, row]))
}
