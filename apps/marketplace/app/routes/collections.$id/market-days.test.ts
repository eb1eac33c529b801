import { describe, expect, it } from 'vitest'
import { drawnMarket } from './market-days.js'

function day(name: string, volume = '1', average = volume, trades = 1) {
  const fair = { volume_filtered_mojos: volume, trade_count_filtered: trades }
  return {
    day: name,
    volume_mojos: volume,
    trade_count: trades,
    ...fair,
    low_mojos: '1',
    average_mojos: average,
  }
}
const floor = (name: string, floor_mojos: string | null) => ({ day: name, floor_mojos })

describe('a market by day', () => {
  it('has quiet days between days of trade, over the end of a month', () => {
    const { unit, spans } = drawnMarket({
      days: [day('2026-02-27', '5'), day('2026-03-02', '7')],
      floors: [],
    })
    expect(unit).toBe('day')
    expect(spans.map((span) => [span.from, span.volume_mojos, span.average_mojos])).toEqual([
      ['2026-02-27', '5', '5'],
      ['2026-02-28', '0', null],
      ['2026-03-01', '0', null],
      ['2026-03-02', '7', '7'],
    ])
  })

  it('keeps a floor until it is another, or none, up to the last day there is', () => {
    const { spans } = drawnMarket({
      days: [day('2026-03-01')],
      floors: [floor('2026-03-02', '9'), floor('2026-03-04', null), floor('2026-03-05', '8')],
    })
    expect(spans.map((span) => [span.from.slice(8), span.trade_count, span.floor_mojos])).toEqual([
      ['01', 1, null],
      ['02', 0, '9'],
      ['03', 0, '9'],
      ['04', 0, null],
      ['05', 0, '8'],
    ])
  })

  it('is empty where nothing was sold for XCH nor listed, and for days that are none', () => {
    const empty = { unit: 'day', spans: [] }
    expect(drawnMarket({ days: [], floors: [] })).toEqual(empty)
    expect(drawnMarket({ days: [day('no day')], floors: [] })).toEqual(empty)
    const quiet = { days: [day('2026-01-01', '0')], floors: [floor('2026-01-01', null)] }
    expect(drawnMarket(quiet)).toEqual(empty)
    expect(drawnMarket({ days: [], floors: [floor('2026-01-01', '1')] }).spans).toHaveLength(1)
  })
})

it('is drawn by weeks from Monday, averages weighed by what was sold for XCH', () => {
  const { unit, spans } = drawnMarket({
    // Sunday, then Monday to Sunday: two sales at 3 and one at 9 and for a token, one at 10.
    days: [
      day('2026-03-01', '4'),
      day('2026-03-02', '6', '3', 2),
      day('2026-03-08', '9', '9', 2),
      day('2026-07-01'),
    ],
    floors: [floor('2026-03-03', '5'), floor('2026-03-08', '7')],
  })
  expect(unit).toBe('week')
  expect(spans[0]).toMatchObject({ from: '2026-02-23', volume_mojos: '4', floor_mojos: null })
  expect(spans[1]).toEqual({
    from: '2026-03-02',
    volume_mojos: '15',
    trade_count: 4,
    average_mojos: '5',
    floor_mojos: '7',
  })
  expect(spans.map((span) => span.from).at(-1)).toBe('2026-06-29')
  expect(spans).toHaveLength(19)
})

it('is drawn by months where it is older, and carries few spans however long it is', () => {
  const { unit, spans } = drawnMarket({
    days: [day('2022-06-30', '2'), day('2026-11-28', '3')],
    floors: [floor('2026-11-28', '1')],
  })
  expect(unit).toBe('month')
  expect(spans).toHaveLength(54)
  expect([spans[0]?.from, spans.at(-1)?.from]).toEqual(['2022-06-01', '2026-11-01'])
  expect(spans.reduce((sum, span) => sum + BigInt(span.volume_mojos), 0n)).toBe(5n)
  for (const last of ['2026-04-30', '2026-05-02', '2028-01-04', '2028-01-06', '2080-01-01']) {
    const drawn = drawnMarket({ days: [day('2026-01-01'), day(last)], floors: [] })
    expect(drawn.spans.length).toBeLessThanOrEqual(242)
    expect(drawn.spans.every((span, i) => i === 0 || span.from > (drawn.spans[i - 1]?.from ?? ''))).toBe(true)
  }
})
