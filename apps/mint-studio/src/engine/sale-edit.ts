import { asHex32 } from '@chiaroscuro/domain/id'
import {
  type Drop,
  decimalsOf,
  type Pricing,
  pricesOf,
  ranksOf,
  type SaleTerms,
} from '@chiaroscuro/minting/drop'
import type { Plan } from '@chiaroscuro/minting/plan'
import type { SaleFigures, SaleInput, SaleView } from '../ipc/sale.js'
import type { KnownToken } from './marketplace.js'

/** A sale as the page enters it. */
export function toSale({ asset, pricing, endsAt }: SaleInput): SaleTerms {
  return { asset: asset === 'xch' ? asset : asHex32(asset), pricing: toPricing(pricing), endsAt }
}

function toPricing(pricing: SaleInput['pricing']): Pricing {
  if (pricing.kind === 'own') return pricing
  if (pricing.kind === 'same') return { kind: 'same', amount: BigInt(pricing.amount) }
  const rungs = pricing.rungs.map(({ through, amount }) => ({ through, amount: BigInt(amount) }))
  return { kind: 'ladder', rungs, rest: BigInt(pricing.rest) }
}

function fromSale({ asset, pricing, endsAt }: SaleTerms): SaleInput {
  return { asset, pricing: fromPricing(pricing), ...(endsAt !== undefined && { endsAt }) }
}

function fromPricing(pricing: Pricing): SaleInput['pricing'] {
  if (pricing.kind === 'own') return pricing
  if (pricing.kind === 'same') return { kind: 'same', amount: String(pricing.amount) }
  const rungs = pricing.rungs.map(({ through, amount }) => ({ through, amount: String(amount) }))
  return { kind: 'ladder', rungs, rest: String(pricing.rest) }
}

const views = new WeakMap<Drop, Omit<SaleView, 'code'>>()

/** A drop's sale as the page shows it; nothing where there is none. Worked out once for each drop: ranks take their time. */
export function saleView(drop: Drop, tokens: readonly KnownToken[]): SaleView | undefined {
  const { sale } = drop
  if (!sale) return undefined
  const code = codeOf(sale.asset, tokens)
  const known = views.get(drop)
  if (known) return { ...known, code }
  const figures = figuresOf(pricesOf(drop))
  const made = {
    ...{ terms: fromSale(sale), decimals: decimalsOf(sale.asset) },
    ...(figures && { figures }),
    rungs: rungCounts(drop, sale.pricing),
  }
  views.set(drop, made)
  return { ...made, code }
}

/** How many pieces come to each rung of a ladder, and below the last. */
function rungCounts(drop: Drop, pricing: Pricing): number[] {
  if (pricing.kind !== 'ladder') return []
  const { rungs } = pricing
  const counts: number[] = new Array(rungs.length + 1).fill(0)
  for (const rank of ranksOf(drop.pieces)) {
    const at = rungs.findIndex(({ through }) => rank <= through)
    const rung = at < 0 ? rungs.length : at
    counts[rung] = (counts[rung] ?? 0) + 1
  }
  return counts
}

/** What a plan offers, in figures; nothing where it offers nothing. */
export function offeredBy({ sale, pieces }: Plan, tokens: readonly KnownToken[]): SaleFigures | undefined {
  const figures = sale && figuresOf(pieces.map(({ price }) => price))
  if (!sale || !figures) return undefined
  const { asset, endsAt } = sale
  const shown = { asset, code: codeOf(asset, tokens), decimals: decimalsOf(asset) }
  return { ...figures, ...shown, ...(endsAt !== undefined && { endsAt }) }
}

function figuresOf(prices: readonly (bigint | undefined)[]) {
  const held = prices.filter((price) => price !== undefined)
  const [first] = held
  if (first === undefined) return undefined
  let [least, most, total] = [first, first, 0n]
  for (const price of held) {
    if (price < least) least = price
    if (price > most) most = price
    total += price
  }
  return { count: held.length, least: String(least), most: String(most), total: String(total) }
}

/** What an asset is called; nothing for a token that nobody named. */
function codeOf(asset: SaleTerms['asset'], tokens: readonly KnownToken[]): string {
  return asset === 'xch' ? 'XCH' : (tokens.find(({ assetId }) => assetId === asset)?.code ?? '')
}
