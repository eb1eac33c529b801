export { OFFER_FAULTS, OfferError, type OfferFault } from './offer-error.js'
export type { Asset, NftItem, OfferItem } from './offer-item.js'
export { type OfferNetwork, offerNetwork } from './offer-network.js'
export {
  type CoinState,
  howTheyEnded,
  isExpired,
  type OfferEnd,
  type OfferLife,
  type OfferStatus,
  type OfferTraces,
  offerStatus,
  type StatusMoment,
} from './offer-status.js'
export { decodeOffer, encodeOffer, offerFormat, offerIdOf, tradeIdOf } from './offer-text.js'
export type { Expiry } from './read-maker.js'
export { type Doubt, type OfferedWork, type ReadOffer, readOffer } from './read-offer.js'
export { HONESTY_WORDS, type Honesty, priceWithin, type RoyaltyLine, royaltyDue } from './royalty.js'
export { spendUse } from './spend-use.js'
export { type Trade, tradeOf } from './trade.js'
export { type VerifiedOffer, verifyOffer } from './verify-offer.js'
