import { formatDid } from './did.js'
import { asHex32 } from './hex32.js'
import { formatNftId } from './nft-id.js'
import { bitsOf } from './nft-id-prefix.js'

/** Part of the text of an id, wherever in it. */
export interface IdMiddle {
  /** An id that has the text has one of these in its hex. */
  readonly digits: readonly IdDigits[]
  /** Whether the id's hex, or its text as `nft1…` or `did:chia:1…`, has the text. */
  isOfNft(launcherId: string): boolean
  isOfDid(didId: string): boolean
}

/** Some digits of an id: anywhere, or the last ones. */
export interface IdDigits {
  readonly text: string
  readonly atEnd: boolean
}

const FEWEST = 6
/** Of what is in the checksum's text before it begins, this much tells ids apart. */
const FEWEST_AT_END = 4
/** Characters of 32 bytes in bech32, of the last of which one bit is data; then the checksum. */
const DATA = 52
const CHECKSUM = 6
const PADDING = 4

/**
 * Six or more characters out of the middle of an id, as hex or as bech32m (CHIP-0005, CHIP-0004), with its prefix or
 * without; `undefined` for other texts. Of a text that ends within the checksum, four characters have to come before it.
 */
export function parseIdMiddle(text: string): IdMiddle | undefined {
  const lower = text.trim().toLowerCase()
  const hex = /^(?:0x)?([0-9a-f]{6,64})$/.exec(lower)?.[1]
  const data = /^(?:nft1|did:chia:1)?([02-9ac-hj-np-z]{6,58})$/.exec(lower)?.[1]
  const digits = [
    ...(hex === undefined ? [] : [{ text: hex, atEnd: false }]),
    ...(data === undefined ? [] : [...withinData(data), ...overChecksum(data)]),
  ]
  if (digits.length === 0) return undefined
  const isHex = (id: string) => hex !== undefined && id.includes(hex)
  return {
    digits,
    isOfNft: (id) => isHex(id) || formatNftId(asHex32(id)).includes(lower),
    isOfDid: (id) => isHex(id) || formatDid(asHex32(id)).includes(lower),
  }
}

/** Characters are five bits and digits four, so a digit begins with one of the first four bits. */
function withinData(data: string): IdDigits[] {
  if (data.length > DATA) return []
  const bits = bitsOf(data) ?? ''
  return [0, 1, 2, 3]
    .map((from) => ({ text: digitsOf(bits.slice(from)), atEnd: false }))
    .filter(({ text }) => text.length >= FEWEST && text.length <= 64)
}

/** The same for each number of characters at the end that may be of the checksum: where the data ends is known then. */
function overChecksum(data: string): IdDigits[] {
  const most = Math.min(CHECKSUM, data.length - FEWEST_AT_END)
  const heads = Array.from({ length: most + 1 }, (_, i) => data.slice(0, data.length - i))
  return heads.flatMap((head) => {
    const bits = bitsOf(head) ?? ''
    if (head.length > DATA || !bits.endsWith('0'.repeat(PADDING))) return []
    const own = bits.slice(0, -PADDING)
    return [{ text: digitsOf(own.slice(own.length % 4)), atEnd: true }]
  })
}

function digitsOf(bits: string): string {
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('')
}
