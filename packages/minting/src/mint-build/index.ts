export { buildMintOf, didCoinAmong, signedPieces, type UnsignedPieces } from './build-mint-of.js'
