export { sha256 } from '#sha256'

const HEX: readonly string[] = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'))

const NO_DIGIT = 255
/** What a character stands for, by its code. */
const DIGITS: Uint8Array = new Uint8Array(128).fill(NO_DIGIT)
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16)
  DIGITS[digit.charCodeAt(0)] = value
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value
}

/** Lowercase hex, no 0x. */
export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

/** Bytes of hex text, with or without 0x, either case; `undefined` when it is not hex. */
export function fromHex(text: string): Uint8Array | undefined {
  const begin = text.startsWith('0x') || text.startsWith('0X') ? 2 : 0
  if (text.length % 2 !== 0) return undefined
  const bytes = new Uint8Array((text.length - begin) / 2)
  for (let i = 0, at = begin; i < bytes.length; i++, at += 2) {
    const [high, low] = [DIGITS[text.charCodeAt(at)] ?? NO_DIGIT, DIGITS[text.charCodeAt(at + 1)] ?? NO_DIGIT]
    if (high === NO_DIGIT || low === NO_DIGIT) return undefined
    bytes[i] = (high << 4) | low
  }
  return bytes
}

/** Bytes of hex text known to be right, such as a constant. Throws `TypeError` otherwise. */
export function hexBytes(text: string): Uint8Array {
  const bytes = fromHex(text)
  if (!bytes) throw new TypeError('not hex')
  return bytes
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  let size = 0
  for (const part of parts) size += part.length
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Order of bytes as unsigned numbers, shorter first among equals: the order offers sort coin ids by. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
