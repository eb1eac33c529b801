import {
  aggregateSignatures,
  deriveWalletKey,
  masterKeyOf,
  signBytes,
  verifyAggregate,
} from '@chiaroscuro/domain/signature'
import { describe, expect, it } from 'vitest'
import { nativeVerify } from './native-verify.js'

const native = nativeVerify()
const master = masterKeyOf(new Uint8Array(32).fill(7))
const parts = [1, 2, 3].map((index) => {
  const { publicKey, secretKey } = deriveWalletKey(master, index)
  const message = Uint8Array.of(index, 9)
  // What is signed is the message behind its key.
  return { publicKey, message, secretKey, signature: signBytes(secretKey, message) }
})
const signature = aggregateSignatures(parts.map((part) => part.signature))
const infinity = (length: number) => Uint8Array.from({ length }, (_, i) => (i === 0 ? 0xc0 : 0))
const changed = (bytes: Uint8Array, at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte))

// Skipped where the native package has no build.
describe.skipIf(!native)('the native verification', () => {
  const [first, ...rest] = parts
  if (!first) throw new Error('three parts')
  const again = { ...first, message: Uint8Array.of(5) }
  const byOne = aggregateSignatures([signature, signBytes(first.secretKey, again.message)])
  it.each([
    ['all that signed', signature, parts],
    ['one signature', first.signature, [first]],
    ['one too few', signature, rest],
    ['one too many', signature, [...parts, first]],
    ['one that signed twice', byOne, [...parts, again]],
    ['one that signed twice, once of it', byOne, parts],
    ['one that signed twice, of which one is told twice', byOne, [...parts, first]],
    ['one that signed what another did', byOne, [...rest, again, { ...again, message: first.message }]],
    ['nobody', signature, []],
    ['nobody, who signs with infinity', infinity(96), []],
    ['a key at infinity', signature, [...parts, { publicKey: infinity(48), message: Uint8Array.of(1) }]],
    ['a signature at infinity', infinity(96), parts],
    ['another message', signature, [{ ...first, message: Uint8Array.of(8) }, ...rest]],
    ['a changed signature', changed(signature, 95), parts],
    ['a changed key', signature, [{ ...first, publicKey: changed(first.publicKey, 47) }, ...rest]],
    ['rubbish', new Uint8Array(96).fill(0xff), parts],
    ['too short a key', signature, [{ ...first, publicKey: first.publicKey.subarray(1) }, ...rest]],
    ['too short a signature', signature.subarray(1), parts],
  ])('answers as ours does: %s', (_, given, by) => {
    expect(native?.(given, by)).toBe(verifyAggregate(given, by))
  })

  it('says yes to what is right', () => {
    expect(native?.(signature, parts)).toBe(true)
    expect(native?.(byOne, [...parts, again])).toBe(true)
  })
})
