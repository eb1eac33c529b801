import { bech32m } from '@scure/base'
import { hexBytes } from '../bytes.js'
import { type Hex32, hex32Of } from './hex32.js'

/** Text such as `nft1…`: a prefix, `1`, 32 bytes and a checksum in bech32m. */
export type Bech32Id<Prefix extends string> = `${Prefix}1${string}`

/** What was written lately: a market speaks of the same ids again and again, among others that are soon forgotten. */
let written = new Map<string, string>()
/** The same of before. */
let writtenBefore = new Map<string, string>()
const MOST_WRITTEN = 5000

export function encodeId<Prefix extends string>(prefix: Prefix, id: Hex32): Bech32Id<Prefix> {
  const key = prefix + id
  const known = written.get(key)
  if (known !== undefined) return known as Bech32Id<Prefix>
  const text = writtenBefore.get(key) ?? bech32m.encode(prefix, bech32m.toWords(hexBytes(id)), false)
  if (written.size >= MOST_WRITTEN) {
    writtenBefore = written
    written = new Map()
  }
  written.set(key, text)
  return text as Bech32Id<Prefix>
}

/** The 32 bytes behind a bech32m id of that prefix; `undefined` when prefix, checksum or length are wrong. */
export function decodeId(prefix: string, text: string): Hex32 | undefined {
  if (text.length > 120) return undefined
  const decoded = bech32m.decodeUnsafe(text, 120)
  if (!decoded || decoded.prefix !== prefix) return undefined
  const bytes = bech32m.fromWordsUnsafe(decoded.words)
  return bytes?.length === 32 ? hex32Of(Uint8Array.from(bytes)) : undefined
}
