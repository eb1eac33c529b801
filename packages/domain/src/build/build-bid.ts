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
  /** What the owner would get; the bidder sets the royalty aside on top. */
  readonly price: Fungible
  readonly funds: Funds
  readonly changeTo: PuzzleHash
  readonly receiveTo: PuzzleHash
  readonly fee?: bigint | undefined
  readonly expiry?: Partial<Expiry> | undefined
}

/** A bid for an NFT that somebody else owns. */
export interface Bid extends Bidding {
  /** As its last spend left it. */
  readonly nft: KnownNft
}

/** Bids of the same price for several NFTs, of which at most one is ever taken. */
export interface AlternativeBids extends Bidding {
  readonly nfts: readonly KnownNft[]
}

/** NFTs that are bid for with the same coins at most; wider bids need more than Chia's offers can enforce. */
export const MAX_ALTERNATIVES = 25

/** What a bid sets aside of the price's asset: the price and the royalty on it. */
export function bidTotal(nft: Pick<KnownNft, 'royaltyBasisPoints'>, price: bigint): bigint {
  return price + royaltyDue(price, 1, nft.royaltyBasisPoints)
}

/**
 * An offer of XCH or a CAT for an NFT. It insists on the NFT and on the royalty; a fee is paid in XCH by the one who
 * bids, once the bid is taken. Throws `BuildError` `insufficient-funds`, `too-many-coins`, `invalid-amount`,
 * `not-owned`, `duplicate-output`.
 */
export function buildBid(bid: Bid): UnsignedOffer {
  return bidWith(bid, coinsFor(bid, [bid.nft]))
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
  const coins = coinsFor(bidding, nfts)
  return nfts.map((nft) => bidWith({ ...bidding, nft }, coins))
}

interface BidCoins {
  readonly xch: readonly XchCoin[]
  readonly cats: readonly CatCoin[]
}

/** Coins that are enough for a bid on any of these. */
function coinsFor({ price, funds, fee = 0n }: Bidding, nfts: readonly KnownNft[]): BidCoins {
  const { asset } = price
  const royaltyBasisPoints = Math.max(...nfts.map((nft) => nft.royaltyBasisPoints))
  const dearest = checkAmount(bidTotal({ royaltyBasisPoints }, checkAmount(price.amount)))
  const isXch = asset === 'xch'
  const ofAsset = (funds.cats ?? []).filter(({ assetId }) => assetId === asset)
  return {
    cats: isXch ? [] : selectCoins(ofAsset, dearest, asset),
    xch: selectCoins(funds.xch, (isXch ? dearest : 0n) + checkAmount(fee, 0n)),
  }
}

function bidWith(bid: Bid, { xch, cats }: BidCoins): UnsignedOffer {
  const { nft, price, changeTo, fee = 0n } = bid
  const nonce = nonceOf([...cats, ...xch].map(({ coin }) => coin))
  const conditions = insistence(bid, nonce)
  const settled = [{ puzzleHash: settlementHash, amount: bidTotal(nft, price.amount) }]
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
    requests: [requestFor(nft, nonce, bid.receiveTo).spend],
  }
}

/** What the bidder's first coin insists on: the NFT, the royalty, and the time. */
function insistence({ nft, price, receiveTo, expiry = {} }: Bid, nonce: Uint8Array): Uint8Array[] {
  const due = royaltyDue(price.amount, 1, nft.royaltyBasisPoints)
  const royalty = notarize(hexBytes(nft.launcherId), [{ puzzleHash: nft.royaltyPuzzleHash, amount: due }])
  const settlement = settlementHashOf(price.asset)
  return [
    assertAnnouncement(requestFor(nft, nonce, receiveTo).announcement),
    ...(due > 0n ? [assertAnnouncement(announcementOf(settlement, royalty))] : []),
    ...assertBefore(expiry),
  ]
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
