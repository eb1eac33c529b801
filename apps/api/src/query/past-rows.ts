import { and, asc, eq, gt, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { block, detail, nft, offer, offerEnd } from '../store/schema.js'
import type { Cursor, Order } from './keyset.js'
import { seek } from './keyset.js'

export type BlockRow = typeof block.$inferSelect

/** The block of a height. */
export async function findBlockAt(db: Database, height: number): Promise<BlockRow | undefined> {
  const [row] = await db.select().from(block).where(eq(block.height, height))
  return row
}

/** Whether a versioned row, or one of a table under another name, was true at a height. */
export function heldAt(
  { validFrom, validTo }: { readonly validFrom: SQLWrapper; readonly validTo: SQLWrapper },
  height: number,
): SQL {
  return sql`(${validFrom} <= ${height} and (${validTo} is null or ${validTo} > ${height}))`
}

/** The columns of `nft` under the name `n`. */
export const AS_N = { validFrom: sql`n.valid_from`, validTo: sql`n.valid_to` }

/** An NFT as it was at a height. */
export async function findNftAt(db: Database, launcherId: string, height: number) {
  const [row] = await db
    .select()
    .from(nft)
    .where(and(eq(nft.launcherId, launcherId), heldAt(nft, height)))
  return row
}

const holdingOrder: Order = { key: sql`0::numeric`, id: sql`${nft.launcherId}`, descending: false }

/** What an address held at a height, in the order of launcher ids. */
export async function listHoldingRows(
  db: Database,
  ownerHash: string,
  height: number,
  cursor: Cursor | undefined,
  size: number,
) {
  const position = seek(holdingOrder, cursor)
  return db
    .select({
      launcherId: nft.launcherId,
      coinId: nft.coinId,
      validFrom: nft.validFrom,
      name: detail.name,
      collectionId: detail.collectionId,
      sortKey: sql<string>`(${holdingOrder.key})::text`,
      sortId: sql<string>`(${holdingOrder.id})::text`,
    })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .where(and(eq(nft.ownerHash, ownerHash), eq(nft.burned, false), heldAt(nft, height), position.where))
    .orderBy(position.orderBy)
    .limit(size)
}

/** Offers to sell an item that were open at a block, the cheapest first. */
export function listingsAt(db: Database, launcherId: string, { height, timestamp }: BlockRow) {
  const seconds = timestamp ?? 0
  return db
    .select({ offer, endStatus: offerEnd.status, endHeight: offerEnd.height })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(
      and(
        eq(offer.launcherId, launcherId),
        eq(offer.side, 1),
        // Blocks tell whole seconds: what came within that of the block was there.
        lt(offer.receivedAt, (seconds + 1) * 1000),
        or(isNull(offerEnd.height), gt(offerEnd.height, height)),
        or(isNull(offer.expiresAt), gt(offer.expiresAt, seconds)),
        or(isNull(offer.expiresHeight), gt(offer.expiresHeight, height)),
      ),
    )
    .orderBy(sql`(${offer.priceAsset} = 'xch') desc`, asc(offer.priceAmount))
    .limit(100)
}
