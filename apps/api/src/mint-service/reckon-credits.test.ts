import { describe, expect, it } from 'vitest'
import { reckonCredits } from './reckon-credits.js'

const paid = (coinId: string, amount: bigint, paidAt: number, more = {}) => ({
  ...{ coinId, amount: String(amount), creditMojos: '100', paidAt, gone: false },
  ...more,
})

describe('what payments for credits come to', () => {
  it('is nothing without any, and nothing yet for too little', () => {
    expect(reckonCredits([])).toEqual({ credits: 0, left: 0n })
    expect(reckonCredits([paid('a', 99n, 1)])).toEqual({ credits: 0, left: 99n })
  })

  it('keeps what is left over until more comes, each at its own price', () => {
    const all = [paid('b', 60n, 2), paid('a', 199n, 1), paid('c', 241n, 3, { creditMojos: '50' })]
    expect(reckonCredits(all)).toEqual({ credits: 2 + 6, left: 0n })
    expect(reckonCredits([...all].reverse())).toEqual(reckonCredits(all))
  })

  it('counts nothing that a reorg took back', () => {
    expect(reckonCredits([paid('a', 500n, 1, { gone: true }), paid('b', 150n, 2)])).toEqual({
      credits: 1,
      left: 50n,
    })
  })

  it('comes to a number whatever is paid', () => {
    const { credits, left } = reckonCredits([paid('a', 10n ** 20n, 1)])
    expect(credits).toBe(1_000_000_000)
    expect(left).toBe(10n ** 20n - 10n ** 11n)
  })
})
