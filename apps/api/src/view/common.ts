import type { Address, FileFault, Profile } from '@chiaroscuro/contract/operation'
import { fileFault } from '@chiaroscuro/contract/schema'
import { asHex32, formatAddress, formatDid } from '@chiaroscuro/domain/id'
import type { TokenFacts, ViewContext } from './view-context.js'

export function toAddress(context: ViewContext, puzzleHash: string): Address {
  return { id: puzzleHash, encoded_id: formatAddress(asHex32(puzzleHash), context.prefix) }
}

export function toAddressOrNull(context: ViewContext, puzzleHash: string | null): Address | null {
  return puzzleHash === null ? null : toAddress(context, puzzleHash)
}

export function toProfile(context: ViewContext, did: string | null): Profile | null {
  return did === null ? null : toDidProfile(context, did)
}

/** A DID with what its holder says of it; of one that nobody claimed its id is all there is. */
export function toDidProfile(context: ViewContext, did: string): Profile {
  const claim = context.profiles?.get(did)
  return {
    id: did,
    encoded_id: formatDid(asHex32(did)),
    verification_state: claim?.verification ?? 0,
    username: claim?.username ?? null,
    name: claim?.name ?? null,
    avatar_uri: toThumbnail(context, claim?.avatar ?? null, 200),
  }
}

/** Unix seconds as the field writes times. */
export function toTimestamp(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}+00:00`
}

/** Unix milliseconds, of what we wrote down ourselves, as the field writes times. */
export function toOwnTime(milliseconds: number): string {
  return toTimestamp(Math.floor(milliseconds / 1000))
}

export function toOwnTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toOwnTime(milliseconds)
}

export function toBlockTime(seconds: number | null): string | null {
  return seconds === null ? null : toTimestamp(seconds)
}

export function toThumbnail(
  context: ViewContext,
  media: { fileHash: string | null; hasThumbnails: boolean } | null,
  size: 200 | 512 | 1024,
): string | null {
  return media?.hasThumbnails && media.fileHash
    ? `${context.mediaUrl}/thumbnails/${media.fileHash}_${size}.webp`
    : null
}

/** Mojos as a float of XCH, for the field's dialect alone. */
export function toXchNumber(mojos: string): number {
  return Number(mojos) / 1e12
}

const XCH: TokenFacts = { code: 'XCH', decimals: 12 }

/** Code and decimals of an asset; a CAT on no list is shown by the head of its asset id. */
export function toToken(context: ViewContext, asset: string): TokenFacts {
  if (asset === 'xch') return XCH
  return context.tokens.get(asset) ?? { code: `CAT ${asset.slice(0, 6)}`, decimals: 3 }
}

/** A price as the contract writes it, in whatever asset. */
export function toPrice(context: ViewContext, asset: string | null, amount: string | null) {
  if (asset === null || amount === null) return { mojos: null, token_id: null, code: null, decimals: null }
  const { code, decimals } = toToken(context, asset)
  return { mojos: amount, token_id: asset, code, decimals }
}

/** Integrity of a file: 4 when the chain names no hash, 0 until it was tried, then as the media service found. */
export function toIntegrity(hash: string | null, state: number | null | undefined): number {
  return hash === null ? 4 : (state ?? 0)
}

/** A fault's code; none when it is of another version. */
export function toFileFault(code: string | null | undefined): FileFault | null {
  return fileFault.safeParse(code).data ?? null
}
