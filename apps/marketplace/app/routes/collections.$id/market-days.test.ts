import { describe, expect, it } from 'vitest'
import { everyDay, hasMarket } from './market-days.js'

function day(name: string, volume = '1') {
  const fair = { volume_filtered_mojos: volume, trade_count_filtered: 1 }
  return { day: name, volume_mojos: volume, trade_count: 1, ...fair, low_mojos: '1', average_mojos: '1' }
}
const floor = (name: string, floor_mojos: string | null) => ({ day: name, floor_mojos })

describe('everyDay', () => {
  it('puts quiet days between days of trade, over the end of a month', () => {
    const days = everyDay({ days: [day('2026-02-27', '5'), day('2026-03-02', '7')], floors: [] })
    expect(days.map((d) => [d.day, d.volume_mojos, d.average_mojos])).toEqual([
      ['2026-02-27', '5', '1'],
      ['2026-02-28', '0', null],
      ['2026-03-01', '0', null],
      ['2026-03-02', '7', '1'],
    ])
  })

  it('keeps a floor until it is another, or none, up to the last day there is', () => {
    const days = everyDay({
      days: [day('2026-03-01')],
      floors: [floor('2026-03-02', '9'), floor('2026-03-04', null), floor('2026-03-05', '8')],
    })
    expect(days.map((d) => [d.day.slice(8), d.trade_count, d.floor_mojos])).toEqual([
      ['01', 1, null],
      ['02', 0, '9'],
      ['03', 0, '9'],
      ['04', 0, null],
      ['05', 0, '8'],
    ])
  })

  it('shows the last two years at most, with the floor from before, and nothing for nothing', () => {
    const long = { days: [day('2019-01-01'), day('2026-01-01')], floors: [floor('2019-01-01', '3')] }
    expect(everyDay(long)).toHaveLength(730)
    expect(everyDay(long)[0]?.floor_mojos).toBe('3')
    expect(everyDay({ days: [], floors: [] })).toEqual([])
    expect(everyDay({ days: [day('no day')], floors: [] })).toEqual([])
  })
})

it('has a market where something was sold for XCH, or is listed', () => {
  expect(hasMarket({ days: [day('2026-01-01', '0')], floors: [floor('2026-01-01', null)] })).toBe(false)
  expect(hasMarket({ days: [day('2026-01-01')], floors: [] })).toBe(true)
  expect(hasMarket({ days: [], floors: [floor('2026-01-01', '1')] })).toBe(true)
})
