export {
  addressPrefixOf,
  type CollectionDraft,
  type Drop,
  type DropNetwork,
  isSplit,
  type LicenseDraft,
  type RoyaltyShare,
} from './drop.js'
export { filesOfPieces } from './files-of-pieces.js'
export type { KnownFile } from './known-file.js'
export { formatDrop, parseDrop } from './parse-drop.js'
export { type Hosted, planOfDrop } from './plan-of-drop.js'
export { type Rarity, ranksOf, rarityOf } from './rarity.js'
export { readKnownFile } from './read-known-file.js'
export { renderMetadata } from './render-metadata.js'
export {
  decimalsOf,
  type ForSale,
  type Pricing,
  pricesOf,
  type Rung,
  type SaleTerms,
} from './sale.js'
export { type Upload, uploadsOf } from './uploads-of-drop.js'
