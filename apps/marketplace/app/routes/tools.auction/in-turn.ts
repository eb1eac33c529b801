import { type AuctionFault, auctionFault } from '@chiaroscuro/domain/auction'
import type { Terms } from '#app/feature/auction-terms/read-terms.js'

/** Minutes from one auction to the next; 0 where all run at the same time. */
export const GAPS = [0, 5, 10, 30, 60, 1440] as const

/**
 * The terms of auctions that follow one another: each starts and ends so much later than the one before. Gives the rule that one of
 * them breaks at `now`, in Unix seconds.
 */
export function inTurn(
  first: Terms,
  { count, gapMinutes, now }: { count: number; gapMinutes: number; now: number },
): { all: readonly Terms[] } | { fault: AuctionFault } {
  const all = Array.from({ length: count }, (_, at) => {
    const later = at * gapMinutes * 60
    return { ...first, start: first.start + later, end: first.end + later }
  })
  const faults = all.flatMap((terms) => auctionFault(terms, now) ?? [])
  return faults[0] ? { fault: faults[0] } : { all }
}
