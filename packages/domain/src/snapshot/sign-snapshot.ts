import { ed25519 } from '@noble/curves/ed25519.js'
import { fromHex, hexBytes, toHex } from '../bytes.js'

const SECRET = /^[0-9a-f]{64}$/

/** Signs snapshots (Ed25519, RFC 8032: the same text always has the same signature). */
export interface SnapshotKey {
  /** Hex. */
  readonly publicKey: string
  /** Hex, of the SHA-256 of everything before the signature's own line. */
  sign(digest: Uint8Array): string
}

/** The key of a secret (64 hex characters). Throws `RangeError` where it is none. */
export function snapshotKeyOf(secret: string): SnapshotKey {
  if (!SECRET.test(secret)) throw new RangeError('64 hex characters expected')
  const secretKey = hexBytes(secret)
  return {
    publicKey: toHex(ed25519.getPublicKey(secretKey)),
    sign: (digest) => toHex(ed25519.sign(messageOf(digest), secretKey)),
  }
}

export function isSignedBy(publicKey: string, signature: string, digest: Uint8Array): boolean {
  const [key, proof] = [fromHex(publicKey), fromHex(signature)]
  if (key?.length !== 32 || proof?.length !== 64) return false
  try {
    return ed25519.verify(proof, messageOf(digest), key)
  } catch {
    // Bytes that are no point of the curve.
    return false
  }
}

/** Names what it is good for, so that it is good for nothing else. */
function messageOf(digest: Uint8Array): Uint8Array {
  return new TextEncoder().encode(`Chiaroscuro snapshot v1\n${toHex(digest)}`)
}
