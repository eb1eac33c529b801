export { AUCTION_BOUNDS, type AuctionFault, auctionFault } from './auction-fault.js'
export {
  type AuctionTerms,
  auctionIdOf,
  type CallOffTerms,
  formatAuctionText,
  formatCallOffText,
  parseAuctionText,
  parseCallOffText,
} from './auction-message.js'
export {
  type Auction,
  type AuctionBid,
  type AuctionPhase,
  type AuctionStanding,
  auctionStanding,
  type TakingBid,
} from './auction-standing.js'
