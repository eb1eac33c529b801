export { type Address, type AddressPrefix, formatAddress, isAddress, parseAddress } from './address.js'
export { type Bech32Id, decodeId, encodeId } from './bech32.js'
export { type CollectionId, collectionIdOf, formatCollectionId, parseCollectionId } from './collection-id.js'
export { type Did, formatDid, parseDid } from './did.js'
export {
  asHex32,
  type CoinId,
  type DidId,
  type Hex32,
  hex32Of,
  type LauncherId,
  type PuzzleHash,
  parseHex32,
} from './hex32.js'
export { type IdDigits, type IdMiddle, parseIdMiddle } from './id-middle.js'
export { formatNftId, type NftId, parseNftId } from './nft-id.js'
export { parseNftIdPrefix } from './nft-id-prefix.js'
export { shorten } from './shorten.js'
export { parseShortenedNftId, type ShortenedNftId } from './shortened-nft-id.js'
