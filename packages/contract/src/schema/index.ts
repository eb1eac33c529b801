export {
  chart,
  chartDay,
  collectionDetail,
  collectionPage,
  collectionPath,
  collectionQuery,
  interval,
  listCollectionsQuery,
  nftCollection,
} from './collection.js'
export {
  address,
  flag,
  hex32,
  mojos,
  pageOf,
  pageQuery,
  profile,
  repeated,
  timestamp,
  token,
} from './common.js'
export { eventPage, eventPath, eventType, listEventsQuery, nftEvent, payment } from './event.js'
export {
  attribute,
  dataType,
  facet,
  facets,
  fileFault,
  flatNft,
  integrityState,
  listNftsQuery,
  nftDetail,
  nftFilter,
  nftPage,
  nftPath,
  nftSort,
} from './nft.js'
export { offer, offerAsset, offerPath, offerStatus, submitOfferBody, submittedOffer } from './offer.js'
export {
  addressDetail,
  addressPath,
  listMintsQuery,
  mintBatch,
  mintPage,
  searchQuery,
  searchResult,
  status,
} from './place.js'
