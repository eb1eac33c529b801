import { type Bech32Id, decodeId, encodeId } from './bech32.js'
import { type LauncherId, parseHex32 } from './hex32.js'

/** Launcher id in bech32m (CHIP-0005). */
export type NftId = Bech32Id<'nft'>

export function formatNftId(launcherId: LauncherId): NftId {
  return encodeId('nft', launcherId)
}

/** Launcher id of `nft1…` or hex. */
export function parseNftId(text: string): LauncherId | undefined {
  return decodeId('nft', text) ?? parseHex32(text)
}
