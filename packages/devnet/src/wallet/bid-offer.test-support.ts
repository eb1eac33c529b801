import type { CoinData } from '../coin.js'
import { checkAmount, toNativeCoin } from '../coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import { nftPuzzle } from './nft-puzzle.test-support.js'
import type { NftState } from './read-asset.js'
import { loadNft } from './read-asset.js'
import { assertPaid, offerNonce, onePayment, requestSpend, royaltyOf } from './settlement.test-support.js'
import { signSpends } from './sign-spends.js'
import { spendXch } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** A bid of XCH for an NFT that somebody else owns. */
export interface BidOffer {
  readonly key: WalletKey
  readonly nft: NftState
  /** What the owner would get; the bidder pays the royalty on top. */
  readonly price: bigint
  readonly coins: readonly CoinData[]
  readonly expiresAt?: number | undefined
}

/** What a bidder's coins must hold for a bid. */
export function bidCost(nft: NftState, price: bigint): bigint {
  return price + royaltyOf(price, nft.royaltyBasisPoints)
}

/** Makes a signed offer of XCH for an NFT. */
export function makeBidOffer(sdk: Sdk, bid: BidOffer, genesis: Uint8Array): string {
  const { key, coins, price } = bid
  return withClvm(sdk, (clvm) => {
    const { info } = loadNft(sdk, clvm, bid.nft.parentSpend)
    const settlement = sdk.Constants.settlementPaymentHash()
    // What changes hands is the NFT at the settlement puzzle, with no DID named.
    const wantedInfo = new sdk.NftInfo(
      info.launcherId,
      info.metadata,
      info.metadataUpdaterPuzzleHash,
      null,
      info.royaltyPuzzleHash,
      info.royaltyBasisPoints,
      settlement,
    )
    const nonce = offerNonce(
      clvm,
      coins.map((coin) => toNativeCoin(sdk, coin).coinId()),
    )
    const wanted = onePayment(sdk, clvm, nonce, key.puzzleHash, 1n)
    const royalty = royaltyOf(price, info.royaltyBasisPoints)
    const conditions = [
      clvm.createCoin(settlement, checkAmount(price + royalty)),
      assertPaid(clvm, wantedInfo.puzzleHash(), wanted),
    ]
    if (royalty > 0n) {
      const due = onePayment(sdk, clvm, info.launcherId, info.royaltyPuzzleHash, royalty)
      conditions.push(assertPaid(clvm, settlement, due))
    }
    if (bid.expiresAt !== undefined) conditions.push(clvm.assertBeforeSecondsAbsolute(BigInt(bid.expiresAt)))
    spendXch(sdk, clvm, { key, coins, payments: [] }, conditions, price + royalty)
    const spends = clvm.coinSpends()
    const signature = signSpends(sdk, spends, [key], genesis)
    const puzzle = nftPuzzle(sdk, clvm, wantedInfo, clvm.settlementPayment())
    const request = requestSpend(sdk, clvm, puzzle, wanted)
    return sdk.encodeOffer(new sdk.SpendBundle([...spends, request], signature))
  })
}
