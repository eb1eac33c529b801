export {
  alert,
  alertKind,
  alertPage,
  alertPreferences,
  alertPreferencesBody,
  endLettersAnswer,
  endLettersBody,
  listAlertsQuery,
  MOST_SEARCHED,
  readAlertsAnswer,
  readAlertsBody,
  savedSearch,
  savedSearchBody,
  savedSearches,
  savedSearchPath,
  searchRemoved,
} from './alert.js'
export {
  auction,
  auctionBid,
  auctionClosing,
  auctionDetail,
  auctionHistoryBid,
  auctionListPhase,
  auctionPage,
  auctionPath,
  auctionPhase,
  auctionSort,
  listAuctionsQuery,
  listMyAuctionsQuery,
  signedAuctionBody,
} from './auction.js'
export { coinState, coinStates, coinStatesQuery } from './coin.js'
export {
  chart,
  chartDay,
  collectionBody,
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
  listHoldersQuery,
  nftCollection,
  ownCollection,
  ownCollections,
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
  garden,
  gardenBody,
  gardenCollectionPage,
  gardenListQuery,
  gardenPage,
  gardenPath,
  gardenProfilePage,
  listedToken,
  listTokensQuery,
  supporter,
  supporterBody,
  supporterList,
  tokenBody,
  tokenPage,
  tokenPath,
} from './garden.js'
export { hiding, moderatedKind } from './hiding.js'
export { idMarks, listedIds, listedKind, listIdMarksQuery, listIdsQuery } from './listed-id.js'
export { listMintsQuery, mintBatch, mintDetail, mintNftsQuery, mintPage, mintPath } from './mint.js'
export {
  featured,
  moderationAct,
  moderationBody,
  moderationEntry,
  moderationLog,
  moderationLogQuery,
  moderationStanding,
  personName,
} from './moderation.js'
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
export {
  addressOffersQuery,
  joinedOffer,
  joinOffersBody,
  MOST_JOINED,
  offer,
  offerAsset,
  offerList,
  offerPage,
  offerPath,
  offerStatus,
  offersQuery,
  submitOfferBody,
  submittedOffer,
} from './offer.js'
export {
  asOf,
  atQuery,
  exportAddressQuery,
  exportQuery,
  holding,
  holdingPage,
  holdingsQuery,
  nftState,
  nftStateQuery,
  pastListings,
} from './past.js'
export {
  apiKey,
  apiKeyBody,
  apiKeyList,
  apiKeyPath,
  challenge,
  challengeBody,
  claimBody,
  earlyAccessBody,
  earlyAccessEntry,
  earlyAccessReceipt,
  keyScope,
  me,
  newApiKey,
  profileBody,
} from './people.js'
export {
  addressDetail,
  addressPath,
  profileDetail,
  profilePath,
  searchQuery,
  searchResult,
  status,
} from './place.js'
export { membership, premium, premiumPayment } from './premium.js'
export { inputFault, PROBLEMS, problem } from './problem.js'
export {
  listProfilesQuery,
  portfolio,
  profileEventsQuery,
  profileListQuery,
  profileNftsQuery,
  profileSort,
  rankedProfile,
  rankedProfilePage,
} from './profile.js'
export { nftProof } from './proof.js'
export { nftRank } from './rank.js'
export { signingMode, walletAnswer } from './signed.js'
export { blockPath, snapshotBody, snapshotSigner } from './snapshot.js'
export {
  socialAccount,
  socialAccounts,
  socialChallengeBody,
  socialFinishBody,
  socialLinked,
  socialPath,
  socialStartBody,
  socialUnlinked,
  socialWalletBody,
  socialWay,
} from './social.js'
export { auctionChange, newsType, streamMessage, streamQuery } from './stream.js'
export { uploadBody, uploaded, uploadPermit } from './upload.js'
export { newWebhook, replayBody, webhook, webhookBody, webhookList, webhookPath } from './webhook.js'
