import { describe, expect, it } from 'vitest'
import { isInRange, isPriced, readPriceRange, toPriceFilter, withoutPrices } from './price-range.js'

const read = (query: string) => readPriceRange(new URLSearchParams(query))

describe('a range of prices', () => {
  it('is read from an address as typed, and reaches the API in mojos', () => {
    expect(toPriceFilter(read('min=0.5&max=2'))).toEqual({
      min_price_mojos: '500000000000',
      max_price_mojos: '2000000000000',
    })
    expect(toPriceFilter(read('max=0'))).toEqual({ max_price_mojos: '0' })
    for (const none of ['', 'min=cheap', 'min=-1', 'max=1e9', 'min='])
      expect([none, isPriced(read(none))]).toEqual([none, false])
  })

  it('holds its ends, and sales for XCH alone', () => {
    const range = read('min=0.5&max=2')
    const sold = (price_mojos: string | null, price_token_id: string | null = 'xch') =>
      isInRange(range, { price_mojos, price_token_id })
    expect(
      ['499999999999', '500000000000', '2000000000000', '2000000000001'].map((one) => sold(one)),
    ).toEqual([false, true, true, false])
    expect([sold(null, null), sold('500000000000', 'ab'.repeat(32))]).toEqual([false, false])
    expect(isInRange(read(''), { price_mojos: null, price_token_id: null })).toBe(true)
  })

  it('is taken away without the other filters', () => {
    expect(withoutPrices('/events', '?type=2&min=1&page=x&collection=col1a')).toBe(
      '/events?type=2&collection=col1a',
    )
    expect(withoutPrices('/events', '?max=1')).toBe('/events')
  })
})
