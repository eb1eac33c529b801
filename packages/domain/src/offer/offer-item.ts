import type { Hex32, LauncherId, PuzzleHash } from '../id/hex32.js'

/** `xch` or the id of a CAT: what amounts are counted in. */
export type Asset = 'xch' | Hex32

/** One thing on a side of an offer. */
export type OfferItem =
  | {
      readonly kind: 'nft'
      readonly launcherId: LauncherId
      readonly royaltyBasisPoints: number
      readonly royaltyPuzzleHash: PuzzleHash
    }
  | { readonly kind: 'xch'; readonly amount: bigint }
  | { readonly kind: 'cat'; readonly assetId: Hex32; readonly amount: bigint }
  /** An asset that no puzzle we know explains. */
  | { readonly kind: 'unknown' }

export type NftItem = Extract<OfferItem, { kind: 'nft' }>

/** An amount of something that can be split. */
export interface Fungible {
  readonly asset: Asset
  readonly amount: bigint
}

/** What is fungible among items: royalties are a share of these. */
export function fungibles(items: readonly OfferItem[]): Fungible[] {
  return items.flatMap((item): Fungible[] => {
    if (item.kind === 'xch') return [{ asset: 'xch', amount: item.amount }]
    return item.kind === 'cat' ? [{ asset: item.assetId, amount: item.amount }] : []
  })
}

/** The items in the order they appear, each fungible asset once with its sum. */
export function mergeItems(items: readonly OfferItem[]): OfferItem[] {
  const sums = new Map<Asset, bigint>()
  for (const { asset, amount } of fungibles(items)) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return items.flatMap((item): OfferItem[] => {
    if (item.kind === 'nft' || item.kind === 'unknown') return [item]
    const asset = item.kind === 'xch' ? 'xch' : item.assetId
    const amount = sums.get(asset)
    sums.delete(asset)
    return amount === undefined ? [] : [{ ...item, amount }]
  })
}

const ORDER = ['nft', 'xch', 'cat', 'unknown']

/** NFTs, then XCH, then CATs; within a kind the order stays. */
export function orderItems(items: readonly OfferItem[]): OfferItem[] {
  return [...items].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}
