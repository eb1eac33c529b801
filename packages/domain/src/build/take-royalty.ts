import { hexBytes } from '../bytes.js'

import type { Asset } from '../offer/offer-item.js'
import { priceWithin, royaltyDue } from '../offer/royalty.js'
import { settlementHashOf } from '../offer/settlement-asset.js'
import { BuildError } from './build-error.js'
import type { KnownNft } from './held-coin.js'
import { type Notarized, notarize, totalOf } from './notarized.js'
import type { Demand, OfferedNft, OpenOffer, StatedPrice } from './open-offer.js'

/** Payments to make in one asset. */
export interface Due {
  readonly asset: Asset
  readonly payments: readonly Notarized[]
}

type NftDemand = Extract<Demand, { kind: 'nft' }>
type FungibleDemand = Extract<Demand, { kind: 'fungible' }>

/**
 * Royalties on the NFTs that an offer sells, read from the NFTs themselves: what their transfer programs insist on
 * by the prices stated to them and, where a seller states less than is asked, the rest of what is due.
 */
export function royaltiesOnBought({ nfts, demands }: OpenOffer): Due[] {
  const asked = demands.filter(isFungible)
  return nfts.flatMap((offered) => [
    ...offered.stated.map((price) => statedDue(offered, price, asked)),
    ...asked.map((demand) => restDue(offered, demand, nfts)),
  ])
}

export function isFungible(demand: Demand): demand is FungibleDemand {
  return demand.kind === 'fungible'
}

export function isNftDemand(demand: Demand): demand is NftDemand {
  return demand.kind === 'nft'
}

function statedDue({ nft }: OfferedNft, price: StatedPrice, asked: readonly FungibleDemand[]): Due {
  const assets: readonly Asset[] = ['xch', ...asked.map(({ asset }) => asset)]
  const asset = assets.find((one) => settlementHashOf(one) === price.settlementPuzzleHash)
  if (asset === undefined)
    throw new BuildError(
      'unsupported-asset',
      'A royalty is to be paid in something the offer does not ask for',
    )
  const due = royaltyDue(price.amount, 1, nft.royaltyBasisPoints)
  // The transfer program insists on it all the same, and no settlement coin pays nothing.
  if (due === 0n) throw new BuildError('unsound-offer', 'A price is stated whose royalty rounds to nothing')
  return royalty(nft, asset, due)
}

/** What is due on the part of the price that no NFT of the offer states. */
function restDue(offered: OfferedNft, demand: FungibleDemand, nfts: readonly OfferedNft[]): Due {
  const { nft } = offered
  const { asset, payments } = demand
  const share = totalOf(payments) / BigInt(nfts.length)
  const statedBy = ({ stated }: OfferedNft) => sumIn(stated, asset)
  // Listings that were joined each state their own price, which need not be an equal share of the whole.
  if (payments.length > 1 && statedBy(offered) > 0n) return { asset, payments: [] }
  const covered = nfts.reduce((sum, one) => {
    const isFree = royaltyDue(share, 1, one.nft.royaltyBasisPoints) === 0n
    return sum + (isFree ? share : statedBy(one))
  }, 0n)
  const missing = totalOf(payments) - covered
  return royalty(nft, asset, missing > 0n ? royaltyDue(missing, nfts.length, nft.royaltyBasisPoints) : 0n)
}

function sumIn(stated: readonly StatedPrice[], asset: Asset): bigint {
  const settlement = settlementHashOf(asset)
  return stated
    .filter(({ settlementPuzzleHash }) => settlementPuzzleHash === settlement)
    .reduce((sum, { amount }) => sum + amount, 0n)
}

type Payee = Pick<KnownNft, 'launcherId' | 'royaltyPuzzleHash'>

/** `(launcher_id . ((royalty_address amount (royalty_address))))`; nothing where it rounds to nothing. */
function royalty({ launcherId, royaltyPuzzleHash }: Payee, asset: Asset, amount: bigint): Due {
  const payee = [{ puzzleHash: royaltyPuzzleHash, amount }]
  return { asset, payments: amount > 0n ? [notarize(hexBytes(launcherId), payee)] : [] }
}

/** What the owner of an NFT owes for giving it to a bid, and the prices to state for it. */
export interface BidTerms {
  readonly due: readonly Due[]
  readonly stated: readonly StatedPrice[]
}

/** Royalty on an NFT that a bid asks for: a share of what the bid offers, which the bidder set aside in it. */
export function termsOfBid(offer: OpenOffer, wanted: NftDemand): BidTerms {
  const all = offer.demands.filter(isNftDemand)
  const due: Due[] = []
  const stated: StatedPrice[] = []
  for (const { asset, amount } of fundsOf(offer)) {
    const points = all.map(({ royaltyBasisPoints }) => royaltyBasisPoints)
    const price = priceWithin(amount, points)
    const owed = royaltyDue(price, all.length, wanted.royaltyBasisPoints)
    due.push(royalty(wanted, asset, owed))
    if (owed > 0n)
      stated.push({ amount: price / BigInt(all.length), settlementPuzzleHash: settlementHashOf(asset) })
  }
  return { due, stated }
}

function fundsOf({ xch, cats }: OpenOffer): { asset: Asset; amount: bigint }[] {
  const sums = new Map<Asset, bigint>()
  const add = (asset: Asset, amount: bigint) => sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  for (const { amount } of xch) add('xch', amount)
  for (const { assetId, coin } of cats) add(assetId, coin.amount)
  return [...sums].map(([asset, amount]) => ({ asset, amount }))
}
