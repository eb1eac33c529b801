import { type Bytes, toInteger } from './bytes.js'
import { N } from './group.js'
import type { ModPow } from './mod-pow.js'
import { SrpError } from './srp-error.js'

/** `n` unpredictable bytes. */
export type Random = (n: number) => Bytes

/** The client's pair of one exchange. `a` is a secret and is used once. */
export interface Ephemeral {
  readonly a: bigint
  /** A = g ^ a mod N. */
  readonly A: bigint
}

/** RFC 5054, section 2.5.3: the private values should have at least 256 bits. */
const BITS = 256

/** A new pair. `bits` of `a`: a multiple of 8, at least 256. Throws `SrpError` on A = 0 or too few bits. */
export function createEphemeral(random: Random, modPow: ModPow, bits: number = BITS): Ephemeral {
  if (bits < BITS || bits % 8 !== 0)
    throw new SrpError('A private value has at least 256 bits, in whole bytes.')
  const a = toInteger(random(bits / 8))
  const A = modPow.powG(a)
  if (a === 0n || A % N === 0n) throw new SrpError('Illegal parameter. A mod N cannot be 0.')
  return { a, A }
}
