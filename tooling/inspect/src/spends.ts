import { type NftEvent, readBlock } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import {
  type AddressPrefix,
  formatAddress,
  formatDid,
  formatNftId,
  type PuzzleHash,
} from '@chiaroscuro/domain/id'

import { isSettlementHash } from '@chiaroscuro/domain/puzzle'
import { parseSpendBundle, parseSpendBundleJson, type SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { toFailure } from './failure.js'

/** Lines for one file: an NFT event each, or one with the error. */
export interface InspectedFile {
  readonly lines: readonly object[]
  readonly failed: boolean
}

/** Reads a spend bundle file (binary streamable or the node RPC's JSON) and describes its NFT events. */
export function inspectSpends(
  file: string,
  bytes: Uint8Array,
  run: ClvmRunner,
  prefix: AddressPrefix,
): InspectedFile {
  try {
    const { nfts, unreadable } = readBlock(readBundle(bytes).coinSpends, run)
    return {
      lines: [
        ...nfts.map((event) => describe(file, event, prefix)),
        ...unreadable.map(({ coinId, code, message }) => ({
          file,
          error: { code, message: `coin ${coinId}: ${message}` },
        })),
      ],
      failed: unreadable.length > 0,
    }
  } catch (error) {
    return { lines: [failure(file, error)], failed: true }
  }
}

/** The line of a file that cannot be read. */
export function failure(file: string, error: unknown): object {
  return { file, error: toFailure(error) }
}

function readBundle(bytes: Uint8Array): SpendBundle {
  const opening = bytes.find((byte) => !WHITESPACE.has(byte))
  if (opening === 0x7b || opening === 0x5b) return parseSpendBundleJson(new TextDecoder().decode(bytes))
  return parseSpendBundle(bytes)
}

/** Space, tab, line feed, carriage return and the bytes of a UTF-8 byte order mark. */
const WHITESPACE = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf])

function describe(file: string, event: NftEvent, prefix: AddressPrefix): object {
  const address = (hash: PuzzleHash | undefined) =>
    hash === undefined || isSettlementHash(hash) ? null : formatAddress(hash, prefix)
  const state = event.after ?? event.before
  const { metadata } = state
  const [price] = event.kind === 'trade' ? event.prices : []
  return {
    file,
    nft: formatNftId(event.launcherId),
    event: event.kind,
    from: address(previousOwner(event)),
    to: address(event.after?.p2PuzzleHash),
    did: state.ownerDid && formatDid(state.ownerDid),
    royaltyBasisPoints: event.royaltyBasisPoints,
    royaltyAddress: formatAddress(event.royaltyPuzzleHash, prefix),
    price: price ? { asset: price.asset, amount: price.amount.toString() } : null,
    metadata: {
      dataUris: metadata.dataUris,
      dataHash: metadata.dataHash,
      metadataUris: metadata.metadataUris,
      metadataHash: metadata.metadataHash,
      licenseUris: metadata.licenseUris,
      licenseHash: metadata.licenseHash,
      edition: Number(metadata.edition),
      editionTotal: Number(metadata.editionTotal),
    },
  }
}

function previousOwner(event: NftEvent): PuzzleHash | undefined {
  if (event.kind === 'mint') return undefined
  return event.kind === 'trade' ? event.seller : event.before.p2PuzzleHash
}
