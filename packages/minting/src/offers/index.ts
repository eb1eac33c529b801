export { duePieces } from './due-pieces.js'
export { type OfferProgress, type OfferRun, openOffers, readOffers } from './offer-run.js'
export {
  type DuePiece,
  type MadeOffer,
  MarketSilent,
  type OfferMaker,
  type OfferMarket,
  type Posted,
  type Standing,
} from './port.js'
export type { PieceOffer } from './record.js'
