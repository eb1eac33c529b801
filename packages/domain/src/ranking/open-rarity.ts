export interface OpenRarityItem {
  readonly id: string
  readonly attributes: readonly { readonly traitType: string; readonly value: string }[]
}

export interface OpenRarityRank {
  readonly id: string
  /** 1 is the rarest; equal scores share a rank and the next one is skipped. */
  readonly rank: number
  /** Information content in units of the collection's entropy. */
  readonly score: number
}

const TRAIT_COUNT = 'meta_trait:trait_count'
const TIE = 1e-9

/**
 * OpenRarity ranks: names and values are trimmed and lowered, the number of traits is a trait, and a
 * missing trait is a value with its own frequency. Ordered by how many values are unique, then by
 * score; ties are judged by score alone against the item before.
 */
export function rankByOpenRarity(items: readonly OpenRarityItem[]): OpenRarityRank[] {
  const traits = items.map(normalized)
  const counts = countValues(traits)
  const entropy = entropyOf(counts, items.length)
  const scored = items.map((item, i) => ({
    id: item.id,
    ...scoreOf(traits[i] ?? new Map(), counts, items.length, entropy),
  }))
  scored.sort((a, b) => b.unique - a.unique || b.score - a.score)
  let previous: OpenRarityRank | undefined
  return scored.map(({ id, score }, i) => {
    const tied =
      previous !== undefined &&
      Math.abs(score - previous.score) <= TIE * Math.max(Math.abs(score), Math.abs(previous.score))
    previous = { id, score, rank: tied && previous ? previous.rank : i + 1 }
    return previous
  })
}

type Traits = ReadonlyMap<string, string>
/** Trait name to value to count; `MISSING` stands for items without the trait. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>
const MISSING = '\u0000missing'

function normalized(item: OpenRarityItem): Traits {
  const traits = new Map(
    item.attributes.map(({ traitType, value }) => [
      traitType.trim().toLowerCase(),
      value.trim().toLowerCase(),
    ]),
  )
  const count = traits.size
  return traits.set(TRAIT_COUNT, String(count))
}

function countValues(items: readonly Traits[]): Counts {
  const counts = new Map<string, Map<string, number>>()
  for (const traits of items) {
    for (const [name, value] of traits) {
      const values = counts.get(name) ?? new Map<string, number>()
      values.set(value, (values.get(value) ?? 0) + 1)
      counts.set(name, values)
    }
  }
  for (const values of counts.values()) {
    const present = [...values.values()].reduce((sum, count) => sum + count, 0)
    if (present < items.length) values.set(MISSING, items.length - present)
  }
  return counts
}

function entropyOf(counts: Counts, total: number): number {
  let entropy = 0
  for (const values of counts.values()) {
    for (const count of values.values()) entropy -= (count / total) * Math.log2(count / total)
  }
  return entropy === 0 ? 1 : entropy
}

function scoreOf(
  traits: Traits,
  counts: Counts,
  total: number,
  entropy: number,
): { score: number; unique: number } {
  let bits = 0
  let unique = 0
  for (const [name, values] of counts) {
    const count = values.get(traits.get(name) ?? MISSING) ?? 1
    bits -= Math.log2(count / total)
    if (count === 1) unique++
  }
  return { score: bits / entropy, unique }
}
