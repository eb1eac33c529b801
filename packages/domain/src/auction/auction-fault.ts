import type { AuctionTerms } from './auction-message.js'

const DAY = 86_400

/** How far terms may go, in seconds. */
export const AUCTION_BOUNDS = {
  /** From the moment it is posted to its end, at least. */
  shortest: 60,
  /** From its start to its end, at most. */
  longest: 30 * DAY,
  /** From the moment it is posted to its start, at most. */
  furthest: 30 * DAY,
  /** A start may lie this far back: signing takes its time. */
  earliest: 3600,
  overtime: 3600,
} as const

/** The rule that terms break. */
export type AuctionFault =
  | 'end-before-start'
  | 'ends-too-soon'
  | 'too-long'
  | 'starts-too-late'
  | 'started-too-long-ago'
  | 'overtime-too-long'
  | 'reserve-too-low'

/** The first rule that terms break when they are posted at `now`; `undefined` where they may be posted. */
export function auctionFault(
  { reserve, start, end, overtimeSeconds }: Omit<AuctionTerms, 'network' | 'launcherId' | 'coinId'>,
  now: number,
): AuctionFault | undefined {
  if (end <= start) return 'end-before-start'
  if (end < now + AUCTION_BOUNDS.shortest) return 'ends-too-soon'
  if (end > start + AUCTION_BOUNDS.longest) return 'too-long'
  if (start > now + AUCTION_BOUNDS.furthest) return 'starts-too-late'
  if (start < now - AUCTION_BOUNDS.earliest) return 'started-too-long-ago'
  if (overtimeSeconds > AUCTION_BOUNDS.overtime) return 'overtime-too-long'
  return reserve < 1n ? 'reserve-too-low' : undefined
}
