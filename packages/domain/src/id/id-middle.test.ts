import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asHex32, formatDid, formatNftId, parseIdMiddle } from './index.js'

const id = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => asHex32(Buffer.from(bytes).toString('hex')))

/** Whether one of the digits sought is in the id, where it is said to be. */
function has(hex: string, text: string): boolean {
  const digits = parseIdMiddle(text)?.digits ?? []
  return digits.some(({ text: some, atEnd }) => (atEnd ? hex.endsWith(some) : hex.includes(some)))
}

describe('parseIdMiddle', () => {
  it('finds an id by any six characters or more of its hex', () => {
    fc.assert(
      fc.property(id, id, fc.nat(58), fc.integer({ min: 6, max: 64 }), (one, other, from, length) => {
        const text = one.slice(from, from + length)
        expect(has(one, text)).toBe(true)
        const middle = parseIdMiddle(text.toUpperCase())
        expect(middle?.isOfNft(one)).toBe(true)
        expect(middle?.isOfDid(one)).toBe(true)
        if (text.length > 20) expect(middle?.isOfNft(other)).toBe(one === other)
      }),
    )
  })

  it('finds an id by any six characters of its bech32 text, four of them before the checksum', () => {
    fc.assert(
      fc.property(
        id,
        fc.integer({ min: 0, max: 48 }),
        fc.integer({ min: 6, max: 58 }),
        (one, from, length) => {
          for (const whole of [formatNftId(one), formatDid(one)]) {
            const data = whole.slice(-58)
            const text = data.slice(from, from + length)
            expect(has(one, text)).toBe(true)
            const middle = parseIdMiddle(text)
            expect(whole.startsWith('nft') ? middle?.isOfNft(one) : middle?.isOfDid(one)).toBe(true)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('finds an id by the beginning of its text, prefix and all', () => {
    fc.assert(
      fc.property(id, fc.integer({ min: 6, max: 40 }), (one, length) => {
        const did = formatDid(one).slice(0, 'did:chia:1'.length + length)
        expect(has(one, did)).toBe(true)
        expect(parseIdMiddle(did)?.isOfDid(one)).toBe(true)
        expect(parseIdMiddle(did)?.isOfNft(one)).toBe(false)
      }),
    )
  })

  it('says nothing of other texts', () => {
    for (const text of ['', 'abcde', 'harbor', 'amber moss', 'zzzzz', 'q'.repeat(59), '%', 'nft1qq'])
      expect(parseIdMiddle(text)).toBeUndefined()
  })
})
