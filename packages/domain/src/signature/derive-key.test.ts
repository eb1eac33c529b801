import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../bytes.js'
import {
  aggregateSignatures,
  CHIP_0002,
  deriveHardened,
  deriveUnhardened,
  deriveUnhardenedPublic,
  deriveWalletKey,
  masterKeyOf,
  publicKeyOf,
  SIGNING_MODES,
  signBytes,
  signMessage,
  syntheticKey,
  syntheticPublicKey,
  verifyAggregate,
  verifySignedMessage,
  walletKeyOf,
} from './index.js'

const master = masterKeyOf(Uint8Array.from({ length: 32 }, (_, i) => i))

describe('keys', () => {
  it('are led to by the public side as by the secret one', () => {
    const index = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(index, (i) => {
        const child = deriveUnhardened(master, i)
        expect(toHex(publicKeyOf(child))).toBe(toHex(deriveUnhardenedPublic(publicKeyOf(master), i)))
        expect(toHex(publicKeyOf(syntheticKey(child)))).toBe(toHex(syntheticPublicKey(publicKeyOf(child))))
        expect(toHex(deriveHardened(master, i))).not.toBe(toHex(child))
      }),
      { numRuns: 10 },
    )
  })

  it('are refused where they are none', () => {
    expect(() => masterKeyOf(new Uint8Array(31))).toThrow(RangeError)
    for (const bytes of [new Uint8Array(32), new Uint8Array(32).fill(0xff), new Uint8Array(31).fill(1)])
      expect(() => publicKeyOf(bytes)).toThrow(RangeError)
    for (const index of [-1, 0.5, 2 ** 32]) expect(() => deriveUnhardened(master, index)).toThrow(RangeError)
    expect(() => aggregateSignatures([new Uint8Array(96)])).toThrow(RangeError)
  })

  it.each([
    ['of several keys', [1, 2, 3]],
    ['of one key', [1, 1, 1]],
    ['of both', [1, 2, 1, 2]],
  ])('sign so that the aggregate verifies, of all parts or of none: %s', (_, keys) => {
    const parts = keys.map((key, i) => {
      const { secretKey, publicKey } = deriveWalletKey(master, key)
      const message = Uint8Array.of(i)
      return { publicKey, message, signature: signBytes(secretKey, message) }
    })
    const signature = aggregateSignatures(parts.map((part) => part.signature))
    const isBy = (by: typeof parts) => verifyAggregate(signature, by)
    expect(isBy(parts)).toBe(true)
    for (const left of parts) {
      expect(isBy(parts.filter((part) => part !== left))).toBe(false)
      const other = { ...left, message: Uint8Array.of(99) }
      expect(isBy(parts.map((part) => (part === left ? other : part)))).toBe(false)
    }
  })

  it('sign texts and bytes behind the prefix of CHIP-0002, under the names wallets give', () => {
    const key = walletKeyOf(master)
    const text = signMessage('Übergabe', key)
    expect(text).toMatchObject({ signingMode: CHIP_0002, message: 'Übergabe' })
    expect(verifySignedMessage(text)).toBe(true)
    const bytes = signMessage('00ff', key, 'hex')
    expect(bytes.signingMode).toBe(SIGNING_MODES[1])
    expect(verifySignedMessage(bytes)).toBe(true)
    expect(verifySignedMessage({ ...bytes, signingMode: CHIP_0002 })).toBe(false)
    expect(() => signMessage('no hex', key, 'hex')).toThrow(RangeError)
  })
})
