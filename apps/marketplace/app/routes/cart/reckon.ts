import type { FlatNft, Offer } from '@chiaroscuro/contract/operation'
import type { ListedWork } from '#app/feature/kept/work-list.js'
import { isOpen, isPending } from '#app/feature/trade/offer-status.js'
import { type Currency, XCH } from '#app/feature/trade/price-form.js'

/**
 * How a work in the cart stands: it can be bought, a transaction that waits for a block may take it, it is the buyer's
 * own, or it is not for sale.
 */
export type LineState = 'for-sale' | 'pending' | 'own' | 'gone'

export interface Line {
  readonly nft: FlatNft
  readonly offer: Offer | undefined
  readonly state: LineState
  /** What it cost when it was put here, where that was something else in the same currency. */
  readonly was: string | undefined
}

/** What is to be paid in one currency. */
export interface Sum {
  readonly currency: Currency
  readonly price: bigint
  readonly royalty: bigint
}

/** The cart as it stands on the market now. `address` is the buyer's, where their wallet says it. */
export function reckon(
  works: readonly ListedWork[],
  nfts: readonly FlatNft[],
  offers: readonly Offer[],
  address: string | null,
): { lines: readonly Line[]; sums: readonly Sum[] } {
  const nftOf = new Map(nfts.map((nft) => [nft.encoded_id, nft]))
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]))
  const lines = works.flatMap(({ id, units }): Line[] => {
    const nft = nftOf.get(id)
    if (!nft) return []
    const offer = nft.offer_id === null ? undefined : offerOf.get(nft.offer_id)
    const price = offer?.price_mojos ?? undefined
    const was = units !== undefined && price !== undefined && units !== price ? units : undefined
    return [{ nft, offer, state: stateOf(nft, offer, address), was }]
  })
  return { lines, sums: sumsOf(lines) }
}

function stateOf(nft: FlatNft, offer: Offer | undefined, address: string | null): LineState {
  if (address !== null && nft.owner_address_encoded_id === address) return 'own'
  // A price that cannot be told cannot be agreed to.
  if (!offer || offer.price_mojos === null) return 'gone'
  return isOpen(offer) ? 'for-sale' : isPending(offer) ? 'pending' : 'gone'
}

function sumsOf(lines: readonly Line[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { offer, state } of lines) {
    if (state !== 'for-sale' || !offer) continue
    const currency = currencyOf(offer)
    const sum = sums.get(currency.assetId) ?? { currency, price: 0n, royalty: 0n }
    sums.set(currency.assetId, {
      currency,
      price: sum.price + BigInt(offer.price_mojos ?? 0),
      royalty: sum.royalty + BigInt(offer.royalty_mojos ?? 0),
    })
  }
  return [...sums.values()]
}

function currencyOf({ token_id, token_code, token_decimals }: Offer): Currency {
  if (token_id === null || token_id === 'xch') return XCH
  return { assetId: token_id, code: token_code ?? token_id.slice(0, 8), decimals: token_decimals ?? 3 }
}
