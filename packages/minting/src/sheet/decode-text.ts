/** How the bytes of a text are to be read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
}

/**
 * Reads text as whoever wrote it meant it: by its byte order mark, by the zeros that UTF-16 has in every other place, as UTF-8
 * where it is that, and otherwise as spreadsheets of the West write it. Never fails; the mark is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  return { encoding, text: new TextDecoder(encoding).decode(bytes) }
}

const SAMPLE = 2000

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 1].map((odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 5 && even < odd / 10) return 'utf-16le'
  if (even > sample.length / 5 && odd < even / 10) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
