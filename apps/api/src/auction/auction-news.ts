import type { News } from '../outbox/tell.js'
import { type AuctionChange, NEWS } from '../store/outbox/schema.js'
import type { auctionTold } from '../store/schema.js'
import type { AuctionFacts } from './auction-facts.js'
import type { StandingRow } from './standing-of.js'

export type ToldRow = typeof auctionTold.$inferSelect

/** What is not told yet of an auction, in order, and what is told once it is. */
export interface Untold {
  readonly news: readonly News[]
  readonly told: ToldRow
}

/**
 * Compares how an auction stands with what was told of it. `height` is that of the block that brought the change, which a
 * reorg would take back; null for what people or time brought. Once closed, only that is told.
 */
export function untoldOf(
  { auction }: AuctionFacts,
  row: StandingRow,
  before: ToldRow | undefined,
  { now, height }: { readonly now: number; readonly height: number | null },
): Untold {
  let told = before ?? nothingTold(auction.id, auction.endsAt)
  const changes: AuctionChange[] = before ? [] : ['created']
  const isGoing = row.closedBy === null
  if (!told.started && now >= row.startsAt && (isGoing || row.endsAt > row.startsAt)) {
    told = { ...told, started: true }
    changes.push('started')
  }
  if (isGoing && told.leadOfferId !== row.highestOfferId) {
    told = { ...told, leadOfferId: row.highestOfferId, leadHeight: height }
    changes.push('lead')
  }
  if (isGoing && told.endsAt !== row.endsAt) {
    told = { ...told, endsAt: row.endsAt, endHeight: height }
    changes.push('extended')
  }
  const isOver = now >= row.endsAt
  if (isGoing && told.ended !== isOver) {
    told = { ...told, ended: isOver }
    if (isOver) changes.push('ended')
  }
  if (told.closedBy !== row.closedBy) {
    told = { ...told, closedBy: row.closedBy, closedHeight: row.closedBy === null ? null : height }
    if (row.closedBy !== null) changes.push('closed')
  }
  const { id: auctionId, launcherId } = auction
  const common = { type: NEWS.auction, height, launcherId, eventIndex: null, auctionId }
  const offerId = row.saleOfferId ?? row.highestOfferId
  return { told, news: changes.map((change) => ({ ...common, offerId, change, endsAt: row.endsAt })) }
}

function nothingTold(auctionId: string, endsAt: number): ToldRow {
  return {
    auctionId,
    started: false,
    ended: false,
    leadOfferId: null,
    leadHeight: null,
    endsAt,
    endHeight: null,
    closedBy: null,
    closedHeight: null,
  }
}
