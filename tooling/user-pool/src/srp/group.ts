import { createDiffieHellman, getDiffieHellman } from 'node:crypto'

/** The 3072-bit group of RFC 5054 (the prime of RFC 3526, group 15) as OpenSSL knows it, g = 2. */
const prime = getDiffieHellman('modp15').getPrime()

export const N = toBigInt(prime)

/** The largest SRP value on the wire, in hex digits. */
export const HEX_DIGITS = prime.length * 2

const group = createDiffieHellman(prime, 2)

/** base^exponent mod N by OpenSSL, in constant time. Both must be at least 1; `base` below N. */
export function modPow(base: bigint, exponent: bigint): bigint {
  // One object serves every call: Node runs this synchronously, so nobody sees another's exponent.
  group.setPrivateKey(toBytes(exponent))
  return toBigInt(group.computeSecret(toBytes(base)))
}

export function toBigInt(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`)
}

/** Big-endian, without leading zeros. */
export function toBytes(value: bigint): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

/** Big-endian two's complement of a positive number: one zero byte in front when its top bit is set. */
export function toSignedBytes(value: bigint): Buffer {
  const bytes = toBytes(value)
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes
}
