/** An item of a collection with its traits as they are written. */
export interface OpenRarityItem {
  readonly id: string
  readonly attributes: readonly { readonly traitType: string; readonly value: string }[]
}

/** A kind of trait that some item of a collection has. */
export interface Trait {
  /** Normalized. */
  readonly name: string
  /** Its place among the collection's traits, in the order they are met. */
  readonly index: number
  readonly values: ReadonlyMap<string, TraitValue>
  /** Items that have it. */
  readonly present: number
}

/** One value of a trait; items that share it share the object. */
export interface TraitValue {
  readonly trait: Trait
  /** Normalized. */
  readonly text: string
  /** Items that have it. */
  readonly count: number
}

/** A collection by its traits. */
export interface TraitTable {
  readonly traits: readonly Trait[]
  /** Each item's values, one a trait, in the order of the items. */
  readonly items: readonly (readonly TraitValue[])[]
}

/** How many traits an item has is a trait of its own. */
const TRAIT_COUNT = 'meta_trait:trait_count'

type Building<T> = { -readonly [K in keyof T]: T[K] }
type BuildingTrait = Building<Omit<Trait, 'values'>> & {
  values: Map<string, Building<TraitValue>>
  /** The item that was given this trait last, and where among its values. */
  item: number
  slot: number
}

/**
 * Reads traits: names and values in lower case without outer white space; of two traits of one name
 * the last counts. Values that say nothing (empty, "none") are values, but are not counted as traits.
 */
export function traitTable(items: readonly OpenRarityItem[]): TraitTable {
  const traits = new Map<string, BuildingTrait>()
  const normalize = remembering(normalized)
  function traitOf(name: string): BuildingTrait {
    const known = traits.get(name)
    if (known) return known
    const trait = { name, index: traits.size, values: new Map(), present: 0, item: -1, slot: 0 }
    traits.set(name, trait)
    return trait
  }
  function give(own: Building<TraitValue>[], item: number, name: string, text: string): void {
    const trait = traitOf(name)
    const value = trait.values.get(text) ?? { trait, text, count: 0 }
    trait.values.set(text, value)
    if (trait.item !== item) {
      trait.item = item
      trait.slot = own.length
    }
    own[trait.slot] = value
  }
  const values = items.map(({ attributes }, item) => {
    const own: Building<TraitValue>[] = []
    for (const { traitType, value } of attributes) give(own, item, normalize(traitType), normalize(value))
    give(own, item, TRAIT_COUNT, String(countTelling(own)))
    for (const value of own) value.count++
    return own
  })
  for (const trait of traits.values()) for (const { count } of trait.values.values()) trait.present += count
  return { traits: [...traits.values()], items: values }
}

/** Traits that say something. One that came under the reserved name is replaced, and takes one away. */
function countTelling(own: readonly TraitValue[]): number {
  let count = 0
  for (const { trait, text } of own) {
    if (text !== '' && text !== 'none') count++
    if (trait.name === TRAIT_COUNT) count--
  }
  return count
}

function remembering(normalize: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = normalize(text)
    known.set(text, made)
    return made
  }
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
