import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'

/** SHA-256 of some words: an id or a hash for tests that care only that it is that one. */
export function hashOf(...words: readonly (string | number)[]): Hex32 {
  return asHex32(toHex(sha256(new TextEncoder().encode(words.join('|')))))
}
