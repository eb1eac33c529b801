import { describe, expect, it } from 'vitest'
import { oncePer } from './once-per.js'

describe('oncePer', () => {
  it('makes an answer once per owner and key, forgets the oldest, and failures at once', async () => {
    let made = 0
    const remembered = oncePer<number>(2)
    const make = async () => ++made
    const [one, other] = [{}, {}]
    expect(await Promise.all([remembered(one, 'a', make), remembered(one, 'a', make)])).toEqual([1, 1])
    expect(await remembered(other, 'a', make)).toBe(2)
    await remembered(one, 'b', make)
    await remembered(one, 'c', make)
    expect(await remembered(one, 'a', make)).toBe(5)
    const fail = () => Promise.reject(new Error('no'))
    await expect(remembered(one, 'd', fail)).rejects.toThrow('no')
    expect(await remembered(one, 'd', make)).toBe(6)
  })
})
