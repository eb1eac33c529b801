import { describe, expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { type LiveRows, noLiveRows, stepLiveRows } from './live-rows.js'
import type { PriceRange } from './price-range.js'

const happened = (height: number, type: number, at = 0) =>
  sampleEvent({ type, event_index: height * 10 + at, block_height: height })

/** The rows after these events, each told by itself. */
function heard(
  events: readonly ReturnType<typeof happened>[],
  {
    types = [] as number[],
    collection = null as string | null,
    range = { min: '', max: '' },
    hold = false,
    from = noLiveRows,
  }: {
    types?: number[]
    collection?: string | null
    range?: PriceRange
    hold?: boolean
    from?: LiveRows
  } = {},
): LiveRows {
  return events.reduce(
    (rows, event) =>
      stepLiveRows(rows, {
        kind: 'message',
        message: { kind: 'event', event },
        types,
        collection,
        range,
        hold,
      }),
    from,
  )
}

describe('live rows', () => {
  it('come newest first; those of the last block are fresh', () => {
    const one = heard([happened(1, 0, 0), happened(1, 2, 1)])
    expect([one.shown.map((e) => e.event_index), one.fresh.size]).toEqual([[11, 10], 2])
    const two = heard([happened(2, 2)], { from: one })
    expect([two.shown.map((e) => e.event_index), two.fresh.size]).toEqual([[20, 11, 10], 1])
  })

  it('wait while someone reads, and come when asked for', () => {
    const held = heard([happened(1, 0)], { hold: true })
    expect([held.shown.length, held.held.length]).toEqual([0, 1])
    const released = stepLiveRows(held, { kind: 'release' })
    expect([released.shown.length, released.held.length]).toEqual([1, 0])
  })

  it('obey the filter, and an event heard twice is one row', () => {
    const events = [happened(1, 0, 0), happened(1, 2, 1)]
    expect(heard([...events, ...events], { types: [2] }).shown.map((e) => e.type)).toEqual([2])
  })

  it('are of the collection asked for', () => {
    expect(heard([happened(1, 0)], { collection: 'col1tide' }).shown.length).toBe(1)
    expect(heard([happened(1, 0)], { collection: 'col1other' }).shown.length).toBe(0)
  })

  it('are sales in the range of prices asked for', () => {
    const sold = (price_mojos: string) => sampleEvent({ type: 2, price_mojos, price_token_id: 'xch' })
    const range = { min: '1', max: '2' }
    expect(heard([sold('2000000000000')], { range }).shown.length).toBe(1)
    expect(heard([sold('2000000000001'), happened(1, 0)], { range }).shown.length).toBe(0)
  })

  it('leave when they are taken back, and only they', () => {
    const rows = heard([happened(1, 0), happened(2, 0), happened(3, 0)])
    const [last] = rows.shown
    const message = {
      kind: 'retraction',
      nft_id: last?.nft_id ?? '',
      event_index: 30,
      block_height: 3,
    } as const
    const range = { min: '', max: '' }
    const after = stepLiveRows(rows, {
      kind: 'message',
      message,
      types: [],
      collection: null,
      range,
      hold: false,
    })
    expect(after.shown.map((e) => e.block_height)).toEqual([2, 1])
  })
})
