/** What an owner set. Times are Unix seconds, amounts mojos. */
export interface Auction {
  readonly start: number
  readonly end: number
  /** A leading bid this close to the end moves the end to this long after the bid; 0 for never. */
  readonly overtimeSeconds: number
  /** The least price at which a bid counts. */
  readonly reserve: bigint
  /** When it was called off, or the item left the owner's coin; null while it goes its way. */
  readonly closedAt: number | null
}

/** A bid is an offer: it can be taken back, or expire, at any time. */
export interface AuctionBid<Id> {
  readonly id: Id
  /** What the owner would get, royalty not included. */
  readonly amount: bigint
  /** When the market received it, by the market's own clock: a bidder's clock decides nothing. */
  readonly placedAt: number
  /** From when on it could not be taken any more; null while it can. */
  readonly goneAt: number | null
}

/**
 * - `upcoming`: before its start
 * - `running`: until the end that was set
 * - `overtime`: past that, until the end that late bids moved
 * - `ended`: the owner may accept the winner by hand
 */
export type AuctionPhase = 'upcoming' | 'running' | 'overtime' | 'ended'

/** A bid that takes part. */
export interface TakingBid<Id> {
  readonly bid: AuctionBid<Id>
  /** Where it moved the end to; null where it did not. */
  readonly movedEndTo: number | null
}

/** How an auction stands at one moment. */
export interface AuctionStanding<Id> {
  readonly phase: AuctionPhase
  /** The end as it is known at that moment, overtime included. */
  readonly endsAt: number
  /** The best bid that takes part and can still be taken. */
  readonly highest: AuctionBid<Id> | undefined
  /** The highest once the auction has ended; undefined before, and when it ended without bids. */
  readonly winner: AuctionBid<Id> | undefined
  /** Bids that take part, whether they can still be taken or not. */
  readonly bidCount: number
  /** The same bids in the order they were placed. */
  readonly history: readonly TakingBid<Id>[]
}

/**
 * How an auction stands: a pure function of what was set, the bids and the time.
 *
 * A bid takes part when it was placed from the start on and before the end of that moment, and meets
 * the reserve. One that leads when it is placed, less than the overtime before the end, moves the end;
 * lower ones do not, so that nobody can hold an auction open with bids that cannot win. The end never
 * moves back, not even when the bid that moved it is taken back. Of equal bids the earlier leads; a
 * leader that is gone hands the lead to the next.
 */
export function auctionStanding<Id>(
  auction: Auction,
  bids: readonly AuctionBid<Id>[],
  now: number,
): AuctionStanding<Id> {
  const { endsAt, history } = play(auction, bids, now)
  const phase = phaseAt(auction, endsAt, now)
  const highest = leader(history, now)
  const winner = phase === 'ended' ? highest : undefined
  return { phase, endsAt, highest, winner, bidCount: history.length, history }
}

function phaseAt({ start, end, closedAt }: Auction, endsAt: number, now: number): AuctionPhase {
  if (now >= endsAt || (closedAt !== null && now >= closedAt)) return 'ended'
  if (now < start) return 'upcoming'
  return now < end ? 'running' : 'overtime'
}

/** Goes through the bids in the order they were placed. */
function play<Id>(auction: Auction, bids: readonly AuctionBid<Id>[], now: number) {
  const placed = bids.filter(({ placedAt }) => placedAt <= now).sort((a, b) => a.placedAt - b.placedAt)
  // Best last. Time only goes on, so what is gone at the end of the list can be dropped for good.
  const standing: AuctionBid<Id>[] = []
  const history: TakingBid<Id>[] = []
  let endsAt = endOf(auction, auction.end)
  for (const bid of placed) {
    if (bid.placedAt < auction.start || bid.placedAt >= endsAt || bid.amount < auction.reserve) continue
    while (standing.length > 0 && isGone(standing.at(-1), bid.placedAt)) standing.pop()
    const best = standing.at(-1)
    standing.splice(placeFor(standing, bid.amount), 0, bid)
    const late = bid.placedAt >= endsAt - auction.overtimeSeconds
    const leads = !isGone(bid, bid.placedAt) && (!best || bid.amount > best.amount)
    const end =
      late && leads ? endOf(auction, Math.max(endsAt, bid.placedAt + auction.overtimeSeconds)) : endsAt
    history.push({ bid, movedEndTo: end > endsAt ? end : null })
    endsAt = end
  }
  return { endsAt, history }
}

/** An auction that was closed ends then, if it would have ended later. */
function endOf({ closedAt }: Auction, end: number): number {
  return closedAt === null ? end : Math.min(end, closedAt)
}

function isGone<Id>(bid: AuctionBid<Id> | undefined, at: number): boolean {
  return bid !== undefined && bid.goneAt !== null && bid.goneAt <= at
}

/** Where a bid goes among those standing: below earlier ones of the same amount. */
function placeFor<Id>(standing: readonly AuctionBid<Id>[], amount: bigint): number {
  let low = 0
  let high = standing.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((standing[middle]?.amount ?? 0n) < amount) low = middle + 1
    else high = middle
  }
  return low
}

function leader<Id>(history: readonly TakingBid<Id>[], now: number): AuctionBid<Id> | undefined {
  return history.reduce<AuctionBid<Id> | undefined>(
    (best, { bid }) => (isGone(bid, now) || (best && best.amount >= bid.amount) ? best : bid),
    undefined,
  )
}
