export type { ChartDay, CollectionDetail, Interval, NftCollection } from '../schema/collection.js'
export type { Address, Page, Profile, Token } from '../schema/common.js'
export type { NftEvent, StreamMessage } from '../schema/event.js'
export type { Attribute, Facet, Facets, FileFault, FlatNft, NftDetail, NftSort } from '../schema/nft.js'
export type { Offer, OfferAsset } from '../schema/offer.js'
export type { AddressDetail, MintBatch, SearchResult, Status } from '../schema/place.js'
export {
  getCollection,
  getCollectionChart,
  type ListCollectionsInput,
  listCollections,
} from './collection.js'
export {
  type EventInput,
  getFacets,
  getNft,
  getNftEvent,
  type ListEventsInput,
  type ListNftsInput,
  listEvents,
  listNfts,
} from './nft.js'
export { getOffer, getOfferText, submitOffer } from './offer.js'
export type { Operation } from './operation.js'
export { getAddress, getStatus, listMints, search, streamPath } from './place.js'
