import { describe, expect, it } from 'vitest'
import { permits } from './permits.js'

const never = new AbortController().signal

describe('permits', () => {
  it('are given in order, each when one is left', async () => {
    const { take } = permits(2)
    const order: string[] = []
    const leave = await take(never)
    await take(never)
    const third = take(never).then((done) => {
      order.push('third')
      return done
    })
    const fourth = take(never).then(() => order.push('fourth'))
    leave()
    // Leaving twice is leaving once.
    leave()
    const leaveThird = await third
    expect(order).toEqual(['third'])
    leaveThird()
    await fourth
    expect(order).toEqual(['third', 'fourth'])
  })

  it('are not lost by those who gave up', async () => {
    const { take } = permits(1)
    const leave = await take(never)
    const impatient = new AbortController()
    const given = take(impatient.signal)
    impatient.abort(new Error('too long'))
    await expect(given).rejects.toThrow('too long')
    await expect(take(impatient.signal)).rejects.toThrow('too long')
    leave()
    await expect(take(never)).resolves.toBeTypeOf('function')
  })
})
