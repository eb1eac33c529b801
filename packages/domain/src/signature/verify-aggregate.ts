import { bls12_381 } from '@noble/curves/bls12-381.js'
import { concatBytes, toHex } from '../bytes.js'

/** A public key with the whole message it has to have signed. */
export interface SignedPart {
  readonly publicKey: Uint8Array
  readonly message: Uint8Array
}

/** `verifyAggregate`, or another that answers the same. */
export type VerifyAggregate = (signature: Uint8Array, parts: readonly SignedPart[]) => boolean

type G1 = InstanceType<typeof bls12_381.G1.Point>
type G2 = InstanceType<typeof bls12_381.G2.Point>

const DST = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG_'
const { Fp12 } = bls12_381.fields
const MINUS_GENERATOR = bls12_381.G1.Point.BASE.negate()

/**
 * Whether `signature` (96 bytes) is the aggregate of exactly these signatures: BLS12-381, minimal
 * public keys, the augmented scheme that Chia signs with (each message is signed behind its key).
 * Keys and signatures at infinity or outside the prime-order groups prove nothing and are refused.
 * Some 5 ms for a part, 10 ms for each of their keys and 10 ms more for the whole: what one key signed is paired with
 * it at once, and all pairings share one final exponentiation.
 */
export function verifyAggregate(signature: Uint8Array, parts: readonly SignedPart[]): boolean {
  const point = parts.length > 0 ? readSignature(signature) : undefined
  if (!point) return false
  const pairs = new Map<string, { g1: G1; g2: G2 }>()
  for (const { publicKey, message } of parts) {
    const id = toHex(publicKey)
    const known = pairs.get(id)
    const key = known?.g1 ?? readPublicKey(publicKey)
    if (!key) return false
    const signed = hashToPoint(concatBytes(publicKey, message))
    pairs.set(id, { g1: key, g2: known ? known.g2.add(signed) : signed })
  }
  const product = bls12_381.pairingBatch([{ g1: MINUS_GENERATOR, g2: point }, ...pairs.values()])
  return Fp12.eql(product, Fp12.ONE)
}

/** The point that a message is signed at, in the augmented scheme: `message` starts with the signer's key. */
export function hashToPoint(message: Uint8Array): G2 {
  return bls12_381.G2.hashToCurve(message, { DST })
}

function readPublicKey(bytes: Uint8Array): G1 | undefined {
  return read(() => bls12_381.G1.Point.fromBytes(bytes))
}

function readSignature(bytes: Uint8Array): G2 | undefined {
  return read(() => bls12_381.G2.Point.fromBytes(bytes))
}

function read<P extends G1 | G2>(parse: () => P): P | undefined {
  try {
    const point = parse()
    point.assertValidity()
    return point.is0() || !point.isTorsionFree() ? undefined : point
  } catch {
    return undefined
  }
}
