import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asHex32, formatNftId, parseShortenedNftId } from './index.js'

const id = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => asHex32(Buffer.from(bytes).toString('hex')))

describe('parseShortenedNftId', () => {
  it('knows an id again by both ends, however much of the middle is left out', () => {
    fc.assert(
      fc.property(
        id,
        id,
        fc.integer({ min: 4, max: 30 }),
        fc.integer({ min: 3, max: 20 }),
        (one, other, head, tail) => {
          for (const [text, cut] of [
            [formatNftId(one), head + 4],
            [one, head],
          ] as const) {
            const shown = parseShortenedNftId(`${text.slice(0, cut)}…${text.slice(-tail)}`)
            expect(one.startsWith(shown?.prefix ?? 'none')).toBe(true)
            expect(shown?.matches(one)).toBe(true)
            if (head >= 8 && tail >= 6) expect(shown?.matches(other)).toBe(one === other)
          }
        },
      ),
    )
  })

  it('says nothing of other texts', () => {
    for (const text of [
      '',
      '…',
      'nft1…qqqqqq',
      'nft1qq…qqqqqq',
      'nft1bbbb…qqqqqq',
      'Golden…Monkey',
      'zzzz…zzzz',
      'abcdef',
    ])
      expect(parseShortenedNftId(text)).toBeUndefined()
  })
})
