import { expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { isTakenBack, readLiveMessage } from './live-message.js'

it('reads what pages use, and drops everything else', () => {
  const event = sampleEvent({ event_index: 3, block_height: 9 })
  const read = (message: object) => readLiveMessage(JSON.stringify(message))
  expect(read({ kind: 'event', sequence: 1, event })).toEqual({ kind: 'event', event })
  const block = { kind: 'block', height: 5, timestamp: null } as const
  expect(read(block)).toEqual(block)
  const sold = { kind: 'nft', nft_id: 'ab', encoded_id: 'nft1a', name: 'Tide' }
  const bare = { nft_id: 'ab', offered: [sold], requested: [] }
  const offer = { kind: 'offer', sequence: 3, type: 'listing', block_height: null, offer: bare }
  expect(read(offer)).toEqual({ kind: 'market', nft_ids: ['ab'] })
  expect(read({ kind: 'auction', auction: { id: 'xx', nft: { id: 'cd' } } })).toEqual({
    kind: 'market',
    nft_ids: ['cd'],
  })
  const nft = { encoded_id: 'nft1a', name: 'Tide' }
  const at = '2026-01-01T00:00:00+00:00'
  const price = { price_mojos: '5', token_code: 'XCH', token_decimals: 12 }
  const listed = { ...bare, hidden: null, ...price }
  expect(read({ ...offer, told_at: at, offer: listed })).toEqual({
    kind: 'market',
    nft_ids: ['ab'],
    news: {
      sequence: 3,
      what: 'listing',
      work: nft,
      others: 0,
      price: { units: '5', code: 'XCH', decimals: 12 },
      at,
    },
  })
  // Of a lot every page of its works hears, and the news are of all of them.
  const lot = { ...listed, nft_id: null, offered: [sold, { ...sold, nft_id: 'cd' }, { kind: 'token' }] }
  expect(read({ ...offer, told_at: at, offer: lot })).toMatchObject({
    nft_ids: ['ab', 'cd'],
    news: { work: nft, others: 1 },
  })
  // Of what is hidden no more is told than that it is not what it was.
  expect(read({ ...offer, told_at: at, offer: { ...listed, hidden: { reason: 'x' } } })).toEqual({
    kind: 'market',
    nft_ids: ['ab'],
  })
  const auction = { id: 'xx', nft: { id: 'ab', ...nft }, highest_bid: null, reserve_mojos: '7' }
  const told = { kind: 'auction', sequence: 4, type: 'auction', change: 'started', told_at: at, auction }
  expect(read(told)).toMatchObject({
    news: { sequence: 4, what: 'started', work: nft, price: { units: '7' } },
  })
  expect(read({ ...told, change: 'exploded' })).toEqual({ kind: 'market', nft_ids: ['ab'] })
  const back = { kind: 'retraction', nft_id: event.nft_id, event_index: 3, block_height: 9 } as const
  expect(read({ ...back, sequence: 2, retracts: 1, offer_id: null })).toEqual(back)
  const unsaid = {
    kind: 'retraction',
    sequence: 9,
    retracts: 3,
    nft_id: 'ab',
    event_index: null,
    block_height: 4,
  }
  expect(read(unsaid)).toEqual({ kind: 'unsaid', sequence: 3, nft_id: 'ab' })
  expect([isTakenBack(event, back), isTakenBack({ ...event, block_height: 10 }, back)]).toEqual([true, false])
  for (const bad of [
    '',
    '{',
    'null',
    '[]',
    '{"kind":"block","height":"5"}',
    '{"kind":"event","event":{"type":1}}',
    '{"kind":"offer","offer":{}}',
    '{"kind":"retraction","nft_id":null,"event_index":null,"offer_id":"x","block_height":4}',
    7,
  ])
    expect(readLiveMessage(bad)).toBeUndefined()
})
