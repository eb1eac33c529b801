export {
  chart,
  chartDay,
  collectionDetail,
  collectionListQuery,
  collectionPage,
  collectionPath,
  collectionQuery,
  duplicateNft,
  duplicatePage,
  holder,
  holderBucket,
  holderPage,
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
export { duplicate } from './duplicate.js'
export {
  eventPage,
  eventPath,
  eventSpend,
  eventSpends,
  eventType,
  listEventsQuery,
  nftEvent,
  payment,
  priceEvidence,
  washRule,
} from './event.js'
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
  profileDetail,
  profilePath,
  searchQuery,
  searchResult,
  status,
} from './place.js'
export { inputFault, PROBLEMS, problem } from './problem.js'
export { nftRank } from './rank.js'
