/** Smallest unit of XCH. */
export const MOJOS_PER_XCH = 1_000_000_000_000n
/** Largest amount a coin can have. */
export const MAX_AMOUNT = 2n ** 64n - 1n

/** Mojos as XCH text without loss and without trailing zeros: `1850000000000n` is `1.85`. */
export function formatXch(mojos: bigint): string {
  return formatUnits(mojos, 12)
}

/** Smallest units as text with a decimal point; CATs have three decimals. */
export function formatUnits(amount: bigint, decimals: number): string {
  const negative = amount < 0n
  const digits = (negative ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/** Mojos of XCH text such as `1.85`; `undefined` for anything else or beyond a coin's range. */
export function parseXch(text: string): bigint | undefined {
  return parseUnits(text, 12)
}

/** Smallest units of decimal text; `undefined` for anything else or beyond a coin's range. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const match = /^(\d{1,20})(?:\.(\d{1,20}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, whole = '0', fraction = ''] = match
  if (fraction.length > decimals && /[1-9]/.test(fraction.slice(decimals))) return undefined
  const amount =
    BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.slice(0, decimals).padEnd(decimals, '0') || '0')
  return amount <= MAX_AMOUNT ? amount : undefined
}

/** Mojos of decimal text as the API writes them; `undefined` when it is not a whole number in range. */
export function parseMojos(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text)) return undefined
  const amount = BigInt(text)
  return amount <= MAX_AMOUNT ? amount : undefined
}
