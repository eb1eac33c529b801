export { getOffer, listOffers, submitOffer } from './operation.js'
export { DEXIE_SCHEMAS, type DexieItem, type DexieOffer, dexieError } from './schema.js'
