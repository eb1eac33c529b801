import { asHex32 } from './hex32.js'
import { formatNftId } from './nft-id.js'
import { hexBeginning } from './nft-id-prefix.js'

/** An NFT's id as pages show it, its middle left out. */
export interface ShortenedNftId {
  /** Hex digits its launcher id begins with. */
  readonly prefix: string
  /** Whether a launcher id in hex is one that it may stand for. */
  matches(launcherId: string): boolean
}

/** Enough of both ends to tell items apart: the end of `nft1…` is a checksum over all of it. */
const FEWEST = 3

/** `nft1qwer…tyuiop`, or hex with its middle left out (by `…` or by dots); `undefined` for other texts. */
export function parseShortenedNftId(text: string): ShortenedNftId | undefined {
  const lower = text.trim().toLowerCase()
  const found = /^(nft1|0x)?([0-9a-z]{3,58})(?:…|\.{2,3})([0-9a-z]{3,58})$/.exec(lower)
  const [, kind, head, tail] = found ?? []
  if (head === undefined || tail === undefined) return undefined
  const isBech32 = kind === 'nft1'
  const prefix = isBech32 ? hexBeginning(head) : /^[0-9a-f]+$/.test(head) ? head : undefined
  if (prefix === undefined || prefix.length < FEWEST || prefix.length > 64) return undefined
  return {
    prefix,
    matches(launcherId) {
      const whole = isBech32 ? formatNftId(asHex32(launcherId)).slice('nft1'.length) : launcherId
      return whole.startsWith(head) && whole.endsWith(tail)
    },
  }
}
