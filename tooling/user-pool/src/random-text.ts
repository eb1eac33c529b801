import type { Random } from './pool.js'

/** A random UUID (version 4). */
export function randomUuid(random: Random): string {
  return toUuid(random(16))
}

/** The first 16 bytes as a UUID of version 4. */
export function toUuid(bytes: Uint8Array): string {
  const own = Buffer.from(bytes.subarray(0, 16))
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x40
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80
  const hex = own.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** That many random bytes as base64url. */
export function randomToken(random: Random, length: number): string {
  return Buffer.from(random(length)).toString('base64url')
}

/** Six decimal digits, each as likely as any other. */
export function randomCode(random: Random): string {
  for (;;) {
    const value = Buffer.from(random(4)).readUInt32BE()
    // 4,294,000,000 is the largest multiple of a million that four bytes hold.
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0')
  }
}

/** Cuts what is asked for from larger pieces of the source: asking it is dearer than the bytes. No byte is given twice. */
export function pooled(source: Random, size = 4096): Random {
  let pool = source(0)
  let used = 0
  return (length) => {
    if (length > size / 8) return source(length)
    if (used + length > pool.length) {
      pool = source(size)
      used = 0
    }
    // A copy: what a Buffer calls a slice would share its memory, and be wiped below.
    const piece = new Uint8Array(pool.subarray(used, used + length))
    pool.fill(0, used, used + length)
    used += length
    return piece
  }
}
