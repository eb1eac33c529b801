import { sha256 } from '../bytes.js'
import { type Bech32Id, decodeId, encodeId } from './bech32.js'
import { type DidId, type Hex32, hex32Of, parseHex32 } from './hex32.js'

/** The field's id of a collection: hash of who minted and of the id in the metadata. */
export type CollectionId = Bech32Id<'col'>

/** sha256(hex text of the minter's DID + collection id of the metadata), as the field computes it. */
export function collectionIdOf(minter: DidId, metadataCollectionId: string): CollectionId {
  return formatCollectionId(hex32Of(sha256(new TextEncoder().encode(minter + metadataCollectionId))))
}

export function formatCollectionId(hash: Hex32): CollectionId {
  return encodeId('col', hash)
}

/** `col1…` or hex, as `col1…`. */
export function parseCollectionId(text: string): CollectionId | undefined {
  const hash = decodeId('col', text) ?? parseHex32(text)
  return hash === undefined ? undefined : formatCollectionId(hash)
}
