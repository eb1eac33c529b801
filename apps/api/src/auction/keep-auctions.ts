import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { News } from '../outbox/tell.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import { auction, auctionStanding, auctionTold } from '../store/schema.js'
import { auctionFactsOf } from './auction-facts.js'
import { type ToldRow, untoldOf } from './auction-news.js'
import { type StandingRow, standingOf } from './standing-of.js'

/** How the changes that are found are told: with the height of the block that brought them, if one did. */
export interface AuctionTelling {
  readonly height: number | null
}

/**
 * Makes the rows of these items' auctions say again what their coins and bids say at `moment`, in the transaction that changed
 * those, after the change. Gives what is to be told of it, in the same transaction; nothing where nobody is to be told.
 */
export async function keepAuctions(
  tx: Database,
  launcherIds: readonly string[],
  moment: Moment,
  telling?: AuctionTelling,
): Promise<News[]> {
  if (launcherIds.length === 0) return []
  const items = [...new Set(launcherIds)].sort()
  // Whoever is at one of them is waited for; what is read afterwards is what they left.
  const locked = await tx
    .select({ id: auction.id })
    .from(auction)
    .where(sql`${auction.launcherId} = any(${sql.param(items)}::text[])`)
    .orderBy(auction.id)
    .for('no key update')
  if (locked.length === 0) return []
  const known = await auctionFactsOf(tx, items)
  const standings = known.map((facts) => ({ facts, row: standingOf(facts, moment).row }))
  await saveStandings(
    tx,
    standings.map(({ row }) => row),
  )
  if (!telling) return []
  const ids = known.map(({ auction: { id } }) => id)
  const rows = await tx.select().from(auctionTold).where(inArray(auctionTold.auctionId, ids))
  const before = new Map(rows.map((row) => [row.auctionId, row]))
  const untold = standings.map(({ facts, row }) =>
    untoldOf(facts, row, before.get(row.auctionId), { now: moment.seconds, height: telling.height }),
  )
  for (const { told } of untold) if (!isSame(told, before.get(told.auctionId))) await saveTold(tx, told)
  return untold.flatMap(({ news }) => news)
}

/** Makes rows where there are none: after a backup without them was restored. */
export async function makeAuctions(db: Database, moment: Moment): Promise<void> {
  const without = await db
    .select({ launcherId: auction.launcherId })
    .from(auction)
    .where(
      sql`not exists (select 1 from ${auctionStanding} where ${auctionStanding.auctionId} = ${auction.id})`,
    )
  const items = without.map(({ launcherId }) => launcherId)
  if (items.length > 0) await db.transaction((tx) => keepAuctions(tx, items, moment))
}

async function saveStandings(tx: Database, rows: readonly StandingRow[]): Promise<void> {
  const names = Object.entries(getTableColumns(auctionStanding)).filter(([key]) => key !== 'auctionId')
  const excluded = (key: string) =>
    sql.raw(`excluded.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
  await tx
    .insert(auctionStanding)
    .values([...rows])
    .onConflictDoUpdate({
      target: auctionStanding.auctionId,
      set: Object.fromEntries(names.map(([key]) => [key, excluded(key)])),
      // Answers stay what they were where nothing changed.
      setWhere: sql`row(${auctionStanding}.*) is distinct from row(excluded.*)`,
    })
}

async function saveTold(tx: Database, told: ToldRow): Promise<void> {
  await tx.insert(auctionTold).values(told).onConflictDoUpdate({ target: auctionTold.auctionId, set: told })
}

function isSame(told: ToldRow, before: ToldRow | undefined): boolean {
  return (
    before !== undefined &&
    Object.entries(told).every(([key, value]) => before[key as keyof ToldRow] === value)
  )
}
