export { getOffer, listOffers, submitOffer } from './operation.js'
export { type DexieItem, type DexieOffer, dexieError } from './schema.js'
