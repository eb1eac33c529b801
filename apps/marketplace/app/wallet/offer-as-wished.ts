import { decodeId } from '@chiaroscuro/domain/id'
import type { OfferFacts, ReadItem } from '#app/verify/offer-reading.js'
import type { WalletFaultCode } from './wallet-fault.js'
import type { AssetAmount, OfferWish } from './wallet-port.js'

/**
 * What is wrong with an offer that a wallet signed, held against what it was asked for: the same works, the same
 * amounts, the same end, on this network, and nothing that keeps it from settling. Nothing where it is as wished.
 */
export function faultOfOffer(
  offer: OfferFacts,
  wish: OfferWish,
  networks: readonly string[],
): WalletFaultCode | undefined {
  if (offer.network === null || !networks.includes(offer.network)) return 'other-network'
  const isAsWished =
    offer.doubts.length === 0 &&
    isSame(offer.offered, withRoyalties(wish.offerAssets, offer.requested)) &&
    isSame(offer.requested, wish.requestAssets.map(toSum)) &&
    hasItsEnd(offer, wish) &&
    offer.fee <= BigInt(wish.fee) &&
    paysCreators(offer)
  return isAsWished ? undefined : 'other-offer'
}

/** An asset by a name of its own, and how much of it. */
type Sum = readonly [asset: string, amount: bigint]

function toSum({ assetId, amount }: AssetAmount): Sum {
  const launcherId = decodeId('nft', assetId)
  return [launcherId ? `nft:${launcherId}` : assetId === '' ? 'xch' : assetId.toLowerCase(), BigInt(amount)]
}

function nameAndAmount(item: ReadItem): Sum {
  switch (item.kind) {
    case 'nft':
      return [`nft:${item.launcherId}`, 1n]
    case 'xch':
      return ['xch', item.amount]
    case 'cat':
      return [item.assetId, item.amount]
    case 'unknown':
      return ['unknown', 1n]
  }
}

/** Who bids sets the royalties aside as well: each work's share of the price, rounded down as the chain does. */
function withRoyalties(given: readonly AssetAmount[], requested: readonly ReadItem[]): readonly Sum[] {
  const works = requested.flatMap((item) => (item.kind === 'nft' ? [BigInt(item.royaltyBasisPoints)] : []))
  return given.map(toSum).map(([asset, amount]): Sum => {
    if (asset.startsWith('nft:') || works.length === 0) return [asset, amount]
    const share = amount / BigInt(works.length)
    return [asset, works.reduce((sum, points) => sum + (share * points) / 10_000n, amount)]
  })
}

function isSame(items: readonly ReadItem[], wished: readonly Sum[]): boolean {
  const [is, should] = [sums(items.map(nameAndAmount)), sums(wished)]
  return is.size === should.size && [...is].every(([asset, amount]) => should.get(asset) === amount)
}

function sums(all: readonly Sum[]): Map<string, bigint> {
  const byAsset = new Map<string, bigint>()
  for (const [asset, amount] of all) byAsset.set(asset, (byAsset.get(asset) ?? 0n) + amount)
  return byAsset
}

function hasItsEnd({ endSeconds, endHeight }: OfferFacts, { expiresAt }: OfferWish): boolean {
  return expiresAt === undefined || (endSeconds === expiresAt && endHeight === null)
}

/** Sellers state the prices that royalties are reckoned from; of a bid the owner's wallet does. */
function paysCreators({ offered, royalties }: OfferFacts): boolean {
  const isSale = offered.some(({ kind }) => kind === 'nft')
  return !isSale || royalties.every(({ honesty }) => honesty === 'asserted' || honesty === 'none-due')
}
