import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asHex32, formatNftId } from './index.js'
import { parseNftIdPrefix } from './nft-id-prefix.js'

describe('parseNftIdPrefix', () => {
  it('gives digits that the id begins with, for every beginning of its text', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(
        bytes,
        fc.integer({ min: 9, max: 62 }),
        fc.integer({ min: 6, max: 64 }),
        (id, cut, digits) => {
          const hex = asHex32(Buffer.from(id).toString('hex'))
          const prefix = parseNftIdPrefix(formatNftId(hex).slice(0, cut)) ?? 'none'
          expect(hex.startsWith(prefix)).toBe(true)
          expect(prefix.length).toBeGreaterThanOrEqual(Math.min(63, Math.floor(((cut - 4) * 5) / 4)))
          expect(parseNftIdPrefix(hex.slice(0, digits))).toBe(hex.slice(0, digits))
        },
      ),
    )
  })

  it('says nothing of other texts', () => {
    for (const text of [
      '',
      'nft1',
      'nft1qqq',
      'abcde',
      'nft1bbbbbbb',
      'Golden Monkey',
      'did:chia:1qqqqqq',
      'f'.repeat(65),
    ])
      expect(parseNftIdPrefix(text)).toBeUndefined()
  })
})
