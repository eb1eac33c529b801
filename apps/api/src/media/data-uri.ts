import { MediaError } from './media-error.js'

const BASE64_TEXT = /^[A-Za-z0-9+/]*={0,2}$/
const SPACE = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20])

export function isDataUri(text: string): boolean {
  return /^data:/i.test(text)
}

/**
 * The bytes a `data:` URI carries (RFC 2397, as browsers read it: everything before the first comma is the
 * type, the rest percent-encoded, then perhaps base64). The type it claims is not believed. Throws
 * `MediaError`.
 */
export function readDataUri(uri: string, maxBytes: number): Buffer {
  const comma = uri.indexOf(',')
  if (!isDataUri(uri) || comma < 0) throw new MediaError('malformed')
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(0, comma))
  // No escape makes a byte of more than three characters, and base 64 makes three bytes of four.
  if (uri.length - comma > 4 * maxBytes + 16) throw new MediaError('too-large', maxBytes)
  const plain = unescapeBytes(uri.slice(comma + 1))
  const bytes = isBase64 ? fromBase64(plain) : plain
  if (bytes.length > maxBytes) throw new MediaError('too-large', maxBytes)
  return bytes
}

/** Percent escapes become bytes, one that is no escape stays as written. */
function unescapeBytes(text: string): Buffer {
  const written = Buffer.from(text, 'utf8')
  const bytes = Buffer.allocUnsafe(written.length)
  let size = 0
  for (let i = 0; i < written.length; i++) {
    const escaped = written[i] === 0x25 ? written.toString('latin1', i + 1, i + 3) : ''
    if (/^[0-9A-Fa-f]{2}$/.test(escaped)) {
      bytes[size++] = Number.parseInt(escaped, 16)
      i += 2
    } else bytes[size++] = written[i] ?? 0
  }
  return bytes.subarray(0, size)
}

function fromBase64(text: Buffer): Buffer {
  const clean = Buffer.from(text.filter((byte) => !SPACE.has(byte)))
    .toString('latin1')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  if (!BASE64_TEXT.test(clean)) throw new MediaError('malformed')
  return Buffer.from(clean, 'base64')
}
