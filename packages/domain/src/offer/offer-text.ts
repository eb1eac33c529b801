import { base58, bech32m } from '@scure/base'
import { Unzlib, zlibSync } from 'fflate'
import { concatBytes, sha256 } from '../bytes.js'
import { hex32Of } from '../id/hex32.js'
import { cat1Program, oldSettlementProgram } from '../puzzle/program.js'
import { parseSpendBundle, type SpendBundle } from '../spend-bundle/streamable.js'
import { formatSpendBundle } from '../spend-bundle/write-streamable.js'
import {
  LATEST_VERSION,
  OLDEST_CURRENT_VERSION,
  OLDEST_KNOWN_VERSION,
  offerDictionary,
} from './offer-dictionary.js'
import { OfferError } from './offer-error.js'

const MAX_TEXT = 300_000
const MAX_BUNDLE = 8_000_000
const PREFIX = 'offer'

/** The field's id of an offer: base58 of sha256 of its text. */
export function offerIdOf(text: string): string {
  return base58.encode(sha256(new TextEncoder().encode(text)))
}

/** What wallets call an offer: the hash of its spend bundle, in hex. */
export function tradeIdOf(bundle: SpendBundle): string {
  return hex32Of(sha256(formatSpendBundle(bundle)))
}

/** The format an offer was written in. Throws `OfferError` where its text cannot be read at all. */
export function offerFormat(text: string): number {
  return readText(text).version
}

/**
 * Decodes `offer1…`: bech32m, a format number, then a spend bundle compressed with that format's
 * dictionary. Formats 2 to 4 are decoded and then refused with what is old about them. Text and
 * unpacked size are bounded. Throws `OfferError`.
 */
export function decodeOffer(text: string): SpendBundle {
  const { version, packed } = readText(text)
  if (version > LATEST_VERSION || version < OLDEST_KNOWN_VERSION)
    throw new OfferError('version', `Offer format ${version} is not known`)
  const bundle = readBundle(unpack(packed, offerDictionary(version)))
  if (version < OLDEST_CURRENT_VERSION) throw new OfferError('old-format', whatIsOld(version, bundle))
  return bundle
}

/** The text of an offer in a format, the latest if none is named. The inverse of `decodeOffer`. */
export function encodeOffer(bundle: SpendBundle, version = LATEST_VERSION): string {
  return packOffer(formatSpendBundle(bundle), version)
}

/** Any bytes as the text of an offer, whether they are a spend bundle or not. */
export function packOffer(bundle: Uint8Array, version = LATEST_VERSION): string {
  const packed = zlibSync(bundle, { level: 9, dictionary: offerDictionary(version) })
  const bytes = concatBytes(Uint8Array.of(version >> 8, version & 0xff), packed)
  return bech32m.encode(PREFIX, bech32m.toWords(bytes), false)
}

function readText(text: string): { version: number; packed: Uint8Array } {
  const trimmed = text.trim()
  if (trimmed.length > MAX_TEXT) throw new OfferError('too-large', `The offer is over ${MAX_TEXT} characters`)
  if (!/^offer1/i.test(trimmed)) throw new OfferError('not-an-offer', 'The text is not an offer')
  const decoded = bech32m.decodeUnsafe(trimmed, false)
  const bytes = decoded && bech32m.fromWordsUnsafe(decoded.words)
  if (!bytes) throw new OfferError('checksum', 'The offer was cut short or damaged: its checksum is wrong')
  const [high, low] = bytes
  if (high === undefined || low === undefined)
    throw new OfferError('corrupt', 'The offer has a checksum and nothing else')
  return { version: (high << 8) | low, packed: Uint8Array.from(bytes.slice(2)) }
}

function readBundle(bytes: Uint8Array): SpendBundle {
  try {
    return parseSpendBundle(bytes)
  } catch (cause) {
    throw new OfferError('corrupt', 'The offer holds no spend bundle', cause)
  }
}

/** What makes an old offer old, in words for its holder. */
function whatIsOld(version: number, { coinSpends }: SpendBundle): string {
  const has = (needle: Uint8Array) =>
    coinSpends.some(
      ({ puzzleReveal, solution }) => includes(puzzleReveal, needle) || includes(solution, needle),
    )
  const cat1 = has(cat1Program.bytes) || has(cat1Program.hash)
  const settlement = has(oldSettlementProgram.bytes) || has(oldSettlementProgram.hash)
  const old = [
    ...(cat1 ? ['CAT1 tokens, which were replaced in 2022'] : []),
    ...(settlement ? ['the settlement puzzle of before 2023, which wallets no longer complete'] : []),
  ]
  const reason = old.length > 0 ? `it needs ${old.join(' and ')}` : 'wallets no longer take it'
  return `Offer format ${version} is too old: ${reason}`
}

function includes(bytes: Uint8Array, needle: Uint8Array): boolean {
  const [start] = needle
  if (start === undefined) return true
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1)) {
    let length = 1
    while (length < needle.length && bytes[at + length] === needle[length]) length++
    if (length === needle.length) return true
  }
  return false
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
    throw new OfferError('corrupt', 'The offer does not unpack', cause)
  }
  return concatBytes(...parts)
}
