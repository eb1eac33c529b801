import type { NftEvent } from '@chiaroscuro/contract/operation'
import { parseXch } from '@chiaroscuro/domain/amount'

/** Sales between two prices, as the address bar holds them: XCH as typed; only what reads as an amount. */
export interface PriceRange {
  min: string
  max: string
}

export function readPriceRange(params: URLSearchParams): PriceRange {
  const amount = (name: string) => {
    const text = (params.get(name) ?? '').trim()
    return parseXch(text) === undefined ? '' : text
  }
  return { min: amount('min'), max: amount('max') }
}

export function isPriced({ min, max }: PriceRange): boolean {
  return min !== '' || max !== ''
}

/** The range as the API takes it. */
export function toPriceFilter({ min, max }: PriceRange): {
  min_price_mojos?: string
  max_price_mojos?: string
} {
  const [least, most] = [parseXch(min), parseXch(max)]
  return {
    ...(least === undefined ? {} : { min_price_mojos: String(least) }),
    ...(most === undefined ? {} : { max_price_mojos: String(most) }),
  }
}

/** Whether a price is in the range, as the API would tell. */
export function isInRange(
  range: PriceRange,
  { price_mojos: price, price_token_id: asset }: Pick<NftEvent, 'price_mojos' | 'price_token_id'>,
): boolean {
  if (!isPriced(range)) return true
  if (price === null || asset !== 'xch') return false
  const [least, most] = [parseXch(range.min), parseXch(range.max)]
  return (least === undefined || BigInt(price) >= least) && (most === undefined || BigInt(price) <= most)
}

/** The address of the list without a range, from its first page. */
export function withoutPrices(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['min', 'max', 'page']) params.delete(name)
  const query = params.toString()
  return query ? `${pathname}?${query}` : pathname
}
