const width = 96
const height = 28
const inset = 3

/** Points of a polyline for a row of values, scaled to 96 by 28; a flat row runs through the middle. */
export function sparklinePoints(values: readonly number[]): string {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const stride = values.length > 1 ? width / (values.length - 1) : 0
  return values
    .map((value, index) => {
      const share = span === 0 ? 0.5 : (value - low) / span
      const y = height - inset - share * (height - 2 * inset)
      return `${(index * stride).toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
