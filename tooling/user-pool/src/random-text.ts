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
