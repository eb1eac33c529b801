import { describe, expect, it } from 'vitest'
import { type Paid, reckon } from './reckon.js'

const DAY = 86_400_000
const price = { month: 500n, year: 5000n }
const paid = (coinId: string, amount: bigint, day: number): Paid => ({
  coinId,
  amount,
  paidAt: day * DAY,
  price,
})

describe('what payments come to', () => {
  it('is nothing without any', () => {
    expect(reckon([])).toMatchObject({ until: null, since: null, credit: 0n, yearly: false })
  })

  it('is a month of thirty days, from the block that paid', () => {
    expect(reckon([paid('a', 500n, 10)])).toMatchObject({ since: 10 * DAY, until: 40 * DAY, credit: 0n })
  })

  it('keeps what is too little until more comes', () => {
    const { bought, until, credit } = reckon([paid('a', 499n, 1), paid('b', 2n, 5)])
    expect(bought.get('a')).toEqual({ years: 0, months: 0, credit: 499n, from: null, until: null })
    expect(bought.get('b')).toMatchObject({ months: 1, from: 5 * DAY })
    expect([until, credit]).toEqual([35 * DAY, 1n])
  })

  it('buys years first, then months, and keeps the rest', () => {
    const { bought, credit, yearly } = reckon([paid('a', 11_700n, 0)])
    expect(bought.get('a')).toMatchObject({ years: 2, months: 3, until: (730 + 90) * DAY })
    expect([credit, yearly]).toEqual([200n, true])
  })

  it('adds what is paid twice to the end, and begins anew after a gap', () => {
    const twice = reckon([paid('a', 500n, 0), paid('b', 500n, 1)])
    expect([twice.since, twice.until]).toEqual([0, 60 * DAY])
    const late = reckon([paid('a', 500n, 0), paid('b', 500n, 100)])
    expect([late.since, late.until]).toEqual([100 * DAY, 130 * DAY])
  })

  it('is the same in whatever order payments are given, and without one that was taken back', () => {
    const all = [paid('a', 700n, 0), paid('b', 300n, 2), paid('c', 5100n, 3)]
    expect(reckon([...all].reverse())).toEqual(reckon(all))
    expect(reckon(all.slice(0, 1)).credit).toBe(200n)
  })

  it('never loses a mojo, and ends at a date', () => {
    for (const amount of [1n, 499n, 500n, 5499n, 10n ** 18n]) {
      const { bought, credit, until } = reckon([paid('a', amount, 0)])
      const one = bought.get('a')
      const spent = BigInt(one?.years ?? 0) * price.year + BigInt(one?.months ?? 0) * price.month
      expect(spent + credit).toBe(amount)
      expect(Number.isNaN(new Date(until ?? 0).getTime())).toBe(false)
    }
  })
})
