import type { Auction, AuctionPhase } from '@chiaroscuro/contract/operation'

/** What decides on the phase. */
export type Course = Pick<Auction, 'start' | 'end' | 'ends_at' | 'closed_at'>

/** The phase at a moment (Unix milliseconds) as far as was known when the server told: pages stay open while time passes. */
export function phaseAt({ start, end, ends_at, closed_at }: Course, now: number): AuctionPhase {
  if (closed_at !== null || now >= Date.parse(ends_at)) return 'ended'
  if (now < Date.parse(start)) return 'upcoming'
  return now < Date.parse(end) ? 'running' : 'overtime'
}

/** What is counted down to: the start, then the end; nothing once it is over. */
export function nextTurn(course: Course, now: number): number | undefined {
  const phase = phaseAt(course, now)
  if (phase === 'ended') return undefined
  return Date.parse(phase === 'upcoming' ? course.start : course.ends_at)
}
