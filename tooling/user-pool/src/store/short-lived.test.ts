import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShortLived } from './short-lived.js'

function opened(most: number) {
  const time = { now: 0 }
  return { time, kept: new ShortLived<string, number>(() => time.now, 100, most) }
}

describe('what is kept for a while', () => {
  it('is there until its time is over, and taken once', () => {
    const { time, kept } = opened(9)
    kept.keep('a', 1)
    kept.keep('b', 2, 50)
    time.now = 49
    expect([kept.find('a'), kept.find('b')]).toEqual([1, 2])
    time.now = 50
    expect([kept.find('a'), kept.find('b')]).toEqual([1, undefined])
    expect(kept.pluck('b')).toEqual({ value: 2, expires: 50 })
    time.now = 99
    expect([kept.take('a'), kept.take('a')]).toEqual([1, undefined])
    kept.keep('c', 3)
    kept.drop('c')
    expect(kept.pluck('c')).toBeUndefined()
  })

  it('is what was kept last, and never more than the most', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      value: fc.nat(),
      wait: fc.nat(60),
    })
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 1, max: 5 }), (steps, most) => {
        const { time, kept } = opened(most)
        const log: { key: string; value: number; at: number }[] = []
        for (const { key, value, wait } of steps) {
          time.now += wait
          kept.keep(key, value)
          log.push({ key, value, at: time.now })
        }
        const newest = [...new Map([...log].reverse().map(({ key }) => [key, key])).keys()].slice(0, most)
        for (const key of ['a', 'b', 'c', 'd', 'e']) {
          const last = log.findLast((one) => one.key === key)
          const alive = last && newest.includes(key) && time.now < last.at + 100
          expect(kept.find(key)).toBe(alive ? last.value : undefined)
        }
      }),
    )
  })
})
