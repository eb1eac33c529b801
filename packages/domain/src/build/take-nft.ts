import type { CoinSpend } from '../chain/coin.js'
import { type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { settlementHash } from '../puzzle/program.js'
import { BuildError } from './build-error.js'
import { createCoin, leaveOwner } from './condition.js'
import type { KnownNft, OwnedNft } from './held-coin.js'
import { nextNft, spendNft } from './nft-spend.js'
import { announcementOf, type Notarized, notarize } from './notarized.js'
import type { OpenOffer } from './open-offer.js'
import { settlementSpend, standardSpend } from './p2-spend.js'
import { type BidTerms, isNftDemand, termsOfBid } from './take-royalty.js'

/** An NFT that goes to a bid. */
export interface Gift {
  /** As it waits to be settled. */
  readonly waiting: KnownNft
  /** As the taker owns it; absent where another of the offers gives it. */
  readonly own: OwnedNft | undefined
  readonly payments: readonly Notarized[]
  readonly terms: BidTerms
}

/** The NFTs that bids among the offers ask for. Throws `BuildError` `missing-nft`, `stale-nft`. */
export function giftsOf(offers: readonly OpenOffer[], held: readonly OwnedNft[]): Gift[] {
  const passing = offers.flatMap(({ nfts }) => nfts.map(({ nft }) => nft))
  return offers.flatMap((offer) =>
    offer.demands.filter(isNftDemand).map((demand): Gift => {
      const { launcherId, payments } = demand
      const own = held.find((nft) => nft.launcherId === launcherId)
      const passed = passing.find((nft) => nft.launcherId === launcherId)
      const waiting = passed ?? (own && nextNft(own, settlementHash, null))
      if (!waiting) throw new BuildError('missing-nft', `A bid asks for NFT ${launcherId}`)
      if (hex32Of(waiting.coin.puzzleHash) !== demand.puzzleHash)
        throw new BuildError('stale-nft', `A bid asks for NFT ${launcherId} as it no longer is`)
      return { waiting, own: passed ? undefined : own, payments, terms: termsOfBid(offer, demand) }
    }),
  )
}

/** The spends that give an NFT away: the owner's, who states the prices, and the settlement's. */
export function spendGift(gift: Gift, conditions: readonly Uint8Array[]): CoinSpend[] {
  const { own, waiting, payments, terms } = gift
  const settled = spendNft(waiting, settlementSpend(payments))
  if (!own) return [settled]
  const said = [createCoin(settlementHash, own.coin.amount), leaveOwner(terms.stated), ...conditions]
  return [spendNft(own, standardSpend(own.publicKey, own.p2PuzzleHash, said)), settled]
}

/** An NFT that the taker receives, with the announcement that it does. */
export interface Receipt {
  readonly spend: CoinSpend
  readonly announcement: Hex32
}

/** The spends that bring the offers' NFTs to the taker, but for those that pass on to a bid. */
export function receiptsOf(
  offers: readonly OpenOffer[],
  gifts: readonly Gift[],
  receiveTo: PuzzleHash,
  nonce: Uint8Array,
): Receipt[] {
  const passed = new Set(gifts.map(({ waiting }) => waiting.launcherId))
  return offers
    .flatMap(({ nfts }) => nfts)
    .filter(({ nft }) => !passed.has(nft.launcherId))
    .map(({ nft }) => {
      const payment = notarize(nonce, [{ puzzleHash: receiveTo, amount: nft.coin.amount }])
      return {
        spend: spendNft(nft, settlementSpend([payment])),
        announcement: announcementOf(hex32Of(nft.coin.puzzleHash), payment),
      }
    })
}
