import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Throttle } from './throttle.js'

describe('the throttle', () => {
  it('lets through what was saved up, then so many a second', () => {
    let now = 0
    const throttle = new Throttle(() => now, 2, 5)
    for (let time = 0; time < 5; time++) throttle.spend('a')
    expect(() => throttle.spend('a')).toThrow('Too many requests')
    throttle.spend('b')
    now += 500
    throttle.spend('a')
    expect(() => throttle.spend('a')).toThrow('Too many requests')
  })

  it('never lets more through than its rate allows', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 })
    fc.assert(
      fc.property(waits, (pauses) => {
        let now = 0
        let passed = 0
        const throttle = new Throttle(() => now, 4, 10)
        for (const pause of pauses) {
          now += pause
          try {
            throttle.spend('a')
            passed++
          } catch {
            // counted by what passed
          }
        }
        expect(passed).toBeLessThanOrEqual(10 + Math.floor((now / 1000) * 4))
      }),
    )
  })
})
