import { expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { isTakenBack, readLiveMessage } from './live-message.js'

it('reads what pages use, and drops everything else', () => {
  const event = sampleEvent({ event_index: 3, block_height: 9 })
  const read = (message: object) => readLiveMessage(JSON.stringify(message))
  expect(read({ kind: 'event', sequence: 1, event })).toEqual({ kind: 'event', event })
  const block = { kind: 'block', height: 5, timestamp: null } as const
  expect(read(block)).toEqual(block)
  const back = { kind: 'retraction', nft_id: event.nft_id, event_index: 3, block_height: 9 } as const
  expect(read({ ...back, sequence: 2, retracts: 1, offer_id: null })).toEqual(back)
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
