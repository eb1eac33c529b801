import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import type { Drop } from './drop.js'
import { filesOfPieces } from './files-of-pieces.js'
import type { KnownFile } from './known-file.js'
import { MEDIA_TYPES } from './media-type.js'
import { renderMetadata } from './render-metadata.js'

/** Something that has to lie somewhere before a drop can be minted. */
export interface Upload {
  readonly hash: Hex32
  /** Bytes. */
  readonly size: number
  readonly mediaType: string
  /** Its hash and the ending of its kind: one name for one content, wherever it is put. */
  readonly name: string
  /** A file of the folder, by its path; or bytes that were made here. */
  readonly source: string | Uint8Array
}

/** Hash of each piece's metadata document, in the order of the pieces. */
export function metadataHashes(drop: Drop): Hex32[] {
  return drop.pieces.map((piece) => hashOf(renderMetadata(drop, piece)))
}

/** All that a drop needs hosted, each content once: files and metadata in the order of the pieces. Pieces without a file are left out. */
export function uploadsOf(drop: Drop, files: readonly KnownFile[]): Upload[] {
  const found = new Map<Hex32, Upload>()
  const add = (upload: Upload) => {
    if (!found.has(upload.hash)) found.set(upload.hash, upload)
  }
  const ofPieces = filesOfPieces(drop, files)
  drop.pieces.forEach((piece, at) => {
    const file = ofPieces[at]
    if (!file) return
    const mediaType = file.mediaType ?? 'application/octet-stream'
    const name = `${file.hash}.${MEDIA_TYPES[mediaType]?.[0] ?? 'bin'}`
    add({ hash: file.hash, size: file.size, mediaType, name, source: file.path })
    const source = renderMetadata(drop, piece)
    const hash = hashOf(source)
    add({ hash, size: source.length, mediaType: 'application/json', name: `${hash}.json`, source })
  })
  return [...found.values()]
}

function hashOf(bytes: Uint8Array): Hex32 {
  return asHex32(toHex(sha256(bytes)))
}
