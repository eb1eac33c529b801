import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32 } from '@chiaroscuro/domain/id'
import { hasLocation } from './has-location.js'
import type { KnownFile } from './known-file.js'
import { mediaTypeOf } from './media-type.js'

/** Reads what a file is. Never throws: bytes of strangers are nothing to wonder at. */
export async function readKnownFile(path: string, bytes: Uint8Array): Promise<KnownFile> {
  return {
    ...{ path, size: bytes.length, hash: asHex32(toHex(sha256(bytes))) },
    ...{ mediaType: await mediaTypeOf(bytes), hasLocation: hasLocation(bytes) },
  }
}
