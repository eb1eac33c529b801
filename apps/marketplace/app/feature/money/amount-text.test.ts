import { describe, expect, it } from 'vitest'
import { exactAmount, groupDigits, shortAmount } from './amount-text.js'

describe('amounts', () => {
  it.each([
    ['1850000000000', 12, '1.85'],
    ['1', 12, '0.000000000001'],
    ['1234567000000000000', 12, '1,234,567'],
    ['123456789', 3, '123,456.789'],
    ['0', 12, '0'],
  ])('%s with %d decimals is %s to the last unit', (units, decimals, text) => {
    expect(exactAmount(units, decimals)).toBe(text)
  })

  it.each([
    ['1850499999999', '1.8504'],
    ['999999999999', '0.9999'],
    ['1230000000', '0.0012'],
    ['4567', '0.0000000045'],
    ['1', '0.000000000001'],
    ['2000000000000', '2'],
  ])('%s mojos are cut to %s, never rounded up', (units, text) => {
    expect(shortAmount(units, 12)).toBe(text)
  })

  it('knows no price in broken text', () => {
    expect(exactAmount('-1', 12)).toBeUndefined()
    expect(exactAmount('1.5', 12)).toBeUndefined()
    expect(shortAmount('', 12)).toBeUndefined()
  })

  it('groups only the whole part', () => {
    expect(groupDigits('1234.56789')).toBe('1,234.56789')
  })
})
