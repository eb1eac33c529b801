import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, lotItem, media, nft, offer, offerEnd } from '../store/schema.js'
import { givenMoment, isListable, type Moment } from './open-offer.js'
import { prepared } from './prepared.js'

function offerRows(db: Database) {
  return db
    .select({ offer, endStatus: offerEnd.status, endHeight: offerEnd.height })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
}

export type OfferRow = Awaited<ReturnType<typeof openOffersOf>>[number]

/** Open listings (cheapest first), then open bids (highest first), of this NFT alone. */
export async function openOffersOf(db: Database, launcherId: string, moment: Moment) {
  return openOffers(db).execute({ ...moment, launcherId })
}

/** Open offers of lots with this NFT among theirs, listings before bids, the newest first; of each side's prices none is the NFT's own. */
export async function openLotsOf(db: Database, launcherId: string, moment: Moment): Promise<OfferRow[]> {
  return openLots(db).execute({ ...moment, launcherId })
}

const openLots = prepared((db) =>
  db
    .select({ offer, endStatus: offerEnd.status, endHeight: offerEnd.height })
    .from(lotItem)
    .innerJoin(offer, eq(offer.id, lotItem.offerId))
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(and(eq(lotItem.launcherId, sql.placeholder('launcherId')), isListable(givenMoment)))
    .orderBy(asc(offer.side), desc(offer.receivedAt), asc(offer.id))
    .limit(20)
    .prepare('open_lots'),
)

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

/** These offers, in no order, each with the collections and the owners of its NFTs. */
export async function offersWithItems(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      offer,
      endStatus: offerEnd.status,
      endHeight: offerEnd.height,
      collectionId: detail.collectionId,
      ownerHash: nft.ownerHash,
      ownerDid: nft.ownerDid,
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .leftJoin(lotItem, eq(lotItem.offerId, offer.id))
    .leftJoin(nft, and(eq(nft.launcherId, theItem), isNull(nft.validTo)))
    .leftJoin(detail, eq(detail.launcherId, theItem))
    .where(inArray(offer.id, [...ids]))
  const byId = new Map<string, OfferRow & { collections: string[]; owners: string[] }>()
  for (const { offer, endStatus, endHeight, collectionId, ownerHash, ownerDid } of rows) {
    const one = byId.get(offer.id) ?? { offer, endStatus, endHeight, collections: [], owners: [] }
    one.collections.push(...given(collectionId))
    one.owners.push(...given(ownerHash), ...given(ownerDid))
    byId.set(offer.id, one)
  }
  return [...byId.values()]
}

const theItem = sql`coalesce(${offer.launcherId}, ${lotItem.launcherId})`

function given(id: string | null): string[] {
  return id === null ? [] : [id]
}

/** Id of the offer that holds this spend bundle. */
export async function findOfferByBundle(db: Database, bundleHash: string): Promise<string | undefined> {
  const [row] = await db.select({ id: offer.id }).from(offer).where(eq(offer.bundleHash, bundleHash))
  return row?.id
}

/** What is shown of an NFT that an offer mentions. */
export interface OfferNft {
  readonly name: string | null
  readonly media: { readonly fileHash: string | null; readonly hasThumbnails: boolean } | null
}

/** Names and pictures of NFTs that offers mention. */
export async function offerNfts(
  db: Database,
  launcherIds: readonly string[],
): Promise<ReadonlyMap<string, OfferNft>> {
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
