import { concatBytes } from '../bytes.js'
import { encodeInteger } from './integer.js'

/** Nil, serialized: the empty atom, which ends every list. */
export const NIL = Uint8Array.of(0x80)

/** An atom, serialized in the shortest way. Throws `RangeError` beyond a megabyte. */
export function writeAtom(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  if (length === 0) return NIL
  if (length === 1 && (bytes[0] ?? 0) <= 0x7f) return bytes
  if (length < 0x40) return concatBytes(Uint8Array.of(0x80 | length), bytes)
  if (length < 0x2000) return concatBytes(Uint8Array.of(0xc0 | (length >> 8), length & 0xff), bytes)
  if (length >= 0x10_0000) throw new RangeError('an atom of over a megabyte')
  return concatBytes(Uint8Array.of(0xe0 | (length >> 16), (length >> 8) & 0xff, length & 0xff), bytes)
}

/** A non-negative integer, serialized. */
export function writeInteger(value: bigint): Uint8Array {
  return writeAtom(encodeInteger(value))
}

/** A pair of serialized trees. */
export function writePair(first: Uint8Array, rest: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of(0xff), first, rest)
}

/** A list of serialized trees, ended by nil. */
export function writeList(members: readonly Uint8Array[]): Uint8Array {
  const pair = Uint8Array.of(0xff)
  return concatBytes(...members.flatMap((member) => [pair, member]), NIL)
}

/** `(q . value)`: a program that answers the value whatever it is given. */
export function writeQuoted(value: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of(0xff, 0x01), value)
}

/** A serialized program curried with serialized arguments: `(a (q . mod) (c (q . arg1) … 1))`. */
export function writeCurried(mod: Uint8Array, args: readonly Uint8Array[]): Uint8Array {
  const open = args.flatMap((arg) => [Uint8Array.of(0xff, 0x04, 0xff), writeQuoted(arg), Uint8Array.of(0xff)])
  return concatBytes(
    Uint8Array.of(0xff, 0x02, 0xff),
    writeQuoted(mod),
    Uint8Array.of(0xff),
    ...open,
    Uint8Array.of(0x01),
    ...args.map(() => NIL),
    NIL,
  )
}
