import type { Offer, OfferAsset } from '@chiaroscuro/contract/operation'

export type NftAsset = Extract<OfferAsset, { kind: 'nft' }>

/** The works that an offer is about: one, or those of a lot. */
export function worksOf({ offered, requested }: Pick<Offer, 'offered' | 'requested'>): NftAsset[] {
  return [...offered, ...requested].filter((asset): asset is NftAsset => asset.kind === 'nft')
}
