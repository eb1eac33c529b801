/** An item of a collection with its traits as they are written. */
export interface OpenRarityItem {
  readonly id: string
  readonly attributes: readonly { readonly traitType: string; readonly value: string }[]
}

/** Traits of one item, normalized, by name; `TRAIT_COUNT` among them. */
export type Traits = ReadonlyMap<string, string>

/** How often each value of a trait occurs in a collection. */
export interface TraitCounts {
  readonly values: ReadonlyMap<string, number>
  /** Items without the trait. */
  readonly missing: number
}

/** How many traits an item has is a trait of its own. */
export const TRAIT_COUNT = 'meta_trait:trait_count'

/**
 * Names and values in lower case without outer white space; of two traits of one name the last
 * counts. Values that say nothing (empty, "none") are values, but are not counted as traits.
 */
export function normalizedTraits(item: OpenRarityItem): Traits {
  const traits = new Map<string, string>()
  for (const { traitType, value } of item.attributes) traits.set(normalized(traitType), normalized(value))
  // A trait that came under the reserved name is replaced, and was none.
  const claimed = traits.has(TRAIT_COUNT) ? 1 : 0
  let count = -claimed
  for (const value of traits.values()) if (value !== '' && value !== 'none') count++
  return traits.set(TRAIT_COUNT, String(count))
}

/** Counts every value of every trait, in the order traits are met. */
export function countTraits(items: readonly Traits[]): ReadonlyMap<string, TraitCounts> {
  const counts = new Map<string, { values: Map<string, number>; missing: number }>()
  for (const traits of items) {
    for (const [name, value] of traits) {
      const entry = counts.get(name) ?? { values: new Map<string, number>(), missing: items.length }
      entry.values.set(value, (entry.values.get(value) ?? 0) + 1)
      entry.missing--
      counts.set(name, entry)
    }
  }
  return counts
}

function normalized(text: string): string {
  const lower = text.toLowerCase()
  let start = 0
  let end = lower.length
  while (start < end && isSpace(lower.charCodeAt(start))) start++
  while (end > start && isSpace(lower.charCodeAt(end - 1))) end--
  return lower.slice(start, end)
}

/** White space as the reference strips it: Unicode's, with the separators among the control characters. */
function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c
  if (code < 0x2000) return code === 0x85 || code === 0xa0 || code === 0x1680
  return code <= 0x200a || OTHER_SPACES.has(code)
}

const OTHER_SPACES = new Set([0x2028, 0x2029, 0x202f, 0x205f, 0x3000])
