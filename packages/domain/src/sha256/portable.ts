import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'

/** SHA-256 where there is no Node. `package.json` chooses between the two under `#sha256`. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return nobleSha256(bytes)
}
