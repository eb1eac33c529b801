import { rarityOf } from '@chiaroscuro/minting/drop'
import type { PieceDraft } from '@chiaroscuro/minting/sheet'
import type { RarityView } from '../ipc/view.js'

const BINS = 24
const MAX_TRAITS = 100
const MAX_VALUES = 50
/** As the ranking calls the number of traits that a piece has. */
const TRAIT_COUNT = 'meta_trait:trait_count'

/** How scores and traits of pieces are spread, as the page shows it. */
export function rarityView(pieces: readonly PieceDraft[]): RarityView {
  const { ranks, scores, table } = rarityOf(pieces)
  const values = new Map(table.traits.map(({ name }) => [name, [] as (typeof table.values)[number][]]))
  for (const value of table.values) values.get(value.trait)?.push(value)
  return {
    ...{ pieces: pieces.length, ranks: new Set(ranks).size, bins: binsOf(scores) },
    traits: table.traits.slice(0, MAX_TRAITS).map(({ name, present }) => {
      const all = [...(values.get(name) ?? [])].sort(
        (one, other) => one.count - other.count || (one.value < other.value ? -1 : 1),
      )
      return {
        ...(name !== TRAIT_COUNT && { name }),
        without: pieces.length - present,
        values: all.slice(0, MAX_VALUES).map(({ value, count }) => ({ value, count })),
        more: Math.max(0, all.length - MAX_VALUES),
      }
    }),
  }
}

/** Scores in steps of one width, from the lowest to the highest; one step where all are the same. */
function binsOf(scores: readonly number[]): RarityView['bins'] {
  if (scores.length === 0) return []
  // Too many to be spread into a call.
  const least = scores.reduce((low, one) => Math.min(low, one), Number.POSITIVE_INFINITY)
  const most = scores.reduce((high, one) => Math.max(high, one), 0)
  const width = (most - least) / BINS
  if (width < 1e-9) return [{ from: least, to: most, count: scores.length }]
  const counts = new Array<number>(BINS).fill(0)
  for (const score of scores) {
    const bin = Math.min(BINS - 1, Math.floor((score - least) / width))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts.map((count, bin) => ({ from: least + bin * width, to: least + (bin + 1) * width, count }))
}
