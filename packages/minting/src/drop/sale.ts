import { parseUnits } from '@chiaroscuro/domain/amount'
import { type Hex32, parseAddress } from '@chiaroscuro/domain/id'
import type { PieceDraft } from '../sheet/draft.js'
import { ranksOf } from './rarity.js'

/** The best ranks up to and with one, for one price. */
export interface Rung {
  /** A rank; 1 is the rarest. */
  readonly through: number
  readonly amount: bigint
}

/** How pieces come to their prices, in mojos or a CAT's smallest unit. */
export type Pricing =
  | { readonly kind: 'same'; readonly amount: bigint }
  /** By rarity: the first rung that reaches a piece's rank, and for all below the last rung `rest`. */
  | { readonly kind: 'ladder'; readonly rungs: readonly Rung[]; readonly rest: bigint }
  /** As the sheet says; a piece without a price is not offered. */
  | { readonly kind: 'own' }

/** Offers that are made of pieces once they are minted. */
export interface SaleTerms {
  /** XCH, or the CAT of this asset id. */
  readonly asset: 'xch' | Hex32
  readonly pricing: Pricing
  /** Second since 1970 from which on nobody can take them; nothing where they stay open. */
  readonly endsAt: number | undefined
}

/** What a sale of a drop is worked out from. */
export interface ForSale {
  readonly sale: SaleTerms | undefined
  readonly owner: string
  readonly pieces: readonly PieceDraft[]
}

/** Digits behind the point: XCH has twelve, every CAT three. */
export function decimalsOf(asset: SaleTerms['asset']): number {
  return asset === 'xch' ? 12 : 3
}

/**
 * What each piece is offered for once it is minted; nothing where it is not. Only whoever owns a piece can offer it: pieces that go to
 * another address than `owner` are left out.
 */
export function pricesOf({ sale, owner, pieces }: ForSale): (bigint | undefined)[] {
  if (!sale) return pieces.map(() => undefined)
  const seller = parseAddress(owner)
  const priceAt = priced(sale, pieces)
  return pieces.map((piece, at) => {
    const isOurs = piece.to === undefined || (seller !== undefined && parseAddress(piece.to) === seller)
    const price = isOurs ? priceAt(piece, at) : undefined
    return price === 0n ? undefined : price
  })
}

function priced({ asset, pricing }: SaleTerms, pieces: readonly PieceDraft[]) {
  if (pricing.kind === 'same') return () => pricing.amount
  if (pricing.kind === 'own') {
    const decimals = decimalsOf(asset)
    return ({ price }: PieceDraft) => (price === undefined ? undefined : parseUnits(price, decimals))
  }
  const ranks = ranksOf(pieces)
  const rungs = [...pricing.rungs].sort((one, other) => one.through - other.through)
  return (_: PieceDraft, at: number) =>
    rungs.find(({ through }) => (ranks[at] ?? Number.POSITIVE_INFINITY) <= through)?.amount ?? pricing.rest
}
