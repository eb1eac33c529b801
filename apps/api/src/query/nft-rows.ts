import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, detail, media, nft } from '../store/schema.js'
import { isHiddenItem } from './hidden-rows.js'
import type { PageAsked } from './item-page.js'
import { placesOf } from './item-places.js'
import type { KeyedRow } from './keyset.js'
import { bestListing, givenMoment, type Moment, openBids } from './open-offer.js'
import { isAnyGiven, prepared } from './prepared.js'

const ON_A_CARD = {
  nft: {
    launcherId: nft.launcherId,
    ownerHash: nft.ownerHash,
    ownerDid: nft.ownerDid,
    burned: nft.burned,
    movedAt: nft.movedAt,
    royaltyHash: nft.royaltyHash,
    royaltyBasisPoints: nft.royaltyBasisPoints,
    dataHash: nft.dataHash,
    metadataHash: nft.metadataHash,
    edition: nft.edition,
    editionTotal: nft.editionTotal,
    mintHeight: nft.mintHeight,
    mintedAt: nft.mintedAt,
    minterDid: nft.minterDid,
    minterHash: nft.minterHash,
  },
  detail: {
    metadataHash: detail.metadataHash,
    name: detail.name,
    description: detail.description,
    sensitive: detail.sensitive,
    seriesNumber: detail.seriesNumber,
    seriesTotal: detail.seriesTotal,
    collectionId: detail.collectionId,
    rank: detail.rank,
  },
  media: {
    key: media.key,
    state: media.state,
    fileHash: media.fileHash,
    mimeType: media.mimeType,
    dataType: media.dataType,
    width: media.width,
    height: media.height,
    color: media.color,
    hasThumbnails: media.hasThumbnails,
  },
}

const ASSET = sql.placeholder('asset')

/** Everything that is known of the current NFTs of some ids, in no order. */
export const nftRowsOf = rowsBy('nft_rows', { nft, detail, media })

/** What a card of a list shows of them. */
export const cardRowsOf = rowsBy('card_rows', ON_A_CARD)

const ANY = isAnyGiven(nft.launcherId, 'ids')
/** The one NFT that a statement is given the id of. */
export const ONE = eq(nft.launcherId, sql.placeholder('id'))

/**
 * Statements for whatever ids: with the best listing of each, and with the best against one asset. One id has a statement of
 * its own: of a list the database cannot know how short it is, and would plan anew each time to find out.
 */
function rowsBy<Fields extends typeof ON_A_CARD>(name: string, fields: Fields) {
  const one = prepared((db) => rowsStatement(db, fields, ONE).prepare(`${name}_one`))
  const best = prepared((db) => rowsStatement(db, fields, ANY).prepare(name))
  const inAsset = prepared((db) => rowsStatement(db, fields, ANY, ASSET).prepare(`${name}_in`))
  return async (db: Database, moment: Moment, launcherIds: readonly string[], asset?: string) => {
    const ids = [...new Set(launcherIds)]
    const [id] = ids
    if (id === undefined) return []
    if (asset !== undefined) return inAsset(db).execute({ ...moment, ids, asset })
    return ids.length === 1 ? one(db).execute({ ...moment, id }) : best(db).execute({ ...moment, ids })
  }
}

/** The current NFTs among `which`, with what is asked of them and with what a list shows. */
export function rowsStatement<Fields extends typeof ON_A_CARD>(
  db: Database,
  fields: Fields,
  which: SQL,
  asset?: Placeholder,
) {
  const listing = bestListing(db, givenMoment, asset)
  const bids = openBids(db, givenMoment)
  return db
    .select({
      ...fields,
      collectionName: collection.name,
      listing: {
        id: listing.id,
        priceAsset: listing.priceAsset,
        priceAmount: listing.priceAmount,
        receivedAt: listing.receivedAt,
        expiresAt: listing.expiresAt,
        expiresHeight: listing.expiresHeight,
      },
      bidCount: bids.count,
      bidsRunOutAt: bids.runsOutAt,
      bidsRunOutHeight: bids.runsOutHeight,
      isHidden: isHiddenItem(nft.launcherId, detail.collectionId),
    })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoin(collection, eq(collection.id, detail.collectionId))
    .leftJoinLateral(listing, sql`true`)
    .innerJoinLateral(bids, sql`true`)
    .where(and(which, isNull(nft.validTo)))
}

type Nft = typeof nft.$inferSelect
type Detail = typeof detail.$inferSelect
type Media = typeof media.$inferSelect

/** What a list shows of an item; a row of everything is one too. */
export interface CardRow {
  readonly nft: Pick<Nft, keyof (typeof ON_A_CARD)['nft']>
  readonly detail: Pick<Detail, keyof (typeof ON_A_CARD)['detail']>
  readonly media: Pick<Media, keyof (typeof ON_A_CARD)['media']> | null
  readonly collectionName: string | null
  readonly listing: {
    readonly id: string
    readonly priceAsset: string | null
    readonly priceAmount: string | null
    readonly receivedAt: number
    readonly expiresAt: number | null
    readonly expiresHeight: number | null
  } | null
  readonly bidCount: number
  /** When the first of the bids runs out, Unix seconds, and the height by which the first does. */
  readonly bidsRunOutAt: number | null
  readonly bidsRunOutHeight: number | null
  readonly isHidden: boolean
}
export type NftRow = Awaited<ReturnType<typeof nftRowsOf>>[number]
export type NftListRow = NftRow & KeyedRow

/** A page of NFTs with everything known of them. */
export function listNftRows(db: Database, ask: PageAsked): Promise<NftListRow[]> {
  return listRows(db, ask, nftRowsOf)
}

/** A page of NFTs with what a list shows. */
export function listCardRows(db: Database, ask: PageAsked): Promise<(CardRow & KeyedRow)[]> {
  return listRows(db, ask, cardRowsOf)
}

/**
 * First which they are, by `item` alone, then what is shown of them: the second question is the same for every list, and
 * planning it takes longer than answering it, so the database keeps its plan. An item that a reorg took back in between is left out.
 */
async function listRows<Row extends { readonly nft: Pick<Nft, 'launcherId'> }>(
  db: Database,
  ask: PageAsked,
  rowsBy: (db: Database, moment: Moment, ids: readonly string[], asset?: string) => Promise<Row[]>,
): Promise<(Row & KeyedRow)[]> {
  const places = await placesOf(db, ask)
  const ids = places.map(({ sortId }) => sortId)
  const rows = await rowsBy(db, ask.moment, ids, ask.filter.price_asset)
  const byId = new Map(rows.map((row) => [row.nft.launcherId, row]))
  return places.flatMap((at) => {
    const row = byId.get(at.sortId)
    return row ? [{ ...row, ...at }] : []
  })
}
