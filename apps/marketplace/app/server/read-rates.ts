import { isRecord } from '#app/feature/endless/is-record.js'

/** What one XCH is worth in some currencies, by their codes, and since when. */
export interface Rates {
  readonly at: number
  readonly perXch: ReadonlyMap<string, number>
}

/** Answered, but not with rates. */
export class RatesError extends Error {
  override readonly name = 'RatesError'
}

/** No money is worth so little or so much. */
const LEAST = 1e-9
const MOST = 1e9

/**
 * Reads `{"chia": {"usd": 2.31, "cny": 16.5}}`, in which `last_updated_at` may say when that was, in Unix seconds. A
 * currency that is missing or makes no sense is left out; without any the whole is refused.
 */
export function readRates(said: unknown, currencies: readonly string[], now: number): Rates {
  const chia = isRecord(said) ? said.chia : undefined
  if (!isRecord(chia)) throw new RatesError('The source of rates names no "chia"')
  const perXch = new Map<string, number>()
  for (const currency of currencies) {
    const rate = chia[currency.toLowerCase()]
    if (typeof rate === 'number' && rate > LEAST && rate < MOST) perXch.set(currency, rate)
  }
  if (perXch.size === 0) throw new RatesError(`The source of rates has none in ${currencies.join(', ')}`)
  const { last_updated_at: since } = chia
  return { perXch, at: typeof since === 'number' ? Math.min(now, since * 1000) : now }
}
