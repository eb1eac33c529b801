import { describe, expect, it } from 'vitest'
import { matchTotp, stepOf, totpAt } from './totp.js'

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890, SHA-1; the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %s seconds are %s', (seconds, code) => {
    expect(totpAt(SECRET, stepOf(seconds * 1000))).toBe(code)
  })

  it('are taken from a step before to a step after, and never again', () => {
    const now = 1111111109_000
    const step = stepOf(now)
    for (const near of [-1, 0, 1])
      expect(matchTotp(SECRET, totpAt(SECRET, step + near), now, 0)).toBe(step + near)
    for (const far of [-2, 2]) expect(matchTotp(SECRET, totpAt(SECRET, step + far), now, 0)).toBeUndefined()
    expect(() => matchTotp(SECRET, totpAt(SECRET, step), now, step)).toThrow('already been used')
    expect(() => matchTotp(SECRET, totpAt(SECRET, step - 1), now, step)).toThrow('already been used')
  })
})
