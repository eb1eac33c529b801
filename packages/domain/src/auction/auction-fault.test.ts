import { describe, expect, it } from 'vitest'
import { AUCTION_BOUNDS, type AuctionFault, auctionFault } from './auction-fault.js'

const DAY = 86_400
const now = 1_800_000_000
const good = { reserve: 1n, start: now, end: now + 60, overtimeSeconds: 0 }

describe('terms of an auction', () => {
  it.each([
    good,
    { ...good, end: now + 30 * DAY, overtimeSeconds: 3600 },
    { ...good, start: now - AUCTION_BOUNDS.earliest },
    { ...good, start: now + 30 * DAY, end: now + 60 * DAY },
  ])('may go so far: %#', (terms) => {
    expect(auctionFault(terms, now)).toBeUndefined()
  })

  it.each<[AuctionFault, Partial<typeof good>]>([
    ['end-before-start', { start: now + 90, end: now + 90 }],
    ['ends-too-soon', { end: now + 59 }],
    ['too-long', { end: now + 30 * DAY + 1 }],
    ['starts-too-late', { start: now + 30 * DAY + 1, end: now + 31 * DAY }],
    ['started-too-long-ago', { start: now - AUCTION_BOUNDS.earliest - 1 }],
    ['overtime-too-long', { overtimeSeconds: 3601 }],
    ['reserve-too-low', { reserve: 0n }],
  ])('are refused by name: %s', (fault, terms) => {
    expect(auctionFault({ ...good, ...terms }, now)).toBe(fault)
  })
})
