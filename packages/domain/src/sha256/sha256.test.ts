import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../bytes.js'
import { sha256 as nodeSha256 } from './node.js'
import { sha256 as portableSha256 } from './portable.js'

const trusted = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each([
  ['in Node', nodeSha256],
  ['elsewhere', portableSha256],
])('sha256 %s', (_, sha256) => {
  it('agrees with the platform on every length around the block borders', () => {
    for (let size = 0; size <= 260; size++) {
      const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31 + size) & 0xff)
      expect([size, toHex(sha256(bytes))]).toEqual([size, trusted(bytes)])
    }
  })

  it('agrees with the platform on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(trusted(bytes))
      }),
    )
    const large = new Uint8Array(1_000_003).fill(0x61)
    expect(toHex(sha256(large))).toBe(trusted(large))
  })

  it('reads a part of a larger buffer as that part alone, and keeps nothing between calls', () => {
    const whole = Uint8Array.from({ length: 200 }, (_, i) => i)
    const part = whole.subarray(7, 100)
    const first = sha256(part)
    sha256(whole)
    expect(toHex(first)).toBe(trusted(part))
    expect(toHex(sha256(part))).toBe(trusted(part))
  })
})
