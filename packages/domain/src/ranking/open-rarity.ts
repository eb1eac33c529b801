import { type OpenRarityItem, type TraitTable, type TraitValue, traitTable } from './trait-table.js'

/** Where an item stands in its collection. */
export interface OpenRarityRank {
  readonly id: string
  /** 1 is the rarest; equal scores share a rank and the next one is skipped. */
  readonly rank: number
  /** Information content in units of the collection's entropy. */
  readonly score: number
}

/** The arithmetic of one trait in a score. */
export interface TraitBits {
  /** Normalized name. */
  readonly trait: string
  /** Normalized value; `null` where the item does not have the trait. */
  readonly value: string | null
  /** Items of the collection that share this value, or share not having the trait. */
  readonly count: number
  /** `count` out of all items. */
  readonly probability: number
  /** −log2(probability). */
  readonly bits: number
}

/** Why an item has its score: score = (sum of bits) / entropy. */
export interface RankExplanation extends OpenRarityRank {
  readonly traits: readonly TraitBits[]
  /** Bits of all traits together. */
  readonly bits: number
  /** Bits a trait of the collection holds on average, summed over its traits; 1 where all items are alike. */
  readonly entropy: number
  /** How many of the item's own values no other item has: compared before the score. */
  readonly uniqueCount: number
  /** Items in the collection. */
  readonly total: number
}

/** Scores closer than this, relatively, are equal. */
const TIE = 1e-9

/**
 * OpenRarity ranks of a collection, rarest first. Names and values are normalized, the number of
 * traits is a trait, a missing trait has a frequency of its own. Ordered by how many of an item's own
 * values are unique, then by score; ties are judged by score alone, against the item before.
 */
export function rankByOpenRarity(items: readonly OpenRarityItem[]): OpenRarityRank[] {
  return rankAll(items, measure(traitTable(items)))
}

/** Ranks what was measured; `rankByOpenRarity` for those who keep the measures. */
export function rankAll(items: readonly OpenRarityItem[], collection: Collection): OpenRarityRank[] {
  const scored = items.map(({ id }, i) => ({ id, ...scoreOf(collection, collection.items[i] ?? []) }))
  scored.sort((a, b) => b.uniqueCount - a.uniqueCount || b.score - a.score)
  let previous: OpenRarityRank | undefined
  return scored.map(({ id, score }, i) => {
    const rank = previous && isTied(score, previous.score) ? previous.rank : i + 1
    previous = { id, score, rank }
    return previous
  })
}

/** The arithmetic behind one item's rank, trait by trait; `undefined` when the collection has no such item. */
export function explainRank(items: readonly OpenRarityItem[], id: string): RankExplanation | undefined {
  const collection = measure(traitTable(items))
  const own = collection.items[items.findIndex((item) => item.id === id)]
  const found = own && rankAll(items, collection).find((rank) => rank.id === id)
  if (!found) return undefined
  const total = items.length
  const byTrait = new Map(own.map((value) => [value.trait, value]))
  const traits = collection.traits.map((trait): TraitBits => {
    const value = byTrait.get(trait)
    const count = value ? value.count : total - trait.present
    return {
      trait: trait.name,
      value: value?.text ?? null,
      count,
      probability: count / total,
      bits: bitsOf(count / total),
    }
  })
  const { bits, uniqueCount } = scoreOf(collection, own)
  return { ...found, traits, bits, entropy: collection.entropy, uniqueCount, total }
}

/** A collection's traits with what every score needs of them. */
export interface Collection extends TraitTable {
  readonly entropy: number
  /** Bits of not having a trait, by its index; 0 where every item has it. */
  readonly absence: Float64Array
  /** Bits of having none of the traits. */
  readonly allAbsent: number
}

export function measure(table: TraitTable): Collection {
  const total = table.items.length
  const absence = new Float64Array(table.traits.length)
  let entropy = 0
  let allAbsent = 0
  for (const { index, present, values } of table.traits) {
    const missing = (total - present) / total
    for (const { count } of values.values()) entropy += averageBits(count / total)
    entropy += averageBits(missing)
    absence[index] = bitsOf(missing)
    allAbsent += bitsOf(missing)
  }
  return { ...table, absence, allAbsent, entropy: entropy === 0 ? 1 : entropy }
}

/** What has no probability occurs nowhere, and is counted nowhere. */
export function bitsOf(probability: number): number {
  return probability === 0 || probability === 1 ? 0 : -Math.log2(probability)
}

function averageBits(probability: number): number {
  return probability * bitsOf(probability)
}

/** Bits of the traits that are missing are added up one by one up to this many kinds of traits, which is exact. */
const MANY_TRAITS = 1000

function scoreOf(collection: Collection, own: readonly TraitValue[]) {
  const { absence, entropy } = collection
  const total = collection.items.length
  let bits = absence.length > MANY_TRAITS ? collection.allAbsent : absenceBits(absence, own)
  let uniqueCount = 0
  for (const { trait, count } of own) {
    bits += bitsOf(count / total)
    // Beyond that, hostile collections would take hours: what the item has is taken from the sum of all.
    if (absence.length > MANY_TRAITS) bits -= absence[trait.index] ?? 0
    if (count === 1) uniqueCount++
  }
  return { bits, uniqueCount, score: bits / entropy }
}

/** Bits of every trait that an item does not have. */
function absenceBits(absence: Float64Array, own: readonly TraitValue[]): number {
  const left = Float64Array.from(absence)
  for (const { trait } of own) left[trait.index] = 0
  let bits = 0
  for (const one of left) bits += one
  return bits
}

function isTied(a: number, b: number): boolean {
  return Math.abs(a - b) <= TIE * Math.max(Math.abs(a), Math.abs(b))
}
