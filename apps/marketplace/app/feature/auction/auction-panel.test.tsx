import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleDetail } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { AuctionPanel, type PanelAuction } from './auction-panel.js'
import { leastBid } from './least-bid.js'

vi.setConfig({ testTimeout: 40_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const XCH = 1_000_000_000_000n
const bid = (offer_id: string, xch: bigint, facts = {}) => ({
  offer_id,
  price_mojos: String(xch * XCH),
  royalty_mojos: null,
  placed_at: '2026-03-01T11:00:00+00:00',
  gone_at: null,
  moved_end_to: null,
  is_highest: false,
  is_sale: false,
  ...facts,
})

function auction(facts: Partial<PanelAuction> = {}): PanelAuction {
  return {
    id: 'a'.repeat(64),
    number: 1,
    coin_id: 'b'.repeat(64),
    reserve_mojos: String(2n * XCH),
    start: '2026-03-01T10:00:00+00:00',
    end: '2026-03-01T12:00:00+00:00',
    ends_at: '2026-03-01T12:00:00+00:00',
    overtime_seconds: 600,
    phase: 'running',
    closed_by: null,
    closed_at: null,
    withdrawn_reason: null,
    hidden: null,
    bid_count: 0,
    highest_bid: null,
    winning_bid: null,
    created_at: '2026-03-01T09:00:00+00:00',
    now: '2026-03-01T11:30:00+00:00',
    bids: [],
    proof: {
      message: 'Chiaroscuro auction',
      public_key: 'c'.repeat(96),
      signature: 'd'.repeat(192),
      signing_mode: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_',
    },
    ...facts,
  }
}
const shown = (facts?: Partial<PanelAuction>) => {
  const { container } = show(<AuctionPanel auction={auction(facts)} nft={sampleDetail()} />)
  return { container, text: () => screen.getByRole('region', { name: 'Auction' }).textContent ?? '' }
}

describe('an auction on the page of its work', () => {
  it('counts down by the server’s clock, from the reserve', async () => {
    const { container, text } = shown()
    expect(text()).toContain('Reserve2 XCH')
    expect(screen.getByRole('timer').textContent).toBe('00:30:00')
    expect(text()).toContain('A leading bid in the last 10 minutes moves the end on by as much.')
    expect(text()).toContain('Chiaroscuro auction')
    expect(await screen.findByRole('button', { name: 'Bid in this auction' })).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('says who leads, what moved the end, and what no longer stands', async () => {
    const bids = [
      bid('c', 4n, { is_highest: true, moved_end_to: '2026-03-01T12:10:00+00:00' }),
      bid('b', 3n, { gone_at: '2026-03-01T11:20:00+00:00' }),
    ]
    const { container, text } = shown({
      bids,
      bid_count: 2,
      highest_bid: bids[0] ?? null,
      ends_at: '2026-03-01T12:10:00+00:00',
      now: '2026-03-01T12:05:00+00:00',
    })
    expect(text()).toContain('Auction, in overtime')
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(first).toContain('leads moved the end')
    expect(second).toContain('no longer stands')
    expect(await violations(container)).toEqual([])
  })

  it.each([
    [{ bid_count: 0 }, 'It ended without bids.'],
    [{ bid_count: 2 }, 'Every bid was withdrawn or ran out.'],
    [{ bid_count: 1, winning_bid: bid('a', 3n) }, 'The owner accepts the winning bid by hand'],
    [
      { closed_by: 'sold' as const, closed_at: '2026-03-01T12:20:00+00:00', winning_bid: bid('a', 3n) },
      'The owner accepted the bid',
    ],
  ])('ends as it ended: %j', (facts, words) => {
    expect(shown({ now: '2026-03-01T13:00:00+00:00', ...facts }).text()).toContain(words)
  })
})

it('asks for more than the best, and no less than the reserve', () => {
  expect(leastBid(auction())).toBe(2n * XCH)
  expect(leastBid(auction({ highest_bid: bid('a', 3n) }))).toBe(3n * XCH + 1n)
})
