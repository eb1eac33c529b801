import {
  bitsOf,
  measure,
  type OpenRarityRank,
  type RankExplanation,
  rankAll,
  type TraitBits,
} from './open-rarity.js'
import { type OpenRarityItem, traitTable } from './trait-table.js'

/** What every score of a collection shares; kept, it explains any item without reading the others again. */
export interface RarityCounts {
  /** Items ranked. */
  readonly total: number
  /** Bits a trait of the collection holds on average, summed over its traits; 1 where all items are alike. */
  readonly entropy: number
  /** Kinds of traits, normalized, with how many items have one. */
  readonly traits: readonly { readonly name: string; readonly present: number }[]
}

/** The counts with every value's own. */
export interface RarityTable extends RarityCounts {
  /** Normalized values with how many items have them. */
  readonly values: readonly (ItemTrait & { readonly count: number })[]
}

/** A trait as OpenRarity reads it: name and value normalized. */
export interface ItemTrait {
  readonly trait: string
  readonly value: string
}

/** Ranks of a collection, as `rankByOpenRarity` gives them, and the counts that explain them. */
export function rankWithTable(items: readonly OpenRarityItem[]): {
  ranks: OpenRarityRank[]
  table: RarityTable
} {
  const collection = measure(traitTable(items))
  return {
    ranks: rankAll(items, collection),
    table: {
      total: items.length,
      entropy: collection.entropy,
      traits: collection.traits.map(({ name, present }) => ({ name, present })),
      values: collection.traits.flatMap(({ name, values }) =>
        // A value that a later trait of the same name replaced on every item is nobody's.
        [...values.values()].flatMap(({ text, count }) =>
          count === 0 ? [] : [{ trait: name, value: text, count }],
        ),
      ),
    },
  }
}

/** An item's traits as they are counted: normalized, one a name, with the number of traits among them. */
export function itemTraits(attributes: OpenRarityItem['attributes']): ItemTrait[] {
  const [own = []] = traitTable([{ id: '', attributes }]).items
  return own.map(({ trait, text }) => ({ trait: trait.name, value: text }))
}

/**
 * The arithmetic behind one item's score from counts that were kept: the same as `explainRank` gives for the
 * whole collection. `own` says how many items have each of the item's own values; throws `RangeError` for a
 * trait that the collection does not have.
 */
export function explainItem(
  counts: RarityCounts,
  own: readonly (ItemTrait & { readonly count: number })[],
): Omit<RankExplanation, 'id' | 'rank'> {
  const { total, entropy } = counts
  const byTrait = new Map(own.map((value) => [value.trait, value]))
  const known = new Set(counts.traits.map(({ name }) => name))
  const stray = own.find(({ trait }) => !known.has(trait))
  if (stray) throw new RangeError(`the counts know no trait "${stray.trait}"`)
  const traits = counts.traits.map(({ name, present }): TraitBits => {
    const value = byTrait.get(name)
    const count = value?.count ?? total - present
    const probability = count / total
    return { trait: name, value: value?.value ?? null, count, probability, bits: bitsOf(probability) }
  })
  const bits = traits.reduce((sum, trait) => sum + trait.bits, 0)
  return {
    score: bits / entropy,
    traits,
    bits,
    entropy,
    uniqueCount: own.filter(({ count }) => count === 1).length,
    total,
  }
}
