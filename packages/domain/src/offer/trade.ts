import { type Asset, fungibles, type NftItem, type OfferItem } from './offer-item.js'
import { priceWithin, royaltyDue } from './royalty.js'

/** NFTs against one fungible asset, either way round: what a market can name a price for. */
export interface Trade {
  /** 1 sells the NFTs, 2 bids for them. */
  readonly side: 1 | 2
  /** One, or several that go together or not at all. */
  readonly nfts: readonly NftItem[]
  readonly asset: Asset
  /** For all of them together, in mojos or a CAT's smallest unit; royalties come on top. */
  readonly price: bigint
  /** What is due to all creators, each NFT's from an equal share of the price. */
  readonly royalty: bigint
}

/** The trade that an offer is; nothing for others: NFTs against NFTs, several assets, assets that nobody knows. */
export function tradeOf({
  offered,
  requested,
}: {
  readonly offered: readonly OfferItem[]
  readonly requested: readonly OfferItem[]
}): Trade | undefined {
  const side = offered.some(({ kind }) => kind === 'nft') ? 1 : 2
  const [works, money] = side === 1 ? [offered, requested] : [requested, offered]
  const nfts = works.filter((item): item is NftItem => item.kind === 'nft')
  const [sum, ...more] = fungibles(money)
  if (nfts.length === 0 || nfts.length < works.length) return undefined
  if (!sum || more.length > 0 || money.length > 1) return undefined
  const points = nfts.map(({ royaltyBasisPoints }) => royaltyBasisPoints)
  // What a bid sets aside holds the royalties too.
  const price = side === 1 ? sum.amount : priceWithin(sum.amount, points)
  const royalty = points.reduce((due, share) => due + royaltyDue(price, nfts.length, share), 0n)
  return { side, nfts, asset: sum.asset, price, royalty }
}
