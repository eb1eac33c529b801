export { OfferError } from './offer-error.js'
export { decodeOffer, offerIdOf } from './offer-text.js'
export { type OfferItem, type ReadOffer, readOffer, royaltyDue } from './read-offer.js'
