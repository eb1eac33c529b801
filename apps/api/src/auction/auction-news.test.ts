import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuctionFacts } from './auction-facts.js'
import { type ToldRow, untoldOf } from './auction-news.js'
import type { StandingRow } from './standing-of.js'

const auction: AuctionFacts['auction'] = {
  id: 'a',
  number: 1,
  proof: { message: '', publicKey: '', signature: '', signingMode: '' },
  launcherId: 'n',
  coinId: 'c',
  ownerHash: 'o',
  reserve: '1',
  startsAt: 100,
  endsAt: 200,
  overtimeSeconds: 10,
  createdAt: 50_000,
  calledOffAt: null,
  withdrawnAt: null,
  withdrawnReason: null,
  callOff: null,
  userId: null,
}
const facts: AuctionFacts = { auction, coin: 'newest', bids: [] }
const row: StandingRow = {
  auctionId: 'a',
  startsAt: 100,
  endsAt: 200,
  closedAt: null,
  closedBy: null,
  bidCount: 0,
  highestOfferId: null,
  highestAmount: null,
  saleOfferId: null,
  nextAt: null,
}
const changesOf = (shown: Partial<StandingRow>, now: number, before?: ToldRow) =>
  untoldOf(facts, { ...row, ...shown }, before, { now, height: 7 }).news.map(({ change }) => change)

describe('news of an auction', () => {
  it('are what was not told yet, in order', () => {
    expect(changesOf({}, 60)).toEqual(['created'])
    const { told } = untoldOf(facts, row, undefined, { now: 60, height: null })
    expect(changesOf({}, 99, told)).toEqual([])
    expect(changesOf({ highestOfferId: 'x', endsAt: 210 }, 195, told)).toEqual([
      'started',
      'lead',
      'extended',
    ])
    expect(changesOf({}, 200, told)).toEqual(['started', 'ended'])
    expect(changesOf({ closedBy: 'called-off', endsAt: 90 }, 90, told)).toEqual(['closed'])
    // One that is closed leads to nothing more.
    expect(changesOf({ closedBy: 'moved', endsAt: 150, highestOfferId: 'x' }, 300, told)).toEqual([
      'started',
      'closed',
    ])
  })

  it('are told again where a reorg took them back', () => {
    const shown = { ...row, highestOfferId: 'x' }
    const { told } = untoldOf(facts, shown, undefined, { now: 150, height: 7 })
    expect(told).toMatchObject({ leadOfferId: 'x', leadHeight: 7 })
    const unsaid = { ...told, leadOfferId: '', leadHeight: null }
    expect(changesOf({}, 150, unsaid)).toEqual(['lead'])
    expect(changesOf(shown, 150, unsaid)).toEqual(['lead'])
  })

  it('come once: what was told is not told again, whatever it was', () => {
    const shown = fc.record({
      endsAt: fc.integer({ min: 90, max: 220 }),
      closedBy: fc.constantFrom(
        null,
        'called-off' as const,
        'moved' as const,
        'sold' as const,
        'withdrawn' as const,
      ),
      highestOfferId: fc.constantFrom(null, 'x', 'y'),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(shown, fc.integer({ min: 50, max: 250 })), { minLength: 1 }), (steps) => {
        let told: ToldRow | undefined
        for (const [one, now] of steps) {
          const next = untoldOf(facts, { ...row, ...one }, told, { now, height: null })
          expect(new Set(next.news.map(({ change }) => change)).size).toBe(next.news.length)
          expect(changesOf(one, now, next.told)).toEqual([])
          told = next.told
        }
      }),
    )
  })
})
