import { eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { collection, detail, media, nft } from '../store/schema.js'
import type { ItemFilter } from './item-filter.js'
import { itemPage, type NftSort } from './item-page.js'
import type { Cursor, KeyedRow } from './keyset.js'
import { bestListing, bidCount, givenMoment, type Moment } from './open-offer.js'
import { prepared } from './prepared.js'

/** Everything that is known of the current NFTs of these ids, in no order. */
export async function nftRowsOf(
  db: Database,
  moment: Moment,
  launcherIds: readonly string[],
  asset?: string,
) {
  if (launcherIds.length === 0) return []
  const given = { ...moment, ids: [...new Set(launcherIds)] }
  return asset === undefined ? wholeRows(db).execute(given) : wholeRowsIn(db).execute({ ...given, asset })
}

/** What a card of a list shows of the current NFTs of these ids, in no order. */
export async function cardRowsOf(
  db: Database,
  moment: Moment,
  launcherIds: readonly string[],
  asset?: string,
): Promise<CardRow[]> {
  if (launcherIds.length === 0) return []
  const given = { ...moment, ids: [...new Set(launcherIds)] }
  return asset === undefined ? cardRows(db).execute(given) : cardRowsIn(db).execute({ ...given, asset })
}

const ON_A_CARD = {
  nft: {
    launcherId: nft.launcherId,
    ownerHash: nft.ownerHash,
    ownerDid: nft.ownerDid,
    burned: nft.burned,
    movedAt: nft.movedAt,
    royaltyHash: nft.royaltyHash,
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
const IDS = sql`${nft.launcherId} = any(${sql.placeholder('ids')}::text[]) and ${isNull(nft.validTo)}`

/** Statements for whatever ids, with the best listing, or the best against one asset. */
const wholeRows = prepared((db) => rowsStatement(db, { nft, detail, media }).prepare('nft_rows'))
const wholeRowsIn = prepared((db) => rowsStatement(db, { nft, detail, media }, ASSET).prepare('nft_rows_in'))
const cardRows = prepared((db) => rowsStatement(db, ON_A_CARD).prepare('card_rows'))
const cardRowsIn = prepared((db) => rowsStatement(db, ON_A_CARD, ASSET).prepare('card_rows_in'))

function rowsStatement<Fields extends typeof ON_A_CARD>(db: Database, fields: Fields, asset?: Placeholder) {
  const listing = bestListing(db, givenMoment, asset)
  return db
    .select({
      ...fields,
      collectionName: collection.name,
      listing: {
        id: listing.id,
        priceAsset: listing.priceAsset,
        priceAmount: listing.priceAmount,
        receivedAt: listing.receivedAt,
      },
      bidCount: bidCount(givenMoment),
    })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoin(collection, eq(collection.id, detail.collectionId))
    .leftJoinLateral(listing, sql`true`)
    .where(IDS)
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
  } | null
  readonly bidCount: number
}
export type NftRow = Awaited<ReturnType<typeof nftRowsOf>>[number]
export type NftListRow = NftRow & KeyedRow

interface ListAsked {
  readonly moment: Moment
  readonly filter: ItemFilter
  readonly sort: NftSort
  readonly cursor: Cursor | undefined
  readonly size: number
}

/** A page of NFTs with everything known of them. */
export function listNftRows(db: Database, ask: ListAsked): Promise<NftListRow[]> {
  return listRows(db, ask, nftRowsOf)
}

/** A page of NFTs with what a list shows. */
export function listCardRows(db: Database, ask: ListAsked): Promise<(CardRow & KeyedRow)[]> {
  return listRows(db, ask, cardRowsOf)
}

/**
 * First which they are, by `item` alone, then what is shown of them: the second question is the same for every list, and
 * planning it takes longer than answering it, so the database keeps its plan. An item that a reorg took back in between is left out.
 */
async function listRows<Row extends { readonly nft: Pick<Nft, 'launcherId'> }>(
  db: Database,
  ask: ListAsked,
  rowsBy: (db: Database, moment: Moment, ids: readonly string[], asset?: string) => Promise<Row[]>,
): Promise<(Row & KeyedRow)[]> {
  const { page, orderBy } = itemPage(ask)
  const found = await db.execute(
    sql`select page.launcher_id as "sortId", page.key::text as "sortKey" from ${page} order by ${orderBy} limit ${ask.size}`,
  )
  const places = z.array(place).parse(rowsOf(found))
  const ids = places.map(({ sortId }) => sortId)
  const rows = await rowsBy(db, ask.moment, ids, ask.filter.price_asset)
  const byId = new Map(rows.map((row) => [row.nft.launcherId, row]))
  return places.flatMap((at) => {
    const row = byId.get(at.sortId)
    return row ? [{ ...row, ...at }] : []
  })
}

const place = z.object({ sortId: z.string(), sortKey: z.string() })
