import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Auction, type AuctionBid, auctionStanding } from './index.js'

const auction: Auction = { start: 100, end: 200, overtimeSeconds: 10, reserve: 5n, closedAt: null }
const bid = (id: string, amount: bigint, placedAt: number, goneAt: number | null = null) => ({
  id,
  amount,
  placedAt,
  goneAt,
})

describe('auctionStanding', () => {
  it('goes from upcoming to ended', () => {
    const phases = [99, 100, 199, 200].map((now) => auctionStanding(auction, [], now).phase)
    expect(phases).toEqual(['upcoming', 'running', 'running', 'ended'])
    expect(auctionStanding(auction, [], 200)).toMatchObject({ winner: undefined, bidCount: 0 })
  })

  it('counts bids from the start on, before the end, that meet the reserve', () => {
    const bids = [bid('early', 9n, 99), bid('low', 4n, 150), bid('good', 5n, 150), bid('late', 9n, 200)]
    expect(auctionStanding(auction, bids, 300)).toMatchObject({ winner: { id: 'good' }, bidCount: 1 })
  })

  it('moves the end for a leading bid in the last seconds, again and again', () => {
    const bids = [bid('a', 5n, 189), bid('b', 6n, 190), bid('c', 7n, 199), bid('d', 8n, 208)]
    expect(auctionStanding(auction, bids.slice(0, 1), 189).endsAt).toBe(200)
    expect(auctionStanding(auction, bids.slice(0, 2), 190).endsAt).toBe(200)
    expect(auctionStanding(auction, bids, 199)).toMatchObject({ endsAt: 209, phase: 'running' })
    expect(auctionStanding(auction, bids, 208)).toMatchObject({ endsAt: 218, phase: 'overtime' })
    expect(auctionStanding(auction, bids, 218)).toMatchObject({ phase: 'ended', winner: { id: 'd' } })
  })

  it('is not held open by bids that cannot win', () => {
    const bids = [bid('a', 9n, 150), bid('b', 9n, 199), bid('c', 4n, 199)]
    expect(auctionStanding(auction, bids, 200)).toMatchObject({ endsAt: 200, winner: { id: 'a' } })
  })

  it('hands the lead on when a bid is taken back, but keeps the end it moved', () => {
    const bids = [bid('a', 6n, 150), bid('b', 9n, 195, 201)]
    expect(auctionStanding(auction, bids, 200)).toMatchObject({ highest: { id: 'b' }, phase: 'overtime' })
    expect(auctionStanding(auction, bids, 205)).toMatchObject({ endsAt: 205, winner: { id: 'a' } })
    expect(auctionStanding(auction, [bid('b', 9n, 195, 400)], 500)).toMatchObject({
      winner: undefined,
      bidCount: 1,
    })
  })

  it('ends when it is closed', () => {
    const closed = { ...auction, closedAt: 150 }
    const bids = [bid('a', 6n, 149), bid('b', 9n, 150)]
    expect(auctionStanding(closed, bids, 149).phase).toBe('running')
    expect(auctionStanding(closed, bids, 150)).toMatchObject({
      phase: 'ended',
      endsAt: 150,
      winner: { id: 'a' },
    })
  })
})

const second = fc.nat(60)
const schedules = fc.record({
  auction: fc
    .record({
      start: fc.nat(20),
      length: fc.nat(25),
      overtimeSeconds: fc.nat(8),
      reserve: fc.bigInt(0n, 4n),
      closedAt: fc.option(second, { freq: 5 }),
    })
    .map(({ length, ...rest }): Auction => ({ ...rest, end: rest.start + length })),
  bids: fc
    .array(
      fc.record({ amount: fc.bigInt(0n, 9n), placedAt: second, goneAt: fc.option(second, { freq: 2 }) }),
      {
        maxLength: 14,
      },
    )
    .map((bids) => bids.map((one, id): AuctionBid<number> => ({ ...one, id }))),
  now: fc.nat(80),
})

describe('random schedules', () => {
  it('stand as second-by-second bookkeeping says', () => {
    fc.assert(
      fc.property(schedules, ({ auction: set, bids, now }) => {
        const { highest, winner, history, ...rest } = auctionStanding(set, bids, now)
        const told = history.map(({ bid: { id }, movedEndTo }) => ({ id, movedEndTo }))
        expect({ ...rest, highest: highest?.id, winner: winner?.id, told }).toEqual(model(set, bids, now))
      }),
      { numRuns: process.env.TEST_LONG ? 100_000 : 5000 },
    )
  }, 300_000)
})

/** Lives through every second, with a book of bids that is searched anew each time. */
function model(
  { start, end, overtimeSeconds, reserve, closedAt }: Auction,
  bids: AuctionBid<number>[],
  now: number,
) {
  const book: AuctionBid<number>[] = []
  const best = (at: number) => {
    const there = book.filter(({ goneAt }) => goneAt === null || goneAt > at)
    return there.sort((a, b) =>
      a.amount === b.amount ? a.placedAt - b.placedAt || a.id - b.id : a.amount > b.amount ? -1 : 1,
    )[0]
  }
  let until = closedAt !== null && closedAt < end ? closedAt : end
  const told: { id: number; movedEndTo: number | null }[] = []
  let clock = 0
  for (; clock <= now && clock < until; clock++) {
    if (clock < start) continue
    for (const bid of bids) {
      if (bid.placedAt !== clock || bid.amount < reserve) continue
      const before = best(clock)
      book.push(bid)
      const leads = best(clock)?.id === bid.id && (before === undefined || bid.amount > before.amount)
      const end = until
      if (leads && until - clock <= overtimeSeconds && clock + overtimeSeconds > until)
        until = closedAt === null ? clock + overtimeSeconds : Math.min(clock + overtimeSeconds, closedAt)
      told.push({ id: bid.id, movedEndTo: until > end ? until : null })
    }
  }
  const over = now >= until
  const phase = over ? 'ended' : now < start ? 'upcoming' : now < end ? 'running' : 'overtime'
  const highest = best(now)?.id
  return { phase, endsAt: until, bidCount: book.length, highest, winner: over ? highest : undefined, told }
}
