import { describe, expect, it } from 'vitest'
import { readTypes, toggleTypeHref } from './type-filter.js'

describe('types in the address', () => {
  it('are read in a fixed order, nonsense ignored', () => {
    expect(readTypes(new URLSearchParams('type=3&type=0&type=9&type=x'))).toEqual([0, 3])
  })

  it('are switched on and off, from the first page, other parameters kept', () => {
    expect(toggleTypeHref('/events', '?tab=activity&type=2&page=abc', 0)).toBe(
      '/events?tab=activity&type=0&type=2',
    )
    expect(toggleTypeHref('/events', '?type=2', 2)).toBe('/events')
  })
})
