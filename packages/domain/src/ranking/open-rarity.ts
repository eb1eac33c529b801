import {
  countTraits,
  normalizedTraits,
  type OpenRarityItem,
  type TraitCounts,
  type Traits,
} from './trait-table.js'

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
  const collection = measure(items)
  const scored = items.map((item, i) => ({ id: item.id, ...scoreOf(collection, i) }))
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
  const index = items.findIndex((item) => item.id === id)
  const found = index === -1 ? undefined : rankByOpenRarity(items).find((rank) => rank.id === id)
  if (!found) return undefined
  const collection = measure(items)
  const own = collection.traits[index] ?? new Map<string, string>()
  const traits = [...collection.counts].map(([trait, { values, missing }]): TraitBits => {
    const value = own.get(trait) ?? null
    const count = value === null ? missing : (values.get(value) ?? 0)
    const probability = count / items.length
    return { trait, value, count, probability, bits: bitsOf(probability) }
  })
  const { entropy } = collection
  const { bits, uniqueCount } = scoreOf(collection, index)
  return { ...found, traits, bits, entropy, uniqueCount, total: items.length }
}

interface Collection {
  readonly traits: readonly Traits[]
  readonly counts: ReadonlyMap<string, TraitCounts>
  readonly entropy: number
  /** Bits of having none of the traits. */
  readonly missingBits: number
}

function measure(items: readonly OpenRarityItem[]): Collection {
  const traits = items.map(normalizedTraits)
  const counts = countTraits(traits)
  let entropy = 0
  let missingBits = 0
  for (const { values, missing } of counts.values()) {
    for (const count of values.values()) entropy += averageBits(count / items.length)
    entropy += averageBits(missing / items.length)
    missingBits += bitsOf(missing / items.length)
  }
  return { traits, counts, entropy: entropy === 0 ? 1 : entropy, missingBits }
}

/** What has no probability occurs nowhere, and is counted nowhere. */
function bitsOf(probability: number): number {
  return probability === 0 || probability === 1 ? 0 : -Math.log2(probability)
}

function averageBits(probability: number): number {
  return probability * bitsOf(probability)
}

/** Collections with more kinds of traits than this are scored from what an item has alone, lest hostile ones take hours. */
const MANY_TRAITS = 1000

function scoreOf(collection: Collection, index: number) {
  const { counts, entropy, missingBits, traits } = collection
  const own = traits[index] ?? new Map<string, string>()
  const few = counts.size <= MANY_TRAITS
  let bits = few ? 0 : missingBits
  let uniqueCount = 0
  for (const trait of few ? counts.keys() : own.keys()) {
    const { values, missing } = counts.get(trait) ?? NOTHING
    const value = own.get(trait)
    const count = value === undefined ? missing : (values.get(value) ?? 0)
    bits += bitsOf(count / traits.length)
    if (!few) bits -= bitsOf(missing / traits.length)
    if (value !== undefined && count === 1) uniqueCount++
  }
  return { bits, uniqueCount, score: bits / entropy }
}

const NOTHING: TraitCounts = { values: new Map(), missing: 0 }

function isTied(a: number, b: number): boolean {
  return Math.abs(a - b) <= TIE * Math.max(Math.abs(a), Math.abs(b))
}
