/** A sale of one NFT, as far as the rules look. Hashes are puzzle hashes. */
export interface Sale {
  readonly eventIndex: number
  readonly height: number
  /** Unix seconds; null where unknown. */
  readonly timestamp: number | null
  readonly seller: string | null
  readonly buyer: string | null
  /** Owner of the coin that paid. */
  readonly payer: string | null
}

/**
 * The published rules (after the four filters the field uses for NFT volume):
 * `self` buyer and seller are one address; `funded` the coin that paid was the seller's;
 * `back-and-forth` within 30 days the buyer sold it back to the seller; `repeat-buyer` one address bought
 * this NFT three times or more. A sale is judged by the chain alone, so anybody can check.
 */
export type WashRule = 'self' | 'funded' | 'back-and-forth' | 'repeat-buyer'

export interface WashTrade {
  readonly eventIndex: number
  readonly rule: WashRule
  /** Height of the block that showed it: that of the sale, or of a later one. */
  readonly height: number
}

const BACK_AND_FORTH_SECONDS = 30 * 86_400
const REPEATS = 3

/** Judges the sales of one NFT, oldest first. The order of the answer means nothing. */
export function findWashTrades(sales: readonly Sale[]): WashTrade[] {
  return [
    ...sales.flatMap(ofItself),
    ...sales.flatMap((sale, i) => sales.slice(i + 1).flatMap((later) => backAndForth(sale, later))),
    ...repeatBuyers(sales),
  ].filter(isFirst)
}

function ofItself({ eventIndex, height, seller, buyer, payer }: Sale): WashTrade[] {
  if (seller === null) return []
  if (buyer === seller) return [{ eventIndex, rule: 'self', height }]
  return payer === seller ? [{ eventIndex, rule: 'funded', height }] : []
}

function backAndForth(sale: Sale, later: Sale): WashTrade[] {
  const back = sale.seller !== null && sale.seller === later.buyer && sale.buyer === later.seller
  if (!back || sale.seller === sale.buyer || sale.timestamp === null || later.timestamp === null) return []
  if (later.timestamp - sale.timestamp > BACK_AND_FORTH_SECONDS) return []
  const rule = 'back-and-forth'
  return [sale, later].map(({ eventIndex }) => ({ eventIndex, rule, height: later.height }))
}

function repeatBuyers(sales: readonly Sale[]): WashTrade[] {
  const byBuyer = new Map<string, Sale[]>()
  for (const sale of sales)
    if (sale.buyer !== null) byBuyer.set(sale.buyer, [...(byBuyer.get(sale.buyer) ?? []), sale])
  return [...byBuyer.values()].flatMap((bought) => {
    const third = bought[REPEATS - 1]
    if (!third) return []
    return bought.map(
      ({ eventIndex, height }): WashTrade => ({
        eventIndex,
        rule: 'repeat-buyer',
        height: Math.max(height, third.height),
      }),
    )
  })
}

/** A sale may be shown by several later ones; the first of them counts, and they come in order. */
function isFirst(one: WashTrade, i: number, all: readonly WashTrade[]): boolean {
  return all.findIndex(({ eventIndex, rule }) => eventIndex === one.eventIndex && rule === one.rule) === i
}
