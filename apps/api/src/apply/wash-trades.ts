import { findWashTrades, type Sale } from '@chiaroscuro/domain/ranking'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { bulkInsert } from '../store/bulk-insert.js'
import type { Database } from '../store/database.js'
import { block, event, washTrade } from '../store/schema.js'
import { EVENT_TYPE } from './nft-rows.js'

/** Judges every sale of these NFTs again: a new sale may show what an older one was. */
export async function judgeTrades(tx: Database, launcherIds: readonly string[]): Promise<void> {
  if (launcherIds.length === 0) return
  const rows = await tx
    .select({
      launcherId: event.launcherId,
      eventIndex: event.eventIndex,
      height: event.height,
      timestamp: block.timestamp,
      seller: event.fromHash,
      buyer: event.toHash,
      payer: event.payerHash,
    })
    .from(event)
    .innerJoin(block, eq(block.height, event.height))
    .where(and(eq(event.type, EVENT_TYPE.trade), inArray(event.launcherId, [...launcherIds])))
    .orderBy(asc(event.launcherId), asc(event.eventIndex))
  const byNft = new Map<string, Sale[]>()
  for (const { launcherId, ...sale } of rows) byNft.set(launcherId, [...(byNft.get(launcherId) ?? []), sale])
  const found = [...byNft].flatMap(([launcherId, sales]) =>
    findWashTrades(sales).map((one) => ({ launcherId, ...one })),
  )
  await bulkInsert(tx, washTrade, found, { skipKnown: true })
}
