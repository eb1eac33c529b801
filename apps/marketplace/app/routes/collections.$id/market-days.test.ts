import { describe, expect, it } from 'vitest'
import { everyDay } from './market-days.js'

function day(name: string, volume = '1') {
  const fair = { volume_filtered_mojos: volume, trade_count_filtered: 1 }
  return { day: name, volume_mojos: volume, trade_count: 1, ...fair, low_mojos: '1', average_mojos: '1' }
}

describe('everyDay', () => {
  it('puts quiet days between days of trade, over the end of a month', () => {
    const days = everyDay([day('2026-02-27', '5'), day('2026-03-02', '7')])
    expect(days.map((d) => [d.day, d.volume_mojos, d.average_mojos])).toEqual([
      ['2026-02-27', '5', '1'],
      ['2026-02-28', '0', null],
      ['2026-03-01', '0', null],
      ['2026-03-02', '7', '1'],
    ])
  })

  it('shows the last two years at most, and nothing for nothing', () => {
    expect(everyDay([day('2019-01-01'), day('2026-01-01')]).length).toBe(730)
    expect(everyDay([])).toEqual([])
    expect(everyDay([day('no day')])).toEqual([])
  })
})
