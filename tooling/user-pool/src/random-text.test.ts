import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pooled, randomCode, randomUuid } from './random-text.js'

describe('random texts', () => {
  it('are UUIDs of version 4', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        expect(randomUuid(() => bytes)).toMatch(form)
      }),
    )
  })

  it('are six digits, drawn again where a remainder would favour some', () => {
    const draws = [Buffer.from('ffffffff', 'hex'), Buffer.from('000000ff', 'hex')]
    expect(randomCode(() => draws.shift() ?? Buffer.alloc(4))).toBe('000255')
  })

  it('never hand the same bytes out twice', () => {
    let next = 0
    const counting = (length: number) => Uint8Array.from({ length }, () => next++ % 256)
    const random = pooled(counting, 256)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 }), (lengths) => {
        for (const length of lengths) expect(random(length)).toHaveLength(length)
      }),
    )
    const pool = pooled((length) => randomBytes(length))
    const seen = Array.from({ length: 2000 }, () => Buffer.from(pool(16)).toString('hex'))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('does not follow what a caller does with its bytes', () => {
    const pool = pooled((length) => new Uint8Array(length).fill(7), 64)
    const first = pool(4)
    first.fill(1)
    expect(pool(4)).toEqual(new Uint8Array(4).fill(7))
  })
})
