import { sha256 } from '../coin.js'
import type { PublicKey, SecretKey } from '../sdk/key.js'
import type { Sdk } from '../sdk/native.js'

/** One standard key: what it signs with and the puzzle hash it is paid at. */
export interface WalletKey {
  readonly secretKey: SecretKey
  readonly publicKey: PublicKey
  readonly puzzleHash: Buffer
}

/** The wallet key of a synthetic secret key. */
export function toWalletKey(sdk: Sdk, secretKey: SecretKey): WalletKey {
  const publicKey = secretKey.publicKey()
  return { secretKey, publicKey, puzzleHash: sdk.standardPuzzleHash(publicKey) }
}

/** First wallet key (m/12381/8444/2/0, unhardened) of the seed that `name` hashes to. */
export function deriveWalletKey(sdk: Sdk, name: string): WalletKey {
  const root = sdk.SecretKey.fromSeed(sha256(name))
  return toWalletKey(sdk, root.deriveUnhardenedPath([12381, 8444, 2, 0]).deriveSynthetic())
}
