/** Round steps from zero that cover `max` in three to six marks. */
export function niceTicks(max: number): number[] {
  if (!(max > 0)) return [0]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((m) => m * power).find((s) => max / s <= 5) ?? 10 * power
  const count = Math.ceil(max / step - 1e-9)
  return marks(step, count)
}

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** `count` round steps from zero that cover `max`: marks that stand beside those of another scale. */
export function ticksBeside(max: number, count: number): number[] {
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (ROUND.find((round) => round * power * count >= max * (1 - 1e-9)) ?? 10) * power
  return marks(step, count)
}

function marks(step: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)))
}

/** At most `most` indexes of a row of `length`, evenly apart, back from the last. */
export function spreadIndexes(length: number, most: number): number[] {
  const stride = Math.max(1, Math.ceil((length - 1) / Math.max(1, most - 1)))
  return Array.from({ length }, (_, i) => i).filter((i) => (length - 1 - i) % stride === 0)
}
