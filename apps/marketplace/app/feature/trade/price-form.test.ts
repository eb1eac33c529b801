import { expect, it } from 'vitest'
import { endOf, readPrice, royaltyOn, XCH } from './price-form.js'

const token = { assetId: 'f'.repeat(64), code: 'LUMEN', decimals: 3 }

it.each([
  ['1.5', XCH, 1_500_000_000_000n],
  [' 0,25 ', XCH, 250_000_000_000n],
  ['0.000000000001', XCH, 1n],
  ['12.5', token, 12_500n],
  ['0', XCH, undefined],
  ['0.0000000000001', XCH, undefined],
  ['-1', XCH, undefined],
  ['1e3', XCH, undefined],
  ['1.2345', token, undefined],
  ['', XCH, undefined],
])('%j is read as a price', (text, currency, units) => {
  expect(readPrice(text, currency)).toBe(units)
})

it('rounds royalties down, as the chain does', () => {
  expect(royaltyOn(9_999n, 500)).toBe(499n)
  expect(royaltyOn(1n, 9_999)).toBe(0n)
})

it('ends after so many days, or never', () => {
  expect(endOf(1, 1_000_500)).toBe(1000 + 86_400)
  expect(endOf(0, 1_000_500)).toBeUndefined()
})
