import { hexBytes } from '../bytes.js'
import {
  atomOf,
  type ClvmNode,
  first,
  hexOf,
  integerOf,
  isPair,
  items,
  rest,
  textOf,
  writeAtom,
  writeInteger,
  writeList,
  writePair,
} from '../clvm/index.js'
import { asHex32, type Hex32 } from '../id/hex32.js'

/** What an NFT carries on chain about its files (CHIP-0005: u, h, mu, mh, lu, lh, sn, st). */
export interface OnChainMetadata {
  readonly dataUris: readonly string[]
  readonly dataHash: Hex32 | null
  readonly metadataUris: readonly string[]
  readonly metadataHash: Hex32 | null
  readonly licenseUris: readonly string[]
  readonly licenseHash: Hex32 | null
  readonly edition: bigint
  readonly editionTotal: bigint
}

const MAX_URIS = 100
const MAX_URI_LENGTH = 8192

/**
 * Reads metadata leniently, key by key: one bad value never hides the others. Anything may be on
 * chain, so lists and lengths are bounded, unknown keys are passed over, and bytes that are not
 * UTF-8 become U+FFFD.
 */
export function readOnChainMetadata(node: ClvmNode): OnChainMetadata {
  const values = new Map<string, ClvmNode>()
  for (const entry of items(node)) {
    if (!isPair(entry)) continue
    const key = textOf(first(entry))
    if (key !== undefined && !values.has(key)) values.set(key, rest(entry))
  }
  return {
    dataUris: uris(values.get('u')),
    dataHash: hash(values.get('h')),
    metadataUris: uris(values.get('mu')),
    metadataHash: hash(values.get('mh')),
    licenseUris: uris(values.get('lu')),
    licenseHash: hash(values.get('lh')),
    edition: positive(values.get('sn')),
    editionTotal: positive(values.get('st')),
  }
}

const utf8 = new TextEncoder()

/** Metadata serialized as wallets write it; what is absent has no entry. Throws `RangeError` beyond what is read again. */
export function writeOnChainMetadata(metadata: OnChainMetadata): Uint8Array {
  const text = (value: string) => writeAtom(utf8.encode(value))
  const entry = (key: string, value: Uint8Array) => writePair(text(key), value)
  const listEntry = (key: string, all: readonly string[]) => {
    if (all.length > MAX_URIS || all.some((uri) => utf8.encode(uri).length > MAX_URI_LENGTH))
      throw new RangeError('too many URIs, or one too long')
    return all.length === 0 ? [] : [entry(key, writeList(all.map(text)))]
  }
  const hashEntry = (key: string, value: Hex32 | null) =>
    value === null ? [] : [entry(key, writeAtom(hexBytes(value)))]
  return writeList([
    ...listEntry('u', metadata.dataUris),
    ...hashEntry('h', metadata.dataHash),
    ...listEntry('mu', metadata.metadataUris),
    ...hashEntry('mh', metadata.metadataHash),
    ...listEntry('lu', metadata.licenseUris),
    ...hashEntry('lh', metadata.licenseHash),
    entry('sn', writeInteger(metadata.edition)),
    entry('st', writeInteger(metadata.editionTotal)),
  ])
}

function uris(list: ClvmNode | undefined): string[] {
  const found: string[] = []
  if (!list) return found
  for (const item of items(list)) {
    if (found.length >= MAX_URIS) break
    const atom = atomOf(item)
    if (atom && atom.length <= MAX_URI_LENGTH) found.push(textOf(item) ?? '')
  }
  return found
}

function hash(value: ClvmNode | undefined): Hex32 | null {
  const text = value && hexOf(value)
  return text?.length === 64 ? asHex32(text) : null
}

function positive(value: ClvmNode | undefined): bigint {
  const number = value && integerOf(value, 9)
  return number !== undefined && number >= 0n && number < 2n ** 64n ? number : 1n
}
