/** The value that a share of all values, of 0 to 1, lies at or below: the nearest rank. NaN where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
