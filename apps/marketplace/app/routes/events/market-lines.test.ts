import { expect, it } from 'vitest'
import type { LiveMessage } from '#app/live/live-message.js'
import { stepMarketLines } from './market-lines.js'

const told = (sequence: number): LiveMessage => ({
  kind: 'market',
  nft_ids: ['ab'],
  news: {
    sequence,
    what: 'listing',
    work: { encoded_id: 'nft1a', name: null },
    others: 0,
    price: null,
    at: '2026-01-01T00:00:00+00:00',
  },
})
const after = (messages: readonly LiveMessage[]) =>
  messages.reduce(stepMarketLines, []).map(({ sequence }) => sequence)

it('news come newest first, each once, the last thirty of them', () => {
  expect(after([told(1), told(3), told(2), told(3)])).toEqual([3, 2, 1])
  expect(after(Array.from({ length: 40 }, (_, i) => told(i)))).toEqual(
    Array.from({ length: 30 }, (_, i) => 39 - i),
  )
})

it('news that a reorg took back leave, and other messages change nothing', () => {
  const block = { kind: 'block', height: 5, timestamp: null } as const
  const bare = { kind: 'market', nft_ids: ['ab'] } as const
  expect(after([told(1), told(2), { kind: 'unsaid', sequence: 1, nft_id: 'ab' }, block, bare])).toEqual([2])
})
