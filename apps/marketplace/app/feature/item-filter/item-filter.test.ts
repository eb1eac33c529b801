import { describe, expect, it } from 'vitest'
import { filterChips } from './filter-chips.js'
import { readItemFilter, toNftFilter, writeItemFilter } from './item-filter.js'

const full =
  'q=moon&sort=rank&listed=1&min=0.5&max=2&minRank=1&maxRank=100&kind=3&sensitive=1&t.Angle=Golden&t.Angle=Broken&t.A%3DB=C%3AD&view=compact'

describe('filters in the address', () => {
  it('survive a round trip', () => {
    const filter = readItemFilter(new URLSearchParams(full))
    expect(readItemFilter(writeItemFilter(filter))).toEqual(filter)
    expect(filter.traits).toEqual([
      { type: 'Angle', value: 'Golden' },
      { type: 'Angle', value: 'Broken' },
      { type: 'A=B', value: 'C:D' },
    ])
  })

  it('leave a clean address when nothing is on', () => {
    const filter = readItemFilter(
      new URLSearchParams('sort=upside-down&min=&max=abc&minRank=-1&kind=9&t.=x&t.Empty='),
    )
    expect(writeItemFilter(filter).toString()).toBe('')
  })

  it('reach the API as it takes them: prices in XCH, traits in parallel', () => {
    expect(toNftFilter(readItemFilter(new URLSearchParams(full)))).toEqual({
      listed: true,
      min_price: '0.5',
      max_price: '2',
      min_rank: 1,
      max_rank: 100,
      data_type: 3,
      search: 'moon',
      filter: ['Angle', 'Angle', 'A=B'],
      filter_value: ['Golden', 'Broken', 'C:D'],
    })
  })

  it('can each be taken off alone', () => {
    const chips = filterChips(readItemFilter(new URLSearchParams('listed=1&t.Angle=Golden&t.Angle=Broken')))
    expect(chips.map(({ without }) => writeItemFilter(without).toString())).toEqual([
      't.Angle=Golden&t.Angle=Broken',
      'listed=1&t.Angle=Broken',
      'listed=1&t.Angle=Golden',
    ])
  })
})
