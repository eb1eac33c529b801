import { createHash, timingSafeEqual } from 'node:crypto'
import type { Random } from '../pool.js'
import { modPow, toBigInt, toBytes, toSignedBytes } from './group.js'

/** What is kept of a password or a device's secret: hex of the salt and of 2^x mod N. */
export interface Verifier {
  readonly salt: string
  readonly verifier: string
}

/** x of SRP: H(salt | H(group ":" secret)), where `group` already carries the pool's or device group's name. */
function privateKeyOf(group: string, user: string, secret: string, salt: bigint): bigint {
  const inner = createHash('sha256').update(`${group}${user}:${secret}`).digest()
  return toBigInt(createHash('sha256').update(toSignedBytes(salt)).update(inner).digest())
}

/** A fresh verifier for a new password. The password itself goes nowhere. */
export function makeVerifier(poolName: string, user: string, password: string, random: Random): Verifier {
  const salt = toBigInt(random(16))
  return {
    salt: salt.toString(16),
    verifier: modPow(2n, privateKeyOf(poolName, user, password, salt)).toString(16),
  }
}

/** Whether a plain password is the one behind the verifier; takes the same time either way. */
export function checkPassword(kept: Verifier, poolName: string, user: string, password: string): boolean {
  const derived = modPow(2n, privateKeyOf(poolName, user, password, BigInt(`0x${kept.salt}`)))
  return equal(
    createHash('sha256').update(toBytes(derived)),
    createHash('sha256').update(toBytes(BigInt(`0x${kept.verifier}`))),
  )
}

function equal(a: ReturnType<typeof createHash>, b: ReturnType<typeof createHash>): boolean {
  return timingSafeEqual(a.digest(), b.digest())
}
