export type {
  Alert,
  AlertKind,
  AlertPage,
  AlertPreferences,
  AlertPreferencesInput,
  EndLettersAnswer,
  EndLettersInput,
  PushDevice,
  PushDeviceInput,
  PushDeviceRemoved,
  PushDevices,
  ReadAlertsAnswer,
  ReadAlertsInput,
  SavedSearch,
  SavedSearches,
  SavedSearchInput,
  SearchRemoved,
} from '../schema/alert.js'
export type {
  AppealAnswer,
  AppealEntry,
  AppealInput,
  OwnAppeal,
  Restriction,
  RestrictionList,
  VerdictInput,
} from '../schema/appeal.js'
export type {
  Auction,
  AuctionBid,
  AuctionClosing,
  AuctionDetail,
  AuctionHistoryBid,
  AuctionPage,
  AuctionPhase,
  SignedAuctionInput,
} from '../schema/auction.js'
export type { CoinStates } from '../schema/coin.js'
export type {
  Chart,
  ChartDay,
  CollectionDetail,
  CollectionInput,
  DuplicateNft,
  FloorDay,
  Holder,
  HolderBucket,
  HolderPage,
  Interval,
  NftCollection,
  OwnCollection,
  OwnCollections,
} from '../schema/collection.js'
export type { Address, Page, Profile, Token } from '../schema/common.js'
export type { Duplicate } from '../schema/duplicate.js'
export type {
  EventSpend,
  EventSpends,
  ExportedEvent,
  NftEvent,
  PriceEvidence,
  WashRule,
} from '../schema/event.js'
export type {
  Garden,
  GardenInput,
  ListedToken,
  Supporter,
  SupporterInput,
  SupporterList,
  TokenInput,
} from '../schema/garden.js'
export type { Hiding, ModeratedKind } from '../schema/hiding.js'
export type { IdMarks, ListedIds } from '../schema/listed-id.js'
export type { MintBatch, MintDetail, MintFee, MintSort } from '../schema/mint.js'
export type {
  Minting,
  MintingAccount,
  MintingOverview,
  MintOrder,
  MintOrderInput,
  MintRequest,
  MintState,
} from '../schema/minting.js'
export type {
  ActedKind,
  Featured,
  Health,
  LoggedAct,
  ModerationAct,
  ModerationEntry,
  ModerationInput,
  ModerationStanding,
  QueueHealth,
  QueueName,
} from '../schema/moderation.js'
export type {
  Attribute,
  Facet,
  Facets,
  FileFault,
  FlatNft,
  NftDetail,
  NftSort,
} from '../schema/nft.js'
export type { JoinedOffer, Offer, OfferAsset } from '../schema/offer.js'
export type {
  AsOf,
  ExportedDeed,
  ExportedHolder,
  ExportedItem,
  Holding,
  HoldingPage,
  NftState,
  PastListings,
} from '../schema/past.js'
export type {
  ApiKey,
  ApiKeyInput,
  ApiKeyList,
  Challenge,
  ChallengeInput,
  ClaimInput,
  EarlyAccessEntry,
  EarlyAccessInput,
  EarlyAccessReceipt,
  Me,
  NewApiKey,
  ProfileInput,
} from '../schema/people.js'
export type { AddressDetail, ProfileDetail, SearchResult, Status } from '../schema/place.js'
export type { Membership, Premium, PremiumPayment } from '../schema/premium.js'
export type { InputFault, Problem, ProblemCode } from '../schema/problem.js'
export type { Portfolio, RankedProfile } from '../schema/profile.js'
export type { NftProof } from '../schema/proof.js'
export type { NftRank } from '../schema/rank.js'
export type { SnapshotInput, SnapshotSigner } from '../schema/snapshot.js'
export type {
  SocialAccount,
  SocialAccounts,
  SocialLinked,
  SocialProvider,
  SocialWalletInput,
  SocialWay,
} from '../schema/social.js'
export type { AuctionChange, NewsType, StreamMessage } from '../schema/stream.js'
export type {
  AlertMessage,
  NewWebhook,
  OrderMessage,
  ReplayInput,
  Webhook,
  WebhookAbout,
  WebhookInput,
  WebhookList,
} from '../schema/webhook.js'
export {
  addPushDevice,
  endLetters,
  getAlertPreferences,
  listAlerts,
  listPushDevices,
  listSearches,
  readAlerts,
  removePushDevice,
  removeSearch,
  saveAlertPreferences,
  saveSearch,
} from './alert.js'
export { answerAppeal, listAppeals, listMyRestrictions, makeAppeal } from './appeal.js'
export {
  callOffAuction,
  createAuction,
  getAuction,
  type ListAuctionsInput,
  listAuctions,
  listMyAuctions,
} from './auction.js'
export { getCoinStates } from './coin.js'
export {
  getCollection,
  getCollectionChart,
  type ListCollectionsInput,
  listCollections,
  listDuplicates,
  listHolders,
  listMyCollections,
  listWashTrades,
  updateCollection,
} from './collection.js'
export {
  getGarden,
  getToken,
  listGardenCollections,
  listGardenProfiles,
  listGardens,
  listSupporters,
  listTokens,
  removeGarden,
  removeToken,
  saveGarden,
  saveSupporter,
  saveToken,
} from './garden.js'
export { getMint, getMintFee, listMintNfts, listMints } from './mint.js'
export {
  getMinting,
  getMintingAccount,
  getMintingOverview,
  getMintRequest,
  listMintRequests,
  openMintingAccount,
  orderMints,
} from './minting.js'
export { getFeatured, getHealth, getModeration, listModeration, moderate } from './moderation.js'
export {
  type EventInput,
  type ExportEventsInput,
  exportEvents,
  getEventSpends,
  getFacets,
  getNft,
  getNftEvent,
  getNftProof,
  getNftRank,
  type ListEventsInput,
  type ListNftsInput,
  listEvents,
  listNfts,
} from './nft.js'
export {
  getOffer,
  getOfferText,
  joinOffers,
  listAddressOffers,
  listOffers,
  submitOffer,
} from './offer.js'
export type { Access, FileInput, FileOperation, KeyScope, Operation } from './operation.js'
export { exportAddress, exportCollection, getNftState, listHoldings, listListings } from './past.js'
export {
  askEarlyAccess,
  claimProfile,
  getMe,
  listApiKeys,
  listEarlyAccess,
  makeApiKey,
  makeChallenge,
  revokeApiKey,
  updateProfile,
} from './people.js'
export { getAddress, getStatus, listIdMarks, listIds, search, streamPath } from './place.js'
export { getMembership, getPremium, openMembership } from './premium.js'
export {
  getPortfolio,
  getProfile,
  type ListProfilesInput,
  listProfileCollections,
  listProfileEvents,
  listProfileNfts,
  listProfiles,
} from './profile.js'
export { getBlock, getSnapshotSigner, takeSnapshot } from './snapshot.js'
export {
  finishSocial,
  listSocialAccounts,
  makeSocialChallenge,
  startSocial,
  startWalletSocial,
  unlinkSocial,
  unlinkWalletSocial,
} from './social.js'
export { askUpload } from './upload.js'
export { listWebhooks, makeWebhook, removeWebhook, replayWebhook } from './webhook.js'
