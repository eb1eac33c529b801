import { hash } from 'node:crypto'

/** SHA-256 by OpenSSL, in one call: reading a block is little else than short hashes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer')
}
