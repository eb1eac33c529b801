import { fromHex, toHex } from '../bytes.js'

declare const brand: unique symbol
/** 32 bytes as 64 lowercase hex characters. */
export type Hex32 = string & { readonly [brand]: 'hex32' }
/** Id of a singleton: the coin id of its launcher. */
export type LauncherId = Hex32
/** Launcher id of a DID. */
export type DidId = Hex32
/** sha256(parent coin id, puzzle hash, amount). */
export type CoinId = Hex32
/** Tree hash of a puzzle; an address is one in bech32m. */
export type PuzzleHash = Hex32

/** 32 bytes as `Hex32`. Throws `RangeError` on another length. */
export function hex32Of(bytes: Uint8Array): Hex32 {
  if (bytes.length !== 32) throw new RangeError(`32 bytes expected, got ${bytes.length}`)
  return asHex32(toHex(bytes))
}

/** Hex text (0x or not, any case) as `Hex32`; `undefined` when it is not 32 bytes of hex. */
export function parseHex32(text: string): Hex32 | undefined {
  const bytes = text.length <= 66 ? fromHex(text) : undefined
  return bytes?.length === 32 ? hex32Of(bytes) : undefined
}

/** Takes text that is known to be 64 lowercase hex characters, such as a column of our own store. */
export function asHex32(text: string): Hex32 {
  if (text.length !== 64) throw new RangeError('64 hex characters expected')
  return text as Hex32
}
