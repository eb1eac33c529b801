import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProven, openExchange, readClientPublic } from './exchange.js'
import { powerOfTwo } from './fixed-base.js'
import { modPow, N, toSignedBytes } from './group.js'
import { readTimestamp } from './timestamp.js'
import { checkPassword, makeVerifier } from './verifier.js'

/** RFC 3526, group 15, as its section 5 writes it: 2^3072 - 2^3008 - 1 + 64 · (⌊2^2942 · π⌋ + 1690314). */
const HEAD = 'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74'

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

describe('the group', () => {
  it('is the one the service uses', () => {
    expect(N.toString(16).slice(0, HEAD.length)).toBe(HEAD)
    expect(N.toString(2)).toHaveLength(3072)
  })

  it('raises as plain arithmetic does', () => {
    const numbers = fc.bigInt({ min: 2n, max: N - 2n })
    fc.assert(
      fc.property(numbers, fc.bigInt({ min: 1n, max: 2n ** 256n }), (base, exponent) => {
        expect(modPow(base, exponent)).toBe(power(base, exponent))
      }),
      { numRuns: 12 },
    )
  })

  it('raises two by its table as any other base', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (exponent) => {
        expect(powerOfTwo(exponent)).toBe(power(2n, exponent))
      }),
      { numRuns: 20, examples: [[0n], [1n], [63n], [64n], [2n ** 256n - 1n]] },
    )
  })

  it('writes numbers as Java does', () => {
    expect(toSignedBytes(0x7fn)).toEqual(Buffer.of(0x7f))
    expect(toSignedBytes(0x80n)).toEqual(Buffer.of(0, 0x80))
    expect(toSignedBytes(0x123n)).toEqual(Buffer.of(1, 0x23))
  })
})

describe('verifiers', () => {
  const random = (length: number) => randomBytes(length)

  it('know their password, however it is written, and no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, other) => {
        const kept = makeVerifier('Pool', 'user', password, random)
        expect(checkPassword(kept, 'Pool', 'user', password)).toBe(true)
        expect(checkPassword(kept, 'Pool', 'user', other)).toBe(password === other)
        expect(checkPassword(kept, 'Pool', 'other', password)).toBe(false)
      }),
      { numRuns: 10 },
    )
  })

  it('prove nothing to who answers at random', () => {
    const kept = makeVerifier('Pool', 'user', 'secret', random)
    const exchange = openExchange(kept, 2n, random)
    const claim = { group: 'Pool', user: 'user', secretBlock: 'AAAA', timestamp: 'now' }
    for (const signature of ['', 'AAAA', randomBytes(32).toString('base64')])
      expect(isProven(exchange, { ...claim, signature })).toBe(false)
  })

  it('take no public value that fixes the shared secret', () => {
    for (const multiple of [0n, N]) expect(readClientPublic(multiple.toString(16))).toBeUndefined()
    expect(readClientPublic((2n * N).toString(16))).toBeUndefined()
    expect(readClientPublic((N - 1n).toString(16))).toBe(N - 1n)
  })
})

describe('timestamps', () => {
  it.each([
    ['Sat Nov 21 16:30:05 UTC 2026', Date.UTC(2026, 10, 21, 16, 30, 5)],
    ['Thu Jan 1 00:00:00 UTC 2026', Date.UTC(2026, 0, 1)],
    ['Thu Jan 01 00:00:00 UTC 2026', Date.UTC(2026, 0, 1)],
    ['Do Jan 1 00:00:00 UTC 2026', undefined],
    ['Thu Jan 1 00:00:00 GMT 2026', undefined],
    ['2026-01-01T00:00:00Z', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, expected) => {
    expect(readTimestamp(text)).toBe(expected)
  })
})
