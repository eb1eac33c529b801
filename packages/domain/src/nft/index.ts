export { type Attribute, type CollectionFacts, type NftMetadata, parseNftMetadata } from './chip-0007.js'
export { type OnChainMetadata, readOnChainMetadata, writeOnChainMetadata } from './on-chain-metadata.js'
