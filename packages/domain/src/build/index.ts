export { type AggregateOffer, aggregateOffers } from './aggregate-offers.js'
export {
  type AlternativeBids,
  type Bid,
  bidTotal,
  buildAlternativeBids,
  buildBid,
  type Funds,
  MAX_ALTERNATIVES,
} from './build-bid.js'
export { buildDid, type NewDid, type UnsignedDid } from './build-did.js'
export { BUILD_FAULTS, BuildError, type BuildFault } from './build-error.js'
export { buildNftGifts, buildPayments, type Gifts, type NftGift } from './build-gifts.js'
export { buildMint, MAX_MINTED, type Mint, type MintItem, type UnsignedMint } from './build-mint.js'
export { buildSale, type Sale } from './build-sale.js'
export {
  buildCancel,
  buildDidTransfer,
  buildSend,
  buildTransfer,
  type Cancel,
  type DidTransfer,
  type Send,
  type Sending,
  type Transfer,
} from './build-send.js'
export { buildTake, signedTake, type Take, type UnsignedTake } from './build-take.js'
export { readOwnedDid } from './did-spend.js'
export { type Effect, effectOf, type RoyaltyShare } from './effect.js'
export type {
  CatCoin,
  HeldCoin,
  KeyOf,
  KnownCat,
  KnownDid,
  KnownNft,
  LineageProof,
  OwnedDid,
  OwnedNft,
  XchCoin,
} from './held-coin.js'
export type { Payment } from './notarized.js'
export { readXchCoin } from './p2-spend.js'
export { readCatCoins, readKnownCats, readKnownNft, readOwnedNft } from './read-held.js'
export { type RevealedCoin, readRevealed, readRevealedDid } from './read-revealed.js'
export { revealOf } from './reveal-of.js'
export {
  buildRoyaltyPayout,
  MAX_PAYEES,
  type Payee,
  type RoyaltyPayout,
  royaltySplitHash,
  royaltySplitPuzzle,
  sharesOf,
  splitFault,
} from './royalty-split.js'
export type { EffectItem } from './seen-spend.js'
export { MAX_COINS, selectCoins } from './select-coins.js'
export { signSpends, verifySpends } from './sign-spends.js'
export { sumEffects } from './sum-effects.js'
export { signedOffer, type UnsignedOffer } from './unsigned-offer.js'
