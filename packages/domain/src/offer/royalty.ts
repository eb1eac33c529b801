import { hexBytes } from '../bytes.js'
import { announcementId } from '../chain/conditions.js'
import { encodeInteger, hashAtom, hashPair } from '../clvm/index.js'
import type { Hex32, LauncherId, PuzzleHash } from '../id/hex32.js'
import type { MakerSpend } from './maker-spend.js'
import { type Asset, type Fungible, fungibles, type NftItem, type OfferItem } from './offer-item.js'
import { settlementHashOf } from './settlement-asset.js'

/**
 * Whether a royalty is sure to be paid.
 *
 * - `asserted`: taking the offer fails unless at least what is due is paid to the royalty address
 * - `underpaid`: the prices the seller states are lower than what is asked, so less than is due is sure
 * - `missing`: nothing makes sure that any of it is paid
 * - `none-due`: no share is set, it rounds to nothing, or nothing fungible stands against the NFT
 *
 * Who is paid is beyond doubt: the royalty address is curried into the transfer program, which makes
 * the announcement to insist on by itself from that address and the stated price (CHIP-0005). An offer
 * can state a lower price or none; it cannot name another payee.
 */
export const HONESTY_WORDS = ['asserted', 'underpaid', 'missing', 'none-due'] as const

export type Honesty = (typeof HONESTY_WORDS)[number]

/** What a trade owes to the creator of one NFT in one asset. */
export interface RoyaltyLine {
  readonly launcherId: LauncherId
  readonly royaltyPuzzleHash: PuzzleHash
  readonly basisPoints: number
  /** Null when nothing fungible stands against the NFT. */
  readonly asset: Asset | null
  /** What is due: mojos, or a CAT's smallest unit. */
  readonly amount: bigint
  readonly honesty: Honesty
}

/** Royalty due per NFT: floor(floor(price / NFTs) × basis points / 10000), as the transfer program computes it. */
export function royaltyDue(price: bigint, nfts: number, basisPoints: number): bigint {
  return share(price / BigInt(nfts), basisPoints)
}

function share(price: bigint, basisPoints: number): bigint {
  return (price * BigInt(basisPoints)) / 10_000n
}

/** The largest price that leaves room for the royalties on it within `total`: what a bid sets aside for both. */
export function priceWithin(total: bigint, basisPoints: readonly number[]): bigint {
  const nfts = basisPoints.length
  const whole = (price: bigint) =>
    basisPoints.reduce((sum, points) => sum + royaltyDue(price, nfts, points), price)
  let low = 0n
  let high = total
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (whole(middle) <= total) low = middle
    else high = middle - 1n
  }
  return low
}

/** One line per NFT and fungible asset it is traded against, either way round. */
export function readRoyalties(
  offered: readonly OfferItem[],
  requested: readonly OfferItem[],
  spends: readonly MakerSpend[],
  asserted: ReadonlySet<Hex32>,
): RoyaltyLine[] {
  const sold = offered.filter(isNft)
  const bought = requested.filter(isNft)
  const prices = fungibles(requested)
  const funds = fungibles(offered)
  return [
    ...sold.flatMap((nft) => lines(nft, prices, (price) => onSale(nft, sold.length, price, spends))),
    ...bought.flatMap((nft) => lines(nft, funds, (total) => onBid(nft, bought, total, asserted))),
  ]
}

function isNft(item: OfferItem): item is NftItem {
  return item.kind === 'nft'
}

type Verdict = Pick<RoyaltyLine, 'amount' | 'honesty'>

function lines(
  nft: NftItem,
  against: readonly Fungible[],
  judge: (price: Fungible) => Verdict,
): RoyaltyLine[] {
  const facts = {
    launcherId: nft.launcherId,
    royaltyPuzzleHash: nft.royaltyPuzzleHash,
    basisPoints: nft.royaltyBasisPoints,
  }
  if (against.length === 0) return [{ ...facts, asset: null, amount: 0n, honesty: 'none-due' }]
  return against.map((price) => ({ ...facts, asset: price.asset, ...judge(price) }))
}

/** The seller's own spend states the trade prices from which the transfer program computes what it insists on. */
function onSale(nft: NftItem, sold: number, price: Fungible, spends: readonly MakerSpend[]): Verdict {
  const amount = royaltyDue(price.amount, sold, nft.royaltyBasisPoints)
  if (amount === 0n) return { amount, honesty: 'none-due' }
  const settlement = settlementHashOf(price.asset)
  const stated = spends.flatMap((spend) =>
    spend.nft?.launcherId === nft.launcherId ? (spend.nft.output.transfer?.tradePrices ?? []) : [],
  )
  const sure = stated
    .filter(({ settlementPuzzleHash }) => settlementPuzzleHash === settlement)
    .reduce((sum, { amount }) => sum + share(amount, nft.royaltyBasisPoints), 0n)
  return { amount, honesty: sure >= amount ? 'asserted' : sure > 0n ? 'underpaid' : 'missing' }
}

/** A bidder sets the royalty aside with the price, and may insist on the very payment the transfer program makes. */
function onBid(
  nft: NftItem,
  bought: readonly NftItem[],
  { asset, amount: total }: Fungible,
  asserted: ReadonlySet<Hex32>,
): Verdict {
  const price = priceWithin(
    total,
    bought.map(({ royaltyBasisPoints }) => royaltyBasisPoints),
  )
  const amount = royaltyDue(price, bought.length, nft.royaltyBasisPoints)
  if (amount === 0n) return { amount, honesty: 'none-due' }
  const payment = royaltyAnnouncement(nft, asset, amount)
  return { amount, honesty: asserted.has(payment) ? 'asserted' : 'missing' }
}

const NIL = hashAtom(new Uint8Array())

/** Id of the announcement of `(launcher_id . ((royalty_address amount (royalty_address))))` in an asset. */
function royaltyAnnouncement(
  { launcherId, royaltyPuzzleHash }: NftItem,
  asset: Asset,
  amount: bigint,
): Hex32 {
  const address = hashAtom(hexBytes(royaltyPuzzleHash))
  const memos = hashPair(address, NIL)
  const payment = hashPair(address, hashPair(hashAtom(encodeInteger(amount)), hashPair(memos, NIL)))
  const notarized = hashPair(hashAtom(hexBytes(launcherId)), hashPair(payment, NIL))
  return announcementId(hexBytes(settlementHashOf(asset)), notarized)
}
