import { formatUnits } from '@chiaroscuro/domain/amount'

/** Adds thousands separators to the whole part of plain decimal text. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Smallest units as exact text; undefined when the API's text is no whole number. */
export function exactAmount(units: string, decimals: number): string | undefined {
  return /^\d{1,39}$/.test(units) ? groupDigits(formatUnits(BigInt(units), decimals)) : undefined
}

/** The amount cut (never rounded up) to a few decimals, or to its first two figures when it is smaller than that. */
export function shortAmount(units: string, decimals: number, shown = 4): string | undefined {
  const exact = exactAmount(units, decimals)
  if (exact === undefined) return undefined
  const [whole = '0', fraction = ''] = exact.split('.')
  const leading = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const kept = fraction.slice(0, Math.max(shown, leading + 2)).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}
