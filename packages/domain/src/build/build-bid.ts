import { hexBytes } from '../bytes.js'
import { coinIdOf } from '../chain/coin.js'
import type { PuzzleHash } from '../id/hex32.js'
import type { Fungible } from '../offer/offer-item.js'
import type { Expiry } from '../offer/read-maker.js'
import { royaltyDue } from '../offer/royalty.js'
import { settlementHashOf } from '../offer/settlement-asset.js'
import { settlementHash, settlementProgram } from '../puzzle/program.js'
import { BuildError } from './build-error.js'
import { assertAnnouncement, assertBefore, assertSpentWith, checkAmount } from './condition.js'
import type { CatCoin, KnownNft, XchCoin } from './held-coin.js'
import { nftHash, nftPuzzle } from './nft-spend.js'
import { announcementOf, nonceOf, notarize } from './notarized.js'
import { selectCoins } from './select-coins.js'
import { refuseSameCoins, spendCatCoins, spendXchCoins } from './spend-own.js'
import { requestSpend, type UnsignedOffer } from './unsigned-offer.js'

/** What a wallet may spend; what is needed is chosen by `selectCoins`. */
export interface Funds {
  readonly xch: readonly XchCoin[]
  /** Of any assets. */
  readonly cats?: readonly CatCoin[]
}

/** How a bid is paid for and when it ends. */
interface Bidding {
  /** What the owner would get for all it is for; the bidder sets the royalties aside on top. */
  readonly price: Fungible
  readonly funds: Funds
  readonly changeTo: PuzzleHash
  readonly receiveTo: PuzzleHash
  readonly fee?: bigint | undefined
  readonly expiry?: Partial<Expiry> | undefined
}

/** A bid for NFTs that somebody else owns: all of them together, where there are several. */
export interface Bid extends Bidding {
  /** As their last spends left them. */
  readonly nfts: readonly KnownNft[]
}

/** Bids of the same price for several NFTs, of which at most one is ever taken. */
export interface AlternativeBids extends Bidding {
  readonly nfts: readonly KnownNft[]
}

/** NFTs that are bid for with the same coins at most; wider bids need more than Chia's offers can enforce. */
export const MAX_ALTERNATIVES = 25

type Royal = Pick<KnownNft, 'royaltyBasisPoints'>

/** What a bid sets aside of the price's asset: the price, and the royalties on an equal share of it for each NFT. */
export function bidTotal(nfts: readonly Royal[], price: bigint): bigint {
  return nfts.reduce((sum, nft) => sum + royaltyDue(price, nfts.length, nft.royaltyBasisPoints), price)
}

/**
 * An offer of XCH or a CAT for NFTs. It insists on each of them and on its royalty; a fee is paid in XCH by the one who
 * bids, once the bid is taken. Throws `BuildError` `insufficient-funds`, `too-many-coins`, `invalid-amount`,
 * `not-owned`, `duplicate-output`, `not-an-offer` for no NFT, `same-coin-twice`.
 */
export function buildBid(bid: Bid): UnsignedOffer {
  if (bid.nfts.length === 0) throw new BuildError('not-an-offer', 'No NFT is bid for')
  refuseSameCoins(bid.nfts.map(({ coin }) => coinIdOf(coin)))
  return bidWith(bid, coinsFor(bid, bidTotal(bid.nfts, checkAmount(bid.price.amount))))
}

/**
 * One bid for each NFT, all of the very same coins: whichever is taken first spends them, and ends the others. The
 * coins are enough for the dearest royalty among them; what another bid does not need is its change. Throws what
 * `buildBid` throws, `not-an-offer` for none or more than 25, `same-coin-twice` for an NFT named twice.
 */
export function buildAlternativeBids({ nfts, ...bidding }: AlternativeBids): UnsignedOffer[] {
  if (nfts.length === 0 || nfts.length > MAX_ALTERNATIVES)
    throw new BuildError('not-an-offer', `Bids are for 1 to ${MAX_ALTERNATIVES} NFTs`)
  refuseSameCoins(nfts.map(({ coin }) => coinIdOf(coin)))
  const royaltyBasisPoints = Math.max(...nfts.map((nft) => nft.royaltyBasisPoints))
  const coins = coinsFor(bidding, bidTotal([{ royaltyBasisPoints }], checkAmount(bidding.price.amount)))
  return nfts.map((nft) => bidWith({ ...bidding, nfts: [nft] }, coins))
}

interface BidCoins {
  readonly xch: readonly XchCoin[]
  readonly cats: readonly CatCoin[]
}

/** Coins that hold so much of the price's asset, and the fee. */
function coinsFor({ price: { asset }, funds, fee = 0n }: Bidding, needed: bigint): BidCoins {
  const total = checkAmount(needed)
  const isXch = asset === 'xch'
  const ofAsset = (funds.cats ?? []).filter(({ assetId }) => assetId === asset)
  return {
    cats: isXch ? [] : selectCoins(ofAsset, total, { asset }),
    xch: selectCoins(funds.xch, (isXch ? total : 0n) + checkAmount(fee, 0n)),
  }
}

function bidWith(bid: Bid, { xch, cats }: BidCoins): UnsignedOffer {
  const { nfts, price, changeTo, fee = 0n } = bid
  const nonce = nonceOf([...cats, ...xch].map(({ coin }) => coin))
  const conditions = insistence(bid, nonce)
  const settled = [{ puzzleHash: settlementHash, amount: bidTotal(nfts, price.amount) }]
  const [lead] = cats
  const withCats = lead ? [assertSpentWith(coinIdOf(lead.coin))] : conditions
  return {
    spends: [
      ...spendCatCoins(cats, { payments: settled, changeTo, conditions }),
      ...spendXchCoins(xch, {
        payments: price.asset === 'xch' ? settled : [],
        changeTo,
        conditions: withCats,
        fee,
      }),
    ],
    requests: nfts.map((nft) => requestFor(nft, nonce, bid.receiveTo).spend),
  }
}

/** What the bidder's first coin insists on: each NFT, its royalty, and the time. */
function insistence({ nfts, price, receiveTo, expiry = {} }: Bid, nonce: Uint8Array): Uint8Array[] {
  const settlement = settlementHashOf(price.asset)
  const each = nfts.flatMap((nft) => {
    const due = royaltyDue(price.amount, nfts.length, nft.royaltyBasisPoints)
    const royalty = notarize(hexBytes(nft.launcherId), [{ puzzleHash: nft.royaltyPuzzleHash, amount: due }])
    return [
      assertAnnouncement(requestFor(nft, nonce, receiveTo).announcement),
      ...(due > 0n ? [assertAnnouncement(announcementOf(settlement, royalty))] : []),
    ]
  })
  return [...each, ...assertBefore(expiry)]
}

/** What changes hands is the NFT at the settlement puzzle, under no DID. */
function requestFor(nft: KnownNft, nonce: Uint8Array, receiveTo: PuzzleHash) {
  const wanted = { ...nft, ownerDid: null }
  const puzzleHash = nftHash(wanted, settlementHash)
  const payment = notarize(nonce, [{ puzzleHash: receiveTo, amount: nft.coin.amount }])
  return {
    announcement: announcementOf(puzzleHash, payment),
    spend: requestSpend(nftPuzzle(wanted, settlementProgram.bytes), puzzleHash, [payment]),
  }
}
