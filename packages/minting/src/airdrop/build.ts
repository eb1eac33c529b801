export { buildGiftsOf, outputIds, signedGifts, type UnsignedGifts } from './build-gifts-of.js'
