export {
  type Auction,
  type AuctionBid,
  type AuctionPhase,
  type AuctionStanding,
  auctionStanding,
} from './auction-standing.js'
