export { type RevealedFunds, readFunds } from '../revealed-funds.js'
export {
  buildDidOf,
  buildMintOf,
  coinIds,
  didCoinAmong,
  signedPieces,
  type UnsignedPieces,
} from './build-mint-of.js'
