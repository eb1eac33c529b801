import { searchAll } from './exact.js'
import { pairsOf } from './pairs.js'
import { seeded, shuffle } from './random.js'
import { repair } from './repair.js'
import type { Rule, RuleSet } from './rule-set.js'
import { tightPair } from './tight-pair.js'

/**
 * Why no collection is as a rule set wants it.
 *
 * - `tight`: so many `pieces` have one of `values`; what they may have of layer `beside` is `allowed`, and comes `room` times
 * - `too-few-combinations`: so many different pieces there can be, and not as many as are wanted
 * - `rules`: these rules cannot all be kept with these counts; without any one of them they could
 */
export type Impossible =
  | {
      readonly why: 'tight'
      readonly layer: string
      readonly values: readonly string[]
      readonly pieces: number
      readonly beside: string
      readonly allowed: readonly string[]
      readonly room: number
    }
  | { readonly why: 'too-few-combinations'; readonly combinations: number; readonly wanted: number }
  | { readonly why: 'rules'; readonly rules: readonly Rule[] }

/** The pieces by the names of their values in the order of the layers; why there are none; or that neither was found out. */
export type Solved =
  | { readonly kind: 'found'; readonly pieces: readonly (readonly string[])[] }
  | { readonly kind: 'impossible'; readonly because: Impossible }
  | { readonly kind: 'unknown' }

/** So few pieces are looked for in order, more by chance first. */
const FEW = 12

/** Makes a collection with exactly these counts that keeps every rule; the same for the same seed. */
export function solveTraits(set: RuleSet, seed: number): Solved {
  const pairs = pairsOf(set)
  const tight = tightPair(pairs)
  if (tight) {
    const names = (layer: number, values: readonly number[]) =>
      values.map((at) => set.layers[layer]?.values[at]?.name ?? '')
    const because: Impossible = {
      ...{ why: 'tight', pieces: tight.pieces, room: tight.room },
      ...{ layer: set.layers[tight.layer]?.name ?? '', values: names(tight.layer, tight.values) },
      ...{ beside: set.layers[tight.beside]?.name ?? '', allowed: names(tight.beside, tight.allowed) },
    }
    return { kind: 'impossible', because }
  }
  const repaired = pairs.size > FEW ? repair(pairs, set.isUnique, seeded(seed)) : undefined
  if (repaired) return { kind: 'found', pieces: named(set, repaired) }
  const searched = searchAll(pairs, set.isUnique)
  if (searched.kind === 'found') {
    // What a search finds stands in its own order.
    const order = shuffle([...searched.pieces.keys()], seeded(seed))
    return {
      kind: 'found',
      pieces: named(
        set,
        order.map((at) => searched.pieces[at] ?? []),
      ),
    }
  }
  if (searched.kind === 'gave-up') {
    const late = pairs.size > FEW ? undefined : repair(pairs, set.isUnique, seeded(seed))
    return late ? { kind: 'found', pieces: named(set, late) } : { kind: 'unknown' }
  }
  if (set.isUnique && searched.combinations < pairs.size) {
    const { combinations } = searched
    return {
      kind: 'impossible',
      because: { why: 'too-few-combinations', combinations, wanted: pairs.size },
    }
  }
  return { kind: 'impossible', because: { why: 'rules', rules: fewestRules(set) } }
}

/** Rules that cannot be kept together, none of which could be left out of that. */
function fewestRules(set: RuleSet): Rule[] {
  let kept = [...set.rules]
  for (const rule of set.rules) {
    const without = kept.filter((one) => one !== rule)
    const isStillNone = searchAll(pairsOf({ ...set, rules: without }), set.isUnique).kind === 'none'
    if (isStillNone) kept = without
  }
  return kept
}

function named({ layers }: RuleSet, pieces: readonly (readonly number[])[]): string[][] {
  return pieces.map((piece) => piece.map((value, layer) => layers[layer]?.values[value]?.name ?? ''))
}
