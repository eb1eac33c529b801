import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorsAt, type Stand } from './floors-at.js'

describe('floorsAt', () => {
  it('knows the lowest of what stood, from its first moment until before its last', () => {
    const stands: Stand[] = [
      { price: 9n, from: 0, until: null },
      { price: 4n, from: 10, until: 30 },
      { price: 6n, from: 20, until: 40 },
    ]
    expect(floorsAt(stands, [-1, 0, 9, 10, 29, 30, 39, 40, 99])).toEqual([
      undefined,
      9n,
      9n,
      4n,
      4n,
      6n,
      6n,
      9n,
      9n,
    ])
    expect(floorsAt([], [1, 2])).toEqual([undefined, undefined])
    expect(floorsAt(stands, [])).toEqual([])
  })

  it('passes over what ended before it began', () => {
    expect(floorsAt([{ price: 1n, from: 5, until: 5 }], [4, 5, 6])).toEqual([undefined, undefined, undefined])
    expect(floorsAt([{ price: 1n, from: 5, until: 2 }], [1, 3, 5])).toEqual([undefined, undefined, undefined])
  })

  it('is what looking at every price for every moment finds', () => {
    const stand = fc.record({
      price: fc.bigInt(0n, 12n),
      from: fc.integer({ min: -5, max: 40 }),
      until: fc.option(fc.integer({ min: -5, max: 45 })),
    })
    const moments = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })
    fc.assert(
      fc.property(fc.array(stand, { maxLength: 40 }), moments, (stands, unsorted) => {
        const asked = [...unsorted].sort((a, b) => a - b)
        expect(floorsAt(stands, asked)).toEqual(asked.map((moment) => lowestAt(stands, moment)))
      }),
      { numRuns: 500 },
    )
  })
})

function lowestAt(stands: readonly Stand[], moment: number): bigint | undefined {
  const prices = stands
    .filter(({ from, until }) => from <= moment && (until === null || moment < until))
    .map(({ price }) => price)
  return prices.reduce<bigint | undefined>(
    (low, price) => (low === undefined || price < low ? price : low),
    undefined,
  )
}
