import { createDiffieHellman, createHash, createHmac } from 'node:crypto'
import type { Bytes } from './bytes.js'
import type { Digest } from './digest.js'
import { G, N } from './group.js'
import type { ModPow } from './mod-pow.js'

const PRIME = Buffer.from(N.toString(16), 'hex')
const WIDTH = PRIME.length
const ONE = Buffer.of(1)

/**
 * Powers by OpenSSL, whose shared secret of a key exchange is the other side's number to the power of our own
 * private key. It refuses 0, 1 and N − 1 as the other side's number: those powers are known.
 */
export function opensslModPow(): ModPow {
  // One for all powers: what OpenSSL prepares for a prime is a twentieth of a power.
  const exchange = createDiffieHellman(PRIME, Number(G))
  const pow = (base: bigint, exponent: bigint) => {
    const rest = base % N
    if (exponent === 0n) return 1n
    if (rest <= 1n) return rest
    if (rest === N - 1n) return exponent % 2n === 0n ? 1n : rest
    exchange.setPrivateKey(bigEndian(exponent))
    try {
      return BigInt(`0x${exchange.computeSecret(bigEndian(rest)).toString('hex')}`)
    } finally {
      // Exponents are secrets: none outlives its power.
      exchange.setPrivateKey(ONE)
    }
  }
  return { pow, powG: (exponent) => pow(G, exponent) }
}

function bigEndian(value: bigint): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(Math.max(2 * WIDTH, hex.length + (hex.length % 2)), '0'), 'hex')
}

/** SHA-256 by OpenSSL. */
export function opensslDigest(): Digest {
  const own = (buffer: Buffer): Bytes => new Uint8Array(buffer)
  return {
    sha256: async (data) => own(createHash('sha256').update(data).digest()),
    hmac: async (key, data) => own(createHmac('sha256', key).update(data).digest()),
  }
}
