/** What one XCH is worth in the visitor's money. */
export interface FiatRate {
  /** Its code of three letters. */
  readonly currency: string
  readonly perXch: number
  /** When it was so, Unix milliseconds. */
  readonly at: number
}

/** A rate that is older says nothing of today's price. */
const OLDEST_MS = 3_600_000
const MOJOS_PER_XCH = 1e12
/** Below a millionth there is nothing to imagine. */
const LEAST = 1e-6

export function isYoung(rate: Pick<FiatRate, 'at'>, now: number): boolean {
  return now - rate.at < OLDEST_MS
}

/** About how much so many mojos are worth, in words of the language; nothing where that is too little. */
export function fiatText(
  mojos: string,
  { currency, perXch }: Pick<FiatRate, 'currency' | 'perXch'>,
  format: (value: number, options: Intl.NumberFormatOptions) => string,
): string | undefined {
  if (!/^\d{1,39}$/.test(mojos)) return undefined
  const worth = (Number(mojos) / MOJOS_PER_XCH) * perXch
  return worth < LEAST ? undefined : format(worth, { style: 'currency', currency, ...figures(worth) })
}

/** No more figures than an estimate has. */
function figures(worth: number): Intl.NumberFormatOptions {
  if (worth >= 99.995) return { minimumFractionDigits: 0, maximumFractionDigits: 0 }
  return worth >= 0.995 ? {} : { minimumSignificantDigits: 2, maximumSignificantDigits: 2 }
}
