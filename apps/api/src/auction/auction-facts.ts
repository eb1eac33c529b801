import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { auction, block, event, nft, offer, offerEnd } from '../store/schema.js'

/** Everything an auction's standing is made of. */
export interface AuctionFacts {
  readonly auction: typeof auction.$inferSelect
  /** Whether its coin is still the item's newest; else where it was spent, as far as the chain shows it. */
  readonly coin: 'newest' | 'unknown' | Spent
  /** Bids of XCH for the item alone, in the order they came. */
  readonly bids: readonly BidRow[]
}

interface Spent {
  readonly height: number
  readonly seconds: number | null
}

const endBlock = alias(block, 'end_block')
const expiryBlock = alias(block, 'expiry_block')

const BID = {
  id: offer.id,
  launcherId: offer.launcherId,
  priceAmount: offer.priceAmount,
  royaltyAmount: offer.royaltyAmount,
  receivedAt: offer.receivedAt,
  expiresAt: offer.expiresAt,
  expiresHeight: offer.expiresHeight,
  endHeight: offerEnd.height,
  endStatus: offerEnd.status,
  endSeconds: endBlock.timestamp,
  expirySeconds: expiryBlock.timestamp,
}

export type BidRow = Awaited<ReturnType<typeof bidRows>>[number]

function bidRows(tx: Database, launcherIds: readonly string[]) {
  return (
    tx
      .select(BID)
      .from(offer)
      .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
      .leftJoin(endBlock, eq(endBlock.height, offerEnd.height))
      .leftJoin(expiryBlock, eq(expiryBlock.height, offer.expiresHeight))
      // Every listed offer is of one item against one asset: side 2 gives the asset.
      .where(
        and(
          inArray(offer.launcherId, [...launcherIds]),
          eq(offer.side, 2),
          eq(offer.priceAsset, 'xch'),
          eq(offer.isAdrift, false),
        ),
      )
      .orderBy(offer.receivedAt, offer.id)
  )
}

/** The facts of all auctions of these items. */
export async function auctionFactsOf(tx: Database, launcherIds: readonly string[]): Promise<AuctionFacts[]> {
  const auctions = await tx
    .select()
    .from(auction)
    .where(sql`${auction.launcherId} = any(${sql.param([...launcherIds])}::text[])`)
    .orderBy(auction.number)
  if (auctions.length === 0) return []
  const items = [...new Set(auctions.map(({ launcherId }) => launcherId))]
  const coins = auctions.map(({ coinId }) => coinId)
  const [newest, spent, bids] = [
    await newestCoins(tx, items),
    await spentCoins(tx, items, coins),
    await bidRows(tx, items),
  ]
  return auctions.map((one) => ({
    auction: one,
    coin: newest.has(keyOf(one)) ? 'newest' : (spent.get(keyOf(one)) ?? 'unknown'),
    bids: bids.filter(({ launcherId }) => launcherId === one.launcherId),
  }))
}

/** A coin of an item. */
function keyOf({ launcherId, coinId }: { launcherId: string; coinId: string | null }): string {
  return `${launcherId} ${coinId}`
}

async function newestCoins(tx: Database, launcherIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ launcherId: nft.launcherId, coinId: nft.coinId })
    .from(nft)
    .where(and(inArray(nft.launcherId, [...launcherIds]), isNull(nft.validTo)))
  return new Set(rows.map(keyOf))
}

async function spentCoins(
  tx: Database,
  launcherIds: readonly string[],
  coinIds: readonly string[],
): Promise<ReadonlyMap<string, Spent>> {
  const rows = await tx
    .select({
      launcherId: event.launcherId,
      coinId: event.coinId,
      height: event.height,
      seconds: block.timestamp,
    })
    .from(event)
    .innerJoin(block, eq(block.height, event.height))
    .where(and(inArray(event.launcherId, [...launcherIds]), inArray(event.coinId, [...coinIds])))
    // Whatever place the rows have: the same facts give the same standing.
    .orderBy(event.height, event.eventIndex)
  // An item that changes hands twice in a block has no version in between, so closed versions alone would miss it.
  const closed = await tx
    .select({ launcherId: nft.launcherId, coinId: nft.coinId, height: nft.validTo, seconds: block.timestamp })
    .from(nft)
    .innerJoin(block, eq(block.height, nft.validTo))
    .where(and(inArray(nft.launcherId, [...launcherIds]), inArray(nft.coinId, [...coinIds])))
    .orderBy(nft.validTo)
  const ends = [...closed, ...rows].flatMap(({ height, seconds, ...coin }): [string, Spent][] =>
    height === null ? [] : [[keyOf(coin), { height, seconds }]],
  )
  return new Map(ends)
}
