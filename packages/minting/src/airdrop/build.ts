export { buildGiftsOf, signedGifts, type UnsignedGifts } from './build-gifts-of.js'
