// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readRates } from './read-rates.js'

const NOW = 1_800_000_000_000
const read = (said: unknown) => {
  const { at, perXch } = readRates(said, ['USD', 'CNY'], NOW)
  return { at, ...Object.fromEntries(perXch) }
}

describe('readRates', () => {
  it('reads the currencies it is asked for', () => {
    expect(read({ chia: { usd: 2.31, cny: 16.5, eur: 2 }, bitcoin: { usd: 1 } })).toEqual({
      at: NOW,
      USD: 2.31,
      CNY: 16.5,
    })
  })

  it.each([
    [NOW / 1000 - 600, NOW - 600_000],
    [NOW / 1000 + 600, NOW],
    ['yesterday', NOW],
  ])('is as old as the source says, and not of the future: %s', (last_updated_at, at) => {
    expect(read({ chia: { usd: 2.31, last_updated_at } }).at).toBe(at)
  })

  it.each([0, -2, 1e12, Number.NaN, Number.POSITIVE_INFINITY, '16.5', null, [16.5]])(
    'leaves out what makes no sense: %s',
    (cny) => {
      expect(read({ chia: { usd: 2.31, cny } })).toEqual({ at: NOW, USD: 2.31 })
    },
  )

  it.each([
    undefined,
    null,
    'chia',
    [],
    {},
    { chia: null },
    { chia: 2.31 },
    { chia: {} },
    { chia: { eur: 2 } },
  ])('refuses %o', (said) => {
    expect(() => read(said)).toThrow(/^The source of rates/)
  })
})
