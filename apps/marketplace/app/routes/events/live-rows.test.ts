import { describe, expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { noLiveRows, stepLiveRows } from './live-rows.js'

function block(height: number, types: number[]) {
  const events = types.map((type, event_index) =>
    sampleEvent({ type, event_index: height * 10 + event_index, block_height: height }),
  )
  return { kind: 'block', height, timestamp: null, events } as const
}

describe('live rows', () => {
  it('come newest first and are fresh once', () => {
    const one = stepLiveRows(noLiveRows, {
      kind: 'message',
      message: block(1, [0, 2]),
      types: [],
      hold: false,
    })
    expect(one.shown.map((e) => e.event_index)).toEqual([11, 10])
    const two = stepLiveRows(one, { kind: 'message', message: block(2, [2]), types: [], hold: false })
    expect(two.shown.map((e) => e.event_index)).toEqual([20, 11, 10])
    expect(two.fresh.size).toBe(1)
  })

  it('wait while someone reads, and come when asked for', () => {
    const held = stepLiveRows(noLiveRows, { kind: 'message', message: block(1, [0]), types: [], hold: true })
    expect([held.shown.length, held.held.length]).toEqual([0, 1])
    const released = stepLiveRows(held, { kind: 'release' })
    expect([released.shown.length, released.held.length]).toEqual([1, 0])
  })

  it('obey the filter, and a block heard twice is one block', () => {
    const message = block(1, [0, 2, 5])
    const once = stepLiveRows(noLiveRows, { kind: 'message', message, types: [2], hold: false })
    const twice = stepLiveRows(once, { kind: 'message', message, types: [2], hold: false })
    expect(twice.shown.map((e) => e.type)).toEqual([2])
  })

  it('leave with the block that is taken back', () => {
    const rows = [1, 2, 3].reduce(
      (now, height) =>
        stepLiveRows(now, { kind: 'message', message: block(height, [0]), types: [], hold: false }),
      noLiveRows,
    )
    const after = stepLiveRows(rows, {
      kind: 'message',
      message: { kind: 'retract', height: 1 },
      types: [],
      hold: false,
    })
    expect(after.shown.map((e) => e.block_height)).toEqual([1])
  })
})
