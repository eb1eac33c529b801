export {
  getAddress,
  listAddressNfts,
  listAddressNftsByCollection,
  verifySignature,
} from './operation/address.js'
export { listAuctions, listCollectionAuctions } from './operation/auction.js'
export {
  getCollection,
  getCollectionMetadata,
  listCollectionNftIds,
  listCollectionNftOwners,
  listCollectionNfts,
  listCollectionNftsByOffers,
  listCollectionOwners,
  listCollections,
} from './operation/collection.js'
export { eventIndex, getNftEvent, listEvents } from './operation/event.js'
export {
  getGarden,
  listGardenCollections,
  listGardenEvents,
  listGardenProfiles,
  listGardens,
} from './operation/garden.js'
export { getMint, listMintOffers, mintDynamic, mintDynamicBody } from './operation/mint.js'
export {
  getNft,
  getNftLicense,
  getNftMetadata,
  getNftOriginal,
  getNftThumbnail,
} from './operation/nft.js'
export { getHandle, getOffer, getOfferText, submitOffer } from './operation/offer.js'
export {
  findProfiles,
  getProfile,
  listDiscordProfiles,
  listHeldCollections,
  listProfileCollections,
  listProfileNfts,
  listProfiles,
  listSupporters,
} from './operation/profile.js'
export {
  search,
  searchAddresses,
  searchCollections,
  searchNfts,
  searchProfiles,
} from './operation/search.js'
export { getToken, listTokens } from './operation/token.js'
export type { Auction } from './schema/auction.js'
export type {
  Collection,
  CollectionDetail,
  CollectionOwner,
  CollectionResult,
  HeldCollection,
  NftName,
  NftOwner,
} from './schema/collection.js'
export {
  type Address,
  detail,
  invalid,
  type ListedProfile,
  type Profile,
  type ProfileDetail,
  type Token,
} from './schema/common.js'
export type { NftEvent, NftEventBase } from './schema/event.js'
export type { AuctionWithNft, Mint, OfferWithNft } from './schema/market.js'
export { PUBLIC_SCHEMAS } from './schema/named.js'
export type { CollectionWithNfts, FlatNft, NestedNft, NftData, NftDetail } from './schema/nft.js'
export type { NftOffer, Offer } from './schema/offer.js'
export type { AddressDetail, Garden, SearchResult } from './schema/place.js'
export type { WireOperation } from './wire-operation.js'
