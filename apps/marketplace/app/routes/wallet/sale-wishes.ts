import type { FlatNft } from '@chiaroscuro/contract/operation'
import { type Currency, readPrice, royaltiesOn, royaltyOn } from '#app/feature/trade/price-form.js'
import type { OfferWish } from '#app/wallet/wallet-port.js'
import type { WishedSale } from './many-deeds.js'

type Work = Pick<FlatNft, 'encoded_id' | 'royalty_basis_points'>

/** What works are to cost: one price for all, and those of their own (by `nft1…`) where there are any. */
export interface AskedPrices {
  readonly price: string
  readonly own: ReadonlyMap<string, string>
  readonly currency: Currency
}

/** What sales bring, all in all. */
export interface Takings {
  readonly price: bigint
  readonly royalty: bigint
}

/** Price of each work in smallest units; nothing where one has none that reads as one. */
export function pricesOf(
  works: readonly Work[],
  { price, own, currency }: AskedPrices,
): bigint[] | undefined {
  const prices = works.map(({ encoded_id }) => readPrice(own.get(encoded_id)?.trim() || price, currency))
  return prices.every((one) => one !== undefined) ? prices : undefined
}

/** The id of a wish that is of several works together. */
export const LOT = 'lot'

/** What one price for all of them brings. */
export function takingsTogether(works: readonly Work[], price: bigint): Takings {
  const points = works.map(({ royalty_basis_points }) => royalty_basis_points)
  return { price, royalty: royaltiesOn(price, points) }
}

/** The one offer of all these works that a wallet is to sign. */
export function wishTogether(
  works: readonly Work[],
  price: bigint,
  currency: Currency,
  expiresAt: number | undefined,
): WishedSale {
  return { id: LOT, wish: saleOf(works, price, currency, expiresAt) }
}

function saleOf(
  works: readonly Work[],
  price: bigint,
  { assetId }: Currency,
  expiresAt: number | undefined,
): OfferWish {
  return {
    offerAssets: works.map(({ encoded_id }) => ({ assetId: encoded_id, amount: '1' })),
    requestAssets: [{ assetId, amount: price.toString() }],
    fee: '0',
    expiresAt,
  }
}

/** Prices and royalties, each royalty rounded by itself, as the chain does. */
export function takingsOf(works: readonly Work[], prices: readonly bigint[]): Takings {
  return {
    price: prices.reduce((sum, one) => sum + one, 0n),
    royalty: works.reduce(
      (sum, work, at) => sum + royaltyOn(prices[at] ?? 0n, work.royalty_basis_points),
      0n,
    ),
  }
}

/** The offers that a wallet is to sign, one a work. */
export function wishesOf(
  works: readonly Work[],
  prices: readonly bigint[],
  currency: Currency,
  expiresAt: number | undefined,
): WishedSale[] {
  return works.flatMap((work, at) => {
    const price = prices[at]
    if (price === undefined) return []
    return [{ id: work.encoded_id, wish: saleOf([work], price, currency, expiresAt) }]
  })
}
