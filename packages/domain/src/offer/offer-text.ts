import { base58, bech32m } from '@scure/base'
import { Unzlib } from 'fflate'
import { concatBytes, sha256 } from '../bytes.js'
import {
  cat1Program,
  catProgram,
  metadataUpdaterProgram,
  nftOwnershipProgram,
  nftStateProgram,
  oldSettlementProgram,
  royaltyTransferProgram,
  settlementProgram,
  singletonProgram,
  standardProgram,
} from '../puzzle/program.js'
import { parseSpendBundle, type SpendBundle } from '../spend-bundle/streamable.js'
import { OfferError } from './offer-error.js'

const MAX_TEXT = 300_000
const MAX_BUNDLE = 8_000_000
const OLDEST_VERSION = 5
const LATEST_VERSION = 6

/** What each version of the format added to the compressor's dictionary: the puzzles nearly every offer repeats. */
const DICTIONARY_PARTS: readonly Uint8Array[] = [
  concatBytes(standardProgram.bytes, cat1Program.bytes),
  oldSettlementProgram.bytes,
  concatBytes(
    singletonProgram.bytes,
    nftStateProgram.bytes,
    nftOwnershipProgram.bytes,
    metadataUpdaterProgram.bytes,
    royaltyTransferProgram.bytes,
  ),
  catProgram.bytes,
  settlementProgram.bytes,
  new Uint8Array(),
]

/** The field's id of an offer: base58 of sha256 of its text. */
export function offerIdOf(text: string): string {
  return base58.encode(sha256(new TextEncoder().encode(text)))
}

/**
 * Decodes `offer1…`: bech32m, a version, then a spend bundle compressed with that version's
 * dictionary. Throws `OfferError`. The unpacked size is bounded.
 */
export function decodeOffer(text: string): SpendBundle {
  const trimmed = text.trim()
  if (trimmed.length > MAX_TEXT) throw new OfferError('too-large', `The offer is over ${MAX_TEXT} characters`)
  const decoded = trimmed.startsWith('offer1') ? bech32m.decodeUnsafe(trimmed, false) : undefined
  const packed = decoded && bech32m.fromWordsUnsafe(decoded.words)
  if (!packed || packed.length < 3) throw new OfferError('not-an-offer', 'The text is not an offer')
  const version = ((packed[0] ?? 0) << 8) | (packed[1] ?? 0)
  if (version > LATEST_VERSION) throw new OfferError('version', `Offer format ${version} is not known`)
  if (version < OLDEST_VERSION)
    throw new OfferError(
      'version',
      `Offer format ${version} is too old: it was made for puzzles that settle no more`,
    )
  const bundle = unpack(Uint8Array.from(packed.slice(2)), concatBytes(...DICTIONARY_PARTS.slice(0, version)))
  try {
    return parseSpendBundle(bundle)
  } catch (cause) {
    throw new OfferError('not-an-offer', 'The offer holds no spend bundle', cause)
  }
}

/** Inflates in small bites, so that a bomb is noticed before it is whole. */
function unpack(data: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const inflate = new Unzlib({ dictionary }, (part) => {
    size += part.length
    if (size > MAX_BUNDLE) throw new OfferError('too-large', 'The offer unpacks to too much')
    parts.push(part)
  })
  const bite = 1024
  try {
    for (let at = 0; at < data.length; at += bite)
      inflate.push(data.subarray(at, at + bite), at + bite >= data.length)
  } catch (cause) {
    if (cause instanceof OfferError) throw cause
    throw new OfferError('not-an-offer', 'The offer does not unpack', cause)
  }
  return concatBytes(...parts)
}
