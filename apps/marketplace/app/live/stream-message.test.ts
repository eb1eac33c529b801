import { expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { readStreamMessage } from './stream-message.js'

it('reads blocks and retractions, and drops everything else', () => {
  const block = { kind: 'block', height: 5, timestamp: null, events: [sampleEvent(), { type: 'x' }, null] }
  const read = readStreamMessage(JSON.stringify(block))
  expect(read?.kind === 'block' && read.events.length).toBe(1)
  expect(readStreamMessage('{"kind":"retract","height":4}')).toEqual({ kind: 'retract', height: 4 })
  for (const bad of [
    '',
    '{',
    'null',
    '[]',
    '{"kind":"block","height":"5"}',
    '{"kind":"block","height":5}',
    7,
  ]) {
    expect(readStreamMessage(bad)).toBeUndefined()
  }
})
