import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '../pool.js'
import { powerOfTwo } from './fixed-base.js'
import { HEX_DIGITS, modPow, N, toBigInt, toSignedBytes } from './group.js'
import type { Verifier } from './verifier.js'

const k = toBigInt(sha256(toSignedBytes(N), toSignedBytes(2n)))

/** The server's side of one SRP exchange, between the challenge and its answer. Secret: `b`. */
export interface Exchange {
  readonly clientPublic: bigint
  readonly serverPublic: bigint
  readonly b: bigint
  readonly verifier: bigint
}

/** The client's public value, or undefined where it is not one: not hex, too long, or a multiple of N. */
export function readClientPublic(hex: string): bigint | undefined {
  // One leading zero is what some clients write in front of a set top bit.
  if (!/^[0-9a-fA-F]+$/.test(hex) || hex.length > HEX_DIGITS + 2) return undefined
  const value = BigInt(`0x${hex}`)
  return value % N === 0n ? undefined : value
}

/** B = k·v + 2^b for a fresh 256-bit b. */
export function openExchange(kept: Verifier, clientPublic: bigint, random: Random): Exchange {
  const verifier = BigInt(`0x${kept.verifier}`)
  for (;;) {
    const b = toBigInt(random(32)) | (1n << 255n)
    const serverPublic = (k * verifier + powerOfTwo(b)) % N
    if (serverPublic !== 0n) return { clientPublic, serverPublic, b, verifier }
  }
}

/** What the client signs: who, in which pool or device group, over which block, when. */
export interface Claim {
  readonly group: string
  readonly user: string
  /** Base64, as the client was given it. */
  readonly secretBlock: string
  readonly timestamp: string
  /** Base64. */
  readonly signature: string
}

/** Whether the signature proves knowledge of the secret behind the verifier. Compared in constant time. */
export function isProven(exchange: Exchange, claim: Claim): boolean {
  const { clientPublic, serverPublic, b, verifier } = exchange
  const u = sha256(toSignedBytes(clientPublic), toSignedBytes(serverPublic))
  const scrambler = toBigInt(u)
  if (scrambler === 0n) return false
  const base = (clientPublic * modPow(verifier, scrambler)) % N
  // Powers of these are known without the secret.
  if (base <= 1n || base === N - 1n) return false
  const shared = modPow(base, b)
  const expected = hmac(deriveKey(shared, scrambler), [
    Buffer.from(claim.group),
    Buffer.from(claim.user),
    Buffer.from(claim.secretBlock, 'base64'),
    Buffer.from(claim.timestamp),
  ])
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** HKDF as the service words it: one block, its first 16 bytes. */
function deriveKey(shared: bigint, scrambler: bigint): Buffer {
  const extracted = hmac(toSignedBytes(scrambler), [toSignedBytes(shared)])
  return hmac(extracted, [Buffer.from('Caldera Derived Key\u0001')]).subarray(0, 16)
}

function hmac(key: Uint8Array, parts: readonly Uint8Array[]): Buffer {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
