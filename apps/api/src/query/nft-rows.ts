import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, detail, media, nft } from '../store/schema.js'
import type { ItemFilter } from './item-filter.js'
import { itemPage, type NftSort } from './item-page.js'
import type { Cursor } from './keyset.js'
import { bestListing, bidCount, type Moment } from './open-offer.js'

/** Everything that is shown of the current NFTs of `page`, a subquery of that name with `launcher_id` and `key`. */
function nftRows(db: Database, moment: Moment, page: SQL, asset?: string) {
  const listing = bestListing(db, moment, asset)
  return db
    .select({
      nft,
      detail,
      media,
      collectionName: collection.name,
      listing: {
        id: listing.id,
        priceAsset: listing.priceAsset,
        priceAmount: listing.priceAmount,
        receivedAt: listing.receivedAt,
      },
      bidCount: bidCount(moment),
      sortKey: sql<string>`page.key::text`,
      sortId: sql<string>`page.launcher_id`,
    })
    .from(page)
    .innerJoin(nft, sql`${nft.launcherId} = page.launcher_id and ${isNull(nft.validTo)}`)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, eq(media.key, nft.dataHash))
    .leftJoin(collection, eq(collection.id, detail.collectionId))
    .leftJoinLateral(listing, sql`true`)
}

export type NftListRow = Awaited<ReturnType<typeof listNftRows>>[number]

/** A page of NFTs: which they are by `item` alone, then what is shown of them. */
export async function listNftRows(
  db: Database,
  moment: Moment,
  filter: ItemFilter,
  sort: NftSort,
  cursor: Cursor | undefined,
  size: number,
) {
  const { page, orderBy } = itemPage({ moment, filter, sort, cursor, size })
  return nftRows(db, moment, page, filter.price_asset).orderBy(orderBy).limit(size)
}

/** The items named, as list rows, in no order. */
export async function nftRowsOf(db: Database, moment: Moment, launcherIds: readonly string[]) {
  if (launcherIds.length === 0) return []
  const ids = sql`${sql.param([...launcherIds])}::text[]`
  return nftRows(
    db,
    moment,
    sql`(select distinct launcher_id, 0 as key from unnest(${ids}) as given (launcher_id)) page`,
  )
}
