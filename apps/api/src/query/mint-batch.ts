import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { block, detail, nft, offer, offerEnd } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { isListable, type Moment } from './open-offer.js'

/** A batch by its id: items that one maker minted in one block. */
export interface MintId {
  /** The DID that made the launchers or, where none did, the puzzle hash that the items were minted to; hex. */
  readonly maker: string
  readonly height: number
}

/** `{maker}-{height}`: facts of the mints themselves, which no later metadata or assignment changes. */
export function parseMintId(text: string): MintId | undefined {
  const [, maker, height] = /^([0-9a-f]{64}|unknown)-(\d{1,9})$/.exec(text) ?? []
  return maker === undefined ? undefined : { maker, height: Number(height) }
}

export function formatMintId({ maker, height }: MintId): string {
  return `${maker}-${height}`
}

/** The maker of an item, in SQL. */
export const maker = sql`coalesce(${nft.launcherDid}, ${nft.minterHash}, 'unknown')`

function isOf(id: MintId) {
  return and(isNull(nft.validTo), eq(nft.mintHeight, id.height), sql`${maker} = ${id.maker}`)
}

const batchRow = z.object({
  minted_at: z.string().nullable(),
  nft_count: z.number(),
  /** Null where the items differ, as with all that follow. */
  minter_did: z.string().nullable(),
  minter_hash: z.string().nullable(),
  collection_id: z.string().nullable(),
  royalty_basis_points: z.number().nullable(),
  royalty_hash: z.string().nullable(),
  read_count: z.number(),
  first: z.string().nullable(),
})
export type MintBatchRow = z.infer<typeof batchRow>

/** A batch with its first item; `undefined` where nothing was made. */
export async function findMintBatch(db: Database, id: MintId): Promise<MintBatchRow | undefined> {
  const found = await db.execute(sql`
    select min(${nft.mintedAt})::text as minted_at, count(*)::int as nft_count,
      case when min(${nft.minterDid}) = max(${nft.minterDid}) then min(${nft.minterDid}) end as minter_did,
      case when min(${nft.minterHash}) = max(${nft.minterHash}) then min(${nft.minterHash}) end as minter_hash,
      case when min(${detail.collectionId}) = max(${detail.collectionId}) then min(${detail.collectionId}) end as collection_id,
      case when min(${nft.royaltyBasisPoints}) = max(${nft.royaltyBasisPoints}) then min(${nft.royaltyBasisPoints}) end
        as royalty_basis_points,
      case when min(${nft.royaltyHash}) = max(${nft.royaltyHash}) then min(${nft.royaltyHash}) end as royalty_hash,
      count(${detail.metadataHash})::int as read_count, min(${nft.launcherId}) as first
    from ${nft} join ${detail} on ${detail.launcherId} = ${nft.launcherId} where ${isOf(id)}`)
  const [row] = z.array(batchRow).parse(rowsOf(found))
  return row && row.nft_count > 0 ? row : undefined
}

/** The block of a batch, what it minted, and which of that is of the batch; `undefined` where nothing was made. */
export async function findMintBlock(db: Database, id: MintId) {
  const rows = await db
    .select({ launcherId: nft.launcherId, isOwn: sql<boolean>`${maker} = ${id.maker}`, hash: block.hash })
    .from(nft)
    .innerJoin(block, eq(block.height, nft.mintHeight))
    .where(and(isNull(nft.validTo), eq(nft.mintHeight, id.height)))
  const [first] = rows
  const own = rows.flatMap(({ launcherId, isOwn }) => (isOwn ? [launcherId] : []))
  if (!first || own.length === 0) return undefined
  return { hash: first.hash, own, minted: rows.map(({ launcherId }) => launcherId) }
}

const MOST_NAMED = 10

/** What made the items of a batch as their metadata says, and which collections they are of; most used first. */
export async function mintNames(db: Database, id: MintId) {
  const tools = await db.execute(sql`
    select ${detail.mintingTool} as name from ${nft} join ${detail} on ${detail.launcherId} = ${nft.launcherId}
    where ${isOf(id)} and ${detail.mintingTool} is not null group by 1 order by count(*) desc, 1 limit ${MOST_NAMED}`)
  const collections = await db.execute(sql`
    select c.id, c.name, min(${nft.launcherId}) as first
    from ${nft} join ${detail} on ${detail.launcherId} = ${nft.launcherId} join collection c on c.id = ${detail.collectionId}
    where ${isOf(id)} group by c.id, c.name order by count(*) desc, c.id limit ${MOST_NAMED}`)
  const collectionRow = z.object({ id: z.string(), name: z.string(), first: z.string() })
  return {
    tools: z
      .array(z.object({ name: z.string() }))
      .parse(rowsOf(tools))
      .map(({ name }) => name),
    collections: z.array(collectionRow).parse(rowsOf(collections)),
  }
}

const bySeries: Order = {
  key: sql`coalesce(${detail.seriesNumber}, 0)::numeric`,
  id: sql`${nft.launcherId}`,
  descending: false,
}

/** Items of a batch by their ids: in the order of their series, then of the ids. */
export async function mintItemIds(db: Database, id: MintId, cursor: Cursor | undefined, size: number) {
  const position = seek(bySeries, cursor)
  return db
    .select({
      launcherId: nft.launcherId,
      sortKey: sql<string>`(${bySeries.key})::text`,
      sortId: sql<string>`${bySeries.id}`,
    })
    .from(nft)
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .where(and(position.where, isOf(id)))
    .orderBy(position.orderBy)
    .limit(size)
}

const order: Order = {
  key: sql`${offer.receivedAt}::numeric`,
  id: sql`coalesce(${offer.bundleHash}, ${offer.launcherId})`,
  descending: true,
}

/** Open offers that sell an item of a batch by itself, the latest first. */
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
      endHeight: offerEnd.height,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .innerJoin(nft, eq(nft.launcherId, offer.launcherId))
    .innerJoin(detail, eq(detail.launcherId, offer.launcherId))
    .where(and(position.where, eq(offer.side, 1), isListable(moment), isOf(id)))
    .orderBy(position.orderBy)
    .limit(size)
}
