import { decodeId, encodeId } from './bech32.js'
import { type DidId, parseHex32 } from './hex32.js'

/** Launcher id of a DID in bech32m; the prefix is literally `did:chia:` (CHIP-0004). */
export type Did = `did:chia:1${string}`

export function formatDid(id: DidId): Did {
  return encodeId('did:chia:', id)
}

/** Launcher id of `did:chia:1…` or hex. */
export function parseDid(text: string): DidId | undefined {
  return decodeId('did:chia:', text) ?? parseHex32(text)
}
