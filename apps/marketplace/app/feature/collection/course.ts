/** The course of a figure as a page carries and draws it, however long it is. */
export interface Course {
  /** The first and the last value, in mojos. */
  first: string
  last: string
  /** Heights at even distances, the first and the last among them: 0 for the lowest value of all, `HIGHEST` for the highest. */
  heights: readonly number[]
}

/** A line a hundred pixels wide has no room for more. */
const MOST = 31
/** Half pixels of its height. */
export const HIGHEST = 44

/** Mojos one after the other as a course; null for fewer than two, which are none. */
export function toCourse(mojos: readonly string[]): Course | null {
  const first = mojos[0]
  const last = mojos.at(-1)
  if (first === undefined || last === undefined || mojos.length < 2) return null
  // Drawn, not reckoned with: a float is exact enough.
  const values = evenly(mojos, MOST).map(Number)
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const heights = values.map((value) => (span === 0 ? 0 : Math.round(((value - low) / span) * HIGHEST)))
  return { first, last, heights }
}

/** At most `most` of a row at even distances, from the first to the last. */
function evenly<Item>(row: readonly Item[], most: number): Item[] {
  const count = Math.min(most, row.length)
  const places = Array.from({ length: count }, (_, i) => Math.round((i * (row.length - 1)) / (count - 1)))
  return places.map((place) => row[place]).filter((item) => item !== undefined)
}
