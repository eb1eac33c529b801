import { bls12_381 } from '@noble/curves/bls12-381.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concatBytes, hexBytes, toHex } from '../bytes.js'
import { formatAddress } from '../id/index.js'
import {
  CHIP_0002,
  SIGNING_MODES,
  type SigningMode,
  signerPuzzleHash,
  standardPuzzleHash,
  verifySignedMessage,
} from './signed-message.js'

const DST = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG_'
const SECRET = 123_456_789n
const key = bls12_381.G1.Point.BASE.multiply(SECRET).toBytes()
const publicKey = toHex(key)

/** The augmented scheme by its definition: secret · hash(key ‖ bytes). */
function sign(bytes: Uint8Array): string {
  return toHex(bls12_381.G2.hashToCurve(concatBytes(key, bytes), { DST }).multiply(SECRET).toBytes())
}

const mode = (ending: string): SigningMode =>
  SIGNING_MODES.find((one) => one.endsWith(`:${ending}`)) ?? CHIP_0002

/** sha256tree of ("Chia Signed Message" . "hello"), hashed by hand with another SHA-256. */
const HELLO = hexBytes('a58695a4fe01f0779c51ce56dba718a18df326086b0c259b554b12aa53532926')
const SIGNED: readonly (readonly [string, string, Uint8Array])[] = [
  ['CHIP-0002_', 'hello', HELLO],
  ['CHIP-0002_HEX', '68656c6c6f', HELLO],
  ['CHIP-0002_HEX', '0x68656C6C6F', HELLO],
  ['CHIP-0002_P2_DELEGATED_PUZZLE', 'hello', HELLO],
  ['utf8input_', 'grüße', new TextEncoder().encode('grüße')],
  ['hexinput_', 'c0ffee', hexBytes('c0ffee')],
]

describe('signed messages', () => {
  it.each(SIGNED)('are verified in mode %s: %s', (ending, message, bytes) => {
    const signature = sign(bytes)
    const text = { message, publicKey, signature, signingMode: mode(ending) }
    expect(verifySignedMessage(text)).toBe(true)
    expect(verifySignedMessage({ ...text, publicKey: `0x${publicKey}`, signature: `0x${signature}` })).toBe(
      true,
    )
    expect(verifySignedMessage({ ...text, message: `${message}00` })).toBe(false)
  })

  it('are not verified in a mode that covers other bytes', () => {
    const signature = sign(HELLO)
    for (const ending of ['CHIP-0002_HEX', 'utf8input_', 'hexinput_'])
      expect(verifySignedMessage({ message: 'hello', publicKey, signature, signingMode: mode(ending) })).toBe(
        false,
      )
  })

  it('are not verified for another key, nor for the point at infinity', () => {
    const signature = sign(HELLO)
    const other = toHex(bls12_381.G1.Point.BASE.multiply(2n).toBytes())
    const infinity = { publicKey: `c0${'00'.repeat(47)}`, signature: `c0${'00'.repeat(95)}` }
    const text = { message: 'hello', signingMode: CHIP_0002 }
    expect(verifySignedMessage({ ...text, publicKey: other, signature })).toBe(false)
    expect(verifySignedMessage({ ...text, ...infinity })).toBe(false)
  })

  it('never throw, whatever the texts are', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '0x', publicKey, sign(HELLO)),
    )
    fc.assert(
      fc.property(
        anything,
        anything,
        anything,
        fc.constantFrom(...SIGNING_MODES),
        (message, someKey, signature, signingMode) => {
          expect(verifySignedMessage({ message, publicKey: someKey, signature, signingMode })).toBe(false)
        },
      ),
    )
  })
})

describe('puzzle hashes of keys', () => {
  const real = {
    publicKey:
      '9837de38806397d09c570ec84867e009bd6c39756ffd1ad7d4130f07d2e7a52f90471324857e03ec6b22752d7f76bb7d',
    address: 'xch1kdzqtkpd42n2avcr6qwdvj69fjn97xl555v0lkpvfg84gdfuchsqee3j04',
  }

  it('are those of the address that a real wallet answered with', () => {
    const hash = standardPuzzleHash(real.publicKey)
    expect(hash && formatAddress(hash, 'xch')).toBe(real.address)
    expect(signerPuzzleHash(`0x${real.publicKey.toUpperCase()}`, CHIP_0002)).toBe(hash)
  })

  it('are of another puzzle where a card holds the plain key', () => {
    const delegated = signerPuzzleHash(real.publicKey, mode('CHIP-0002_P2_DELEGATED_PUZZLE'))
    expect(delegated).toMatch(/^[0-9a-f]{64}$/)
    expect(delegated).not.toBe(standardPuzzleHash(real.publicKey))
  })

  it('are of keys alone', () => {
    for (const text of ['', 'ab', 'x'.repeat(96), `${real.publicKey}00`])
      expect(standardPuzzleHash(text)).toBeUndefined()
  })
})
