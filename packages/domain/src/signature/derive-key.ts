import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexBytes, sha256 } from '../bytes.js'
import type { PuzzleHash } from '../id/hex32.js'
import { standardHash } from '../puzzle/standard.js'
import { GROUP_ORDER, integerOf, publicKeyOf, scalarOf } from './sign.js'

/** A key that owns coins of the standard puzzle. */
export interface WalletKey {
  /** Synthetic, 32 bytes: never to be logged or sent. */
  readonly secretKey: Uint8Array
  /** Synthetic, 48 bytes. */
  readonly publicKey: Uint8Array
  readonly puzzleHash: PuzzleHash
}

/** Where Chia's wallets keep their keys: m/12381/8444/2/index. */
const WALLET_PATH = [12381, 8444, 2]
/** Tree hash of a puzzle that can never be solved: `(=)` (the standard puzzle's default hidden puzzle). */
const DEFAULT_HIDDEN_PUZZLE = hexBytes('711d6c4e32c92e53179b199484cf8c897542bc57f2b22582799f9d657eec4699')

/**
 * The wallet key at an index, from the master secret key (32 bytes). Unhardened keys are what wallets show;
 * hardened ones are older addresses.
 */
export function deriveWalletKey(
  master: Uint8Array,
  index: number,
  kind: 'unhardened' | 'hardened' = 'unhardened',
): WalletKey {
  const derive = kind === 'hardened' ? deriveHardened : deriveUnhardened
  const secretKey = syntheticKey([...WALLET_PATH, index].reduce(derive, master))
  return walletKeyOf(secretKey)
}

/** The wallet key of a synthetic secret key. */
export function walletKeyOf(secretKey: Uint8Array): WalletKey {
  const publicKey = publicKeyOf(secretKey)
  return { secretKey, publicKey, puzzleHash: standardHash(publicKey) }
}

/** Master secret key of a seed of at least 32 bytes (EIP-2333 KeyGen, with the salt unhashed as Chia has it). */
export function masterKeyOf(seed: Uint8Array): Uint8Array {
  if (seed.length < 32) throw new RangeError('a seed has at least 32 bytes')
  return keyFrom(seed)
}

const KEYGEN_SALT = new TextEncoder().encode('BLS-SIG-KEYGEN-SALT-')

function keyFrom(material: Uint8Array): Uint8Array {
  const zero = Uint8Array.of(0)
  const okm = hkdf(nobleSha256, concatBytes(material, zero), KEYGEN_SALT, Uint8Array.of(0, 48), 48)
  return bytesOf(integerOf(okm) % GROUP_ORDER)
}

/** A child that only the secret key leads to (EIP-2333). `index` counts below 2^32. */
export function deriveHardened(parent: Uint8Array, index: number): Uint8Array {
  const salt = indexBytes(index)
  const inverted = parent.map((byte) => byte ^ 0xff)
  return keyFrom(sha256(concatBytes(lamport(parent, salt), lamport(inverted, salt))))
}

/** 255 hashes of a chain of bytes drawn from the key. */
function lamport(material: Uint8Array, salt: Uint8Array): Uint8Array {
  const okm = hkdf(nobleSha256, material, salt, new Uint8Array(), 255 * 32)
  return concatBytes(...Array.from({ length: 255 }, (_, i) => sha256(okm.subarray(i * 32, (i + 1) * 32))))
}

/** A child whose public key the parent's public key leads to as well. `index` counts below 2^32. */
export function deriveUnhardened(parent: Uint8Array, index: number): Uint8Array {
  const offset = integerOf(sha256(concatBytes(publicKeyOf(parent), indexBytes(index))))
  return bytesOf((scalarOf(parent) + offset) % GROUP_ORDER)
}

/** The public key of an unhardened child, from the parent's public key alone. */
export function deriveUnhardenedPublic(parent: Uint8Array, index: number): Uint8Array {
  const offset = integerOf(sha256(concatBytes(parent, indexBytes(index)))) % GROUP_ORDER
  return addToPublic(parent, offset)
}

/** The key that signs for coins of the standard puzzle with no hidden puzzle. */
export function syntheticKey(secretKey: Uint8Array): Uint8Array {
  const offset = syntheticOffset(publicKeyOf(secretKey))
  return bytesOf((scalarOf(secretKey) + offset) % GROUP_ORDER)
}

/** The public side of `syntheticKey`. */
export function syntheticPublicKey(publicKey: Uint8Array): Uint8Array {
  return addToPublic(publicKey, syntheticOffset(publicKey))
}

/** sha256(public key, hidden puzzle hash) as a signed number, as CLVM reads it. */
function syntheticOffset(publicKey: Uint8Array): bigint {
  const offset = BigInt.asIntN(256, integerOf(sha256(concatBytes(publicKey, DEFAULT_HIDDEN_PUZZLE))))
  return ((offset % GROUP_ORDER) + GROUP_ORDER) % GROUP_ORDER
}

function addToPublic(publicKey: Uint8Array, offset: bigint): Uint8Array {
  const { Point } = bls12_381.G1
  return Point.fromBytes(publicKey).add(Point.BASE.multiply(offset)).toBytes()
}

function indexBytes(index: number): Uint8Array {
  if (!Number.isInteger(index) || index < 0 || index > 0xff_ff_ff_ff)
    throw new RangeError('an index counts from 0 to 2^32 - 1')
  return Uint8Array.of(index >>> 24, (index >>> 16) & 0xff, (index >>> 8) & 0xff, index & 0xff)
}

/** 32 bytes, big-endian. */
function bytesOf(value: bigint): Uint8Array {
  return hexBytes(value.toString(16).padStart(64, '0'))
}
