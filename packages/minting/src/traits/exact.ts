import { faultsIn, type Pairs } from './pairs.js'

const MOST_COMBINATIONS = 20_000
const MOST_STEPS = 300_000

/** What a search through everything found: pieces, that there are none, or nothing before it grew too long. */
export type Searched =
  | { readonly kind: 'found'; readonly pieces: number[][] }
  | { readonly kind: 'none'; readonly combinations: number }
  | { readonly kind: 'gave-up' }

/** Looks through all ways of putting values together, those first that have the fewest; for so many steps at most. */
export function searchAll(pairs: Pairs, isUnique: boolean, mostSteps = MOST_STEPS): Searched {
  const combinations = combinationsOf(pairs)
  if (!combinations) return { kind: 'gave-up' }
  const left = pairs.counts.map((counts) => [...counts])
  const chosen: number[][] = []
  const used = new Set<number[]>()
  let steps = 0
  const fits = (combination: readonly number[]) =>
    combination.every((value, layer) => (left[layer]?.[value] ?? 0) > 0)
  const take = (combination: readonly number[], by: number) =>
    combination.forEach((value, layer) => {
      const counts = left[layer]
      if (counts) counts[value] = (counts[value] ?? 0) + by
    })

  /** Combinations from the least number on: the same ones in another order are the same pieces. */
  function search(open: readonly number[][]): boolean | undefined {
    if (chosen.length === pairs.size) return true
    if (++steps > mostSteps) return undefined
    const free = open.filter((one) => !used.has(one) && fits(one))
    const scarce = scarcest(left, free)
    if (!scarce) return false
    let candidates = free.filter((one) => one[scarce.layer] === scarce.value)
    const tried = new Set<number[]>()
    for (; candidates.length > 0; candidates = candidates.slice(1)) {
      const [next] = candidates
      if (!next) break
      chosen.push(next)
      take(next, -1)
      if (isUnique) used.add(next)
      // What was tried here and led nowhere is not tried beside the next one either.
      const found = search(free.filter((one) => !tried.has(one)))
      if (found !== false) return found
      tried.add(next)
      chosen.pop()
      take(next, 1)
      used.delete(next)
    }
    return false
  }
  const found = search(combinations)
  if (found === undefined) return { kind: 'gave-up' }
  return found ? { kind: 'found', pieces: chosen } : { kind: 'none', combinations: combinations.length }
}

/** All that may stand together; nothing where they are too many to look through. */
function combinationsOf({ counts, bound }: Pairs): number[][] | undefined {
  let found: number[][] = [[]]
  for (const all of counts) {
    const next: number[][] = []
    for (const begun of found)
      for (const [value, count] of all.entries())
        if (count > 0 && faultsIn({ bound }, [...begun, value]) === 0) {
          next.push([...begun, value])
          if (next.length > MOST_COMBINATIONS) return undefined
        }
    found = next
  }
  return found
}

/** The value that is still needed and comes in the fewest of these; nothing where one comes in none. */
function scarcest(
  left: readonly (readonly number[])[],
  free: readonly (readonly number[])[],
): { layer: number; value: number } | undefined {
  let found: { layer: number; value: number; ways: number } | undefined
  for (const [layer, counts] of left.entries())
    for (const [value, count] of counts.entries()) {
      if (count === 0) continue
      const ways = free.filter((one) => one[layer] === value).length
      if (ways === 0) return undefined
      if (!found || ways < found.ways) found = { layer, value, ways }
    }
  return found
}
