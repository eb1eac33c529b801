import { type Bytes, concat, pad, textBytes, toInteger } from './bytes.js'
import type { Digest } from './digest.js'
import type { Ephemeral } from './ephemeral.js'
import { K, N } from './group.js'
import type { ModPow } from './mod-pow.js'
import { SrpError } from './srp-error.js'

const KEY_INFO = textBytes('Caldera Derived Key\x01')
const KEY_BYTES = 16

/** Who proves a password: a user of a pool, or a device of a device group. */
export interface Prover {
  /** The pool's name (`poolName` of its id), or the device group's key. */
  readonly pool: string
  /** USER_ID_FOR_SRP, or the device's key. */
  readonly user: string
  readonly password: string
}

/** What the exchange is computed with. */
export interface Tools {
  readonly modPow: ModPow
  readonly digest: Digest
}

/** The part of a pool's id that the protocol hashes: between its first and second underscore. */
export function poolName(userPoolId: string): string {
  return userPoolId.split('_')[1] ?? ''
}

/** x = SHA-256(pad(salt) ‖ SHA-256(pool ‖ user ‖ ":" ‖ password)). */
export async function privateKey(prover: Prover, salt: bigint, digest: Digest): Promise<bigint> {
  const inner = await digest.sha256(textBytes(`${prover.pool}${prover.user}:${prover.password}`))
  return toInteger(await digest.sha256(concat(pad(salt), inner)))
}

/** u = SHA-256(pad(A) ‖ pad(B)). Throws `SrpError` if it is zero. */
export async function scramble(A: bigint, B: bigint, digest: Digest): Promise<bigint> {
  const u = toInteger(await digest.sha256(concat(pad(A), pad(B))))
  if (u === 0n) throw new SrpError('U cannot be zero.')
  return u
}

/** The 16 bytes both sides sign with: HMAC(HMAC(pad(u), pad(S)), "Caldera Derived Key" ‖ 1), its first half. */
export async function deriveKey(S: bigint, u: bigint, digest: Digest): Promise<Bytes> {
  return (await digest.hmac(await digest.hmac(pad(u), pad(S)), KEY_INFO)).slice(0, KEY_BYTES)
}

/**
 * The key of one exchange, by S = (B − k·g^x) ^ (a + u·x) mod N. Throws `SrpError` if B or u is zero, which would
 * let anyone know the key.
 */
export async function sessionKey(
  prover: Prover,
  { a, A }: Ephemeral,
  { B, salt }: { readonly B: bigint; readonly salt: bigint },
  { modPow, digest }: Tools,
): Promise<Bytes> {
  if (B % N === 0n) throw new SrpError('B cannot be zero.')
  const u = await scramble(A, B, digest)
  const x = await privateKey(prover, salt, digest)
  const base = (B - K * modPow.powG(x)) % N
  const pow = modPow.powAside ?? modPow.pow
  return deriveKey(await pow(base < 0n ? base + N : base, a + u * x), u, digest)
}
