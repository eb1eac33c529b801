import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits, formatXch, MAX_AMOUNT, parseMojos, parseUnits, parseXch } from './amount.js'

describe('amounts', () => {
  it('writes XCH to the mojo and no further', () => {
    expect(formatXch(1_850_000_000_000n)).toBe('1.85')
    expect(formatXch(1n)).toBe('0.000000000001')
    expect(formatXch(0n)).toBe('0')
    expect(formatXch(-5_000_000_000_000n)).toBe('-5')
    expect(formatUnits(250_000n, 3)).toBe('250')
  })

  it('loses nothing on the way through text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_AMOUNT }), (amount) => {
        expect(parseXch(formatXch(amount))).toBe(amount)
      }),
    )
  })

  it('refuses what is not an amount', () => {
    for (const text of ['', '-1', '1e3', '1.0000000000001', 'NaN', '1.', '.5', '0x10', `${MAX_AMOUNT}`])
      expect(parseXch(text)).toBeUndefined()
    expect(parseUnits('1.2345', 3)).toBeUndefined()
    expect(parseMojos(`${MAX_AMOUNT}`)).toBe(MAX_AMOUNT)
    expect(parseMojos(`${MAX_AMOUNT + 1n}`)).toBeUndefined()
    expect(parseMojos('1.5')).toBeUndefined()
  })
})
