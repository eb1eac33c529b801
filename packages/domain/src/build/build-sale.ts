import { coinIdOf } from '../chain/coin.js'
import type { PuzzleHash } from '../id/hex32.js'
import type { Fungible } from '../offer/offer-item.js'
import type { Expiry } from '../offer/read-maker.js'
import { royaltyDue } from '../offer/royalty.js'
import { settlementHashOf } from '../offer/settlement-asset.js'
import { settlementHash } from '../puzzle/program.js'
import { BuildError } from './build-error.js'
import { assertAnnouncement, assertBefore, checkAmount, createCoin, leaveOwner } from './condition.js'
import type { OwnedNft } from './held-coin.js'
import { spendNft } from './nft-spend.js'
import { announcementOf, nonceOf, notarize } from './notarized.js'
import { standardSpend } from './p2-spend.js'
import { refuseSameCoins } from './spend-own.js'
import { requestSpend, settlementPuzzleOf, type UnsignedOffer } from './unsigned-offer.js'

/** NFTs for sale together. */
export interface Sale {
  readonly nfts: readonly OwnedNft[]
  /** For all of them, in mojos or a CAT's smallest unit; royalties come on top and are the buyer's to pay. */
  readonly price: Fungible
  readonly payTo: PuzzleHash
  readonly expiry?: Partial<Expiry> | undefined
}

/**
 * An offer of NFTs for XCH or a CAT. Each NFT states an equal share of the price, rounded down, from which its
 * transfer program computes the royalty to insist on (CHIP-0005). Throws `BuildError` `invalid-amount`, `not-owned`,
 * `same-coin-twice`, `not-an-offer`.
 */
export function buildSale({ nfts, price, payTo, expiry = {} }: Sale): UnsignedOffer {
  if (nfts.length === 0) throw new BuildError('not-an-offer', 'No NFT is offered')
  refuseSameCoins(nfts.map(({ coin }) => coinIdOf(coin)))
  const settlement = settlementHashOf(price.asset)
  const wanted = notarize(nonceOf(nfts.map(({ coin }) => coin)), [
    { puzzleHash: payTo, amount: checkAmount(price.amount) },
  ])
  const spends = nfts.map((nft) => {
    const due = royaltyDue(price.amount, nfts.length, nft.royaltyBasisPoints)
    const share = { amount: price.amount / BigInt(nfts.length), settlementPuzzleHash: settlement }
    const conditions = [
      createCoin(settlementHash, nft.coin.amount),
      // A royalty of nothing would have to be announced, and no settlement coin pays nothing.
      leaveOwner(due > 0n ? [share] : []),
      assertAnnouncement(announcementOf(settlement, wanted)),
      ...assertBefore(expiry),
    ]
    return spendNft(nft, standardSpend(nft.publicKey, nft.p2PuzzleHash, conditions))
  })
  return { spends, requests: [requestSpend(settlementPuzzleOf(price.asset), settlement, [wanted])] }
}
