import {
  aggregateSignatures,
  deriveHardened,
  deriveUnhardened,
  deriveUnhardenedPublic,
  deriveWalletKey,
  masterKeyOf,
  publicKeyOf,
  signBytes,
  syntheticPublicKey,
} from '@chiaroscuro/domain/signature'
import { describe, expect, it } from 'vitest'
import { sha256 } from './coin.js'
import { isDevnetSupported, loadSdk } from './sdk/native.js'
import { deriveWalletKey as deriveNativeKey } from './wallet/wallet-key.js'

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

// Skipped where the native wallet has no build.
describe.skipIf(!isDevnetSupported())('keys of the domain', () => {
  it('derives the keys that the native wallet has, and signs as it does', () => {
    const sdk = loadSdk()
    const { SecretKey } = sdk
    const message = Buffer.from('any bytes')
    for (const [seed, index] of [
      ['alice', 0],
      ['bob', 7],
      ['artist', 2_147_483_653],
    ] as const) {
      const native = SecretKey.fromSeed(sha256(seed))
      const master = masterKeyOf(sha256(seed))
      expect(hexOf(publicKeyOf(master))).toBe(hexOf(native.publicKey().toBytes()))
      const path = [12381, 8444, 2, index]
      const theirs = [native.deriveUnhardenedPath(path), native.deriveHardenedPath(path)]
      const ours = [deriveWalletKey(master, index), deriveWalletKey(master, index, 'hardened')]
      expect(ours.map((key) => hexOf(key.publicKey))).toEqual(
        theirs.map((key) => hexOf(key.deriveSynthetic().publicKey().toBytes())),
      )
      const plain = [path.reduce(deriveUnhardened, master), path.reduce(deriveHardened, master)]
      expect(plain.map((key) => hexOf(syntheticPublicKey(publicKeyOf(key))))).toEqual(
        ours.map((key) => hexOf(key.publicKey)),
      )
      const signatures = theirs.map((key) => key.deriveSynthetic().sign(message))
      const sameSignatures = ours.map((key) => signBytes(key.secretKey, message))
      expect(sameSignatures.map(hexOf)).toEqual(signatures.map((one) => hexOf(one.toBytes())))
      expect(hexOf(aggregateSignatures(sameSignatures))).toBe(
        hexOf(sdk.Signature.aggregate(signatures).toBytes()),
      )
      const watched = path.reduce(deriveUnhardenedPublic, publicKeyOf(master))
      expect(hexOf(syntheticPublicKey(watched))).toBe(hexOf(ours[0]?.publicKey ?? master))
    }
    const named = deriveNativeKey(sdk, 'alice')
    expect(deriveWalletKey(masterKeyOf(sha256('alice')), 0).puzzleHash).toBe(named.puzzleHash.toString('hex'))
  })
})
