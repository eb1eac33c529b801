import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { keepAuctions } from '../auction/keep-auctions.js'
import { keepItems } from '../item/keep-items.js'
import { tell } from '../outbox/tell.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import { offer, offerCoin, offerEnd } from '../store/schema.js'

/*
 * A reorg can take back the very blocks that made an offer's coins. Most often the same transactions are in the new
 * branch, but nothing says so: until the node has the coins again, the offer is adrift and can be taken by nobody.
 */

/** Looked at in one go; more wait for the next turn. */
const AT_ONCE = 200

/** Sets offers adrift whose coins were made above a height that a reorg went back to; gives the NFTs whose prices they are. */
export async function setAdrift(tx: Database, height: number): Promise<string[]> {
  const rows = await tx
    .update(offer)
    .set({ isAdrift: true })
    .where(and(gt(offer.bornHeight, height), eq(offer.isAdrift, false)))
    .returning({ launcherId: offer.launcherId })
  return rows.flatMap(({ launcherId }) => launcherId ?? [])
}

export interface LandContext {
  readonly db: Database
  readonly moment: () => Moment
  readonly now: () => number
  /** Coins that exist and are unspent, with the heights they were made at. */
  readonly unspentCoins: (coinIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** Asks the node for the coins of offers adrift; those that are whole again stand as before. Gives how many. */
export async function landAdrift({ db, moment, now, unspentCoins }: LandContext): Promise<number> {
  const waiting = await db
    .select({ id: offer.id, launcherId: offer.launcherId })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(and(offer.isAdrift, isNull(offerEnd.offerId)))
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
  if (waiting.length === 0) return 0
  const needed = await coinsOf(
    db,
    waiting.map(({ id }) => id),
  )
  const there = await unspentCoins([...needed.values()].flat())
  const whole = waiting.flatMap((one) => {
    const heights = (needed.get(one.id) ?? []).map((coin) => there.get(coin))
    const known = heights.filter((height) => height !== undefined)
    return known.length === heights.length ? [{ ...one, bornHeight: Math.max(0, ...known) }] : []
  })
  if (whole.length === 0) return 0
  await db.transaction(async (tx: Database) => {
    for (const { id, bornHeight } of whole)
      await tx.update(offer).set({ isAdrift: false, bornHeight }).where(eq(offer.id, id))
    const items = whole.flatMap(({ launcherId }) => launcherId ?? [])
    await keepItems(tx, items, moment())
    await tell(tx, await keepAuctions(tx, items, moment(), { height: null }), now())
  })
  return whole.length
}

async function coinsOf(db: Database, offerIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ offerId: offerCoin.offerId, coinId: offerCoin.coinId })
    .from(offerCoin)
    .where(and(inArray(offerCoin.offerId, [...offerIds]), eq(offerCoin.role, 'input')))
    .orderBy(asc(offerCoin.coinId))
  const coins = new Map<string, string[]>()
  for (const { offerId, coinId } of rows) coins.set(offerId, [...(coins.get(offerId) ?? []), coinId])
  return coins
}
