import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, nft, offer, offerEnd } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { isOpen, type Moment } from './open-offer.js'

/** A batch by its id: items of one collection (or of one creator, without one) made in one block. */
export interface MintId {
  readonly group: string
  readonly height: number
}

/** `{group}-{height}`, as lists of mints name them. */
export function parseMintId(text: string): MintId | undefined {
  const [, group, height] = /^([0-9a-z]{1,100})-(\d{1,9})$/.exec(text) ?? []
  return group === undefined ? undefined : { group, height: Number(height) }
}

const group = sql`coalesce(${detail.collectionId}, ${nft.minterDid}, ${nft.minterHash}, 'unknown')`

function isOf({ group: name, height }: MintId) {
  return and(isNull(nft.validTo), eq(nft.mintHeight, height), sql`${group} = ${name}`)
}

const batchRow = z.object({
  minted_at: z.string().nullable(),
  nft_count: z.number(),
  minter_did: z.string().nullable(),
  minter_hash: z.string().nullable(),
  collection_id: z.string().nullable(),
  first: z.string().nullable(),
})
export type MintBatchRow = z.infer<typeof batchRow>

/** A batch with its first item; `undefined` where nothing was made. */
export async function findMintBatch(db: Database, id: MintId): Promise<MintBatchRow | undefined> {
  const found = await db.execute(sql`
    select min(${nft.mintedAt})::text as minted_at, count(*)::int as nft_count, min(${nft.minterDid}) as minter_did,
      min(${nft.minterHash}) as minter_hash, min(${detail.collectionId}) as collection_id, min(${nft.launcherId}) as first
    from ${nft} join ${detail} on ${detail.launcherId} = ${nft.launcherId} where ${isOf(id)}`)
  const [row] = z.array(batchRow).parse(rowsOf(found))
  return row && row.nft_count > 0 ? row : undefined
}

const order: Order = {
  key: sql`${offer.receivedAt}::numeric`,
  id: sql`coalesce(${offer.bundleHash}, ${offer.launcherId})`,
  descending: true,
}

/** Open offers that sell items of a batch, the latest first. */
export async function mintOfferRows(
  db: Database,
  moment: Moment,
  id: MintId,
  cursor: Cursor | undefined,
  size: number,
) {
  const position = seek(order, cursor)
  return db
    .select({
      offer,
      endStatus: offerEnd.status,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .innerJoin(nft, eq(nft.launcherId, offer.launcherId))
    .innerJoin(detail, eq(detail.launcherId, offer.launcherId))
    .where(and(position.where, eq(offer.side, 1), isOpen(moment), isOf(id)))
    .orderBy(position.orderBy)
    .limit(size)
}
