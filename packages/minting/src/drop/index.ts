export {
  addressPrefixOf,
  type CollectionDraft,
  type Drop,
  type DropNetwork,
  type LicenseDraft,
} from './drop.js'
export type { KnownFile } from './known-file.js'
export { readKnownFile } from './read-known-file.js'
