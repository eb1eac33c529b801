import { type Bech32Id, decodeId, encodeId } from './bech32.js'
import { type PuzzleHash, parseHex32 } from './hex32.js'

export type AddressPrefix = 'xch' | 'txch'
export type Address = Bech32Id<'xch'> | Bech32Id<'txch'>

export function formatAddress(puzzleHash: PuzzleHash, prefix: AddressPrefix): Address {
  return encodeId(prefix, puzzleHash) as Address
}

/** Puzzle hash of `xch1…`, `txch1…` or hex. */
export function parseAddress(text: string): PuzzleHash | undefined {
  return decodeId('xch', text) ?? decodeId('txch', text) ?? parseHex32(text)
}

export function isAddress(text: string): text is Address {
  return decodeId('xch', text) !== undefined || decodeId('txch', text) !== undefined
}
