import { type AuctionBid, type AuctionStanding, auctionStanding } from '@chiaroscuro/domain/auction'
import type { Moment } from '../query/open-offer.js'
import type { auctionStanding as standingTable } from '../store/schema.js'
import type { AuctionFacts, BidRow } from './auction-facts.js'

export type StandingRow = typeof standingTable.$inferSelect

/** The field's number for an offer that was taken. */
const TAKEN = 4

/** How an auction stands, as a row and as the domain has it. */
export interface Standing {
  readonly row: StandingRow
  readonly standing: AuctionStanding<string>
}

/**
 * How an auction stands at a moment: nothing but its facts and the time go in. What closed it stays as it was then: bids that
 * come or go afterwards are about something else.
 */
export function standingOf(facts: AuctionFacts, { seconds: now, height }: Moment): Standing {
  const { auction } = facts
  const spentAt = spentSecond(facts)
  const calledOffAt = auction.calledOffAt === null ? null : Math.floor(auction.calledOffAt / 1000)
  const withdrawnAt = auction.withdrawnAt === null ? null : Math.floor(auction.withdrawnAt / 1000)
  const endedAt = earlier(calledOffAt, withdrawnAt)
  const closedAt = earlier(endedAt, spentAt)
  const terms = {
    start: auction.startsAt,
    end: auction.endsAt,
    overtimeSeconds: auction.overtimeSeconds,
    reserve: BigInt(auction.reserve),
    closedAt,
  }
  const bids = facts.bids.map((row) => bidOf(row, facts, height))
  const standing = auctionStanding(terms, bids, closedAt ?? notBefore(now, facts))
  const sale = standing.history.find(({ bid }) => isSale(facts.bids, bid.id, facts))
  // Whoever came first: an auction that is over is ended by nobody else.
  const endedBy =
    endedAt === null || endedAt !== closedAt ? null : endedAt === calledOffAt ? 'called-off' : 'withdrawn'
  const row: StandingRow = {
    auctionId: auction.id,
    startsAt: auction.startsAt,
    endsAt: standing.endsAt,
    closedAt,
    closedBy: closedAt === null ? null : (endedBy ?? (sale ? 'sold' : 'moved')),
    bidCount: standing.bidCount,
    highestOfferId: standing.highest?.id ?? null,
    highestAmount: standing.highest?.amount.toString() ?? null,
    saleOfferId: endedBy === null ? (sale?.bid.id ?? null) : null,
    nextAt: closedAt === null ? nextChange(facts, standing, now) : null,
  }
  return { row, standing }
}

/** Blocks whose clocks are ahead of ours have happened all the same: what they ended is gone. */
function notBefore(now: number, { bids }: AuctionFacts): number {
  return bids.reduce(
    (latest, { endSeconds, expirySeconds }) => Math.max(latest, endSeconds ?? 0, expirySeconds ?? 0),
    now,
  )
}

/** When the coin was spent. Of one that a reorg took away with all that was known of it, nothing is left to bid for. */
function spentSecond({ auction, coin }: AuctionFacts): number | null {
  if (coin === 'newest') return null
  const created = Math.floor(auction.createdAt / 1000)
  return coin === 'unknown' ? created : (coin.seconds ?? created)
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

function bidOf(row: BidRow, facts: AuctionFacts, height: number): AuctionBid<string> {
  return {
    id: row.id,
    amount: BigInt(row.priceAmount ?? 0),
    placedAt: Math.floor(row.receivedAt / 1000),
    goneAt: goneAt(row, facts, height),
  }
}

/** From when on a bid could not be taken; the one that was taken for this auction's coin is what closed it. */
export function goneAt(row: BidRow, facts: AuctionFacts, height: number): number | null {
  const placed = Math.floor(row.receivedAt / 1000)
  const ended = row.endHeight === null || isAccepted(row, facts) ? null : (row.endSeconds ?? placed)
  // The store may have read on since `height` was known.
  const isPast = row.expiresHeight !== null && (row.expiresHeight <= height || row.expirySeconds !== null)
  const outgrown = isPast ? (row.expirySeconds ?? placed) : null
  return earlier(earlier(ended, outgrown), row.expiresAt)
}

function isAccepted(row: BidRow, { coin }: AuctionFacts): boolean {
  return row.endStatus === TAKEN && typeof coin === 'object' && row.endHeight === coin.height
}

function isSale(rows: readonly BidRow[], id: string, facts: AuctionFacts): boolean {
  return rows.some((row) => row.id === id && isAccepted(row, facts))
}

/** The next moment at which time alone changes anything: a start, an end, a bid that runs out. */
function nextChange(
  { auction }: AuctionFacts,
  { endsAt, history }: AuctionStanding<string>,
  now: number,
): number | null {
  const gone = history.flatMap(({ bid }) => bid.goneAt ?? [])
  const ahead = [auction.startsAt, endsAt, ...gone].filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}
