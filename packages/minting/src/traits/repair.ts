import { faultsIn, type Pairs } from './pairs.js'
import { shuffle } from './random.js'

const STEPS_A_PIECE = 60
const LEAST_STEPS = 1000
const PARTNERS = 40
const TRIES = 3

/**
 * Deals values out by chance, as often as they come, and then swaps them between pieces until nothing stands beside what it
 * may not, and no two pieces are the same. Swapping keeps the counts. Nothing where that does not come to an end.
 */
export function repair(pairs: Pairs, isUnique: boolean, random: () => number): number[][] | undefined {
  for (let i = 0; i < TRIES; i++) {
    const found = attempt(pairs, isUnique, random)
    if (found) return found
  }
  return undefined
}

function attempt(pairs: Pairs, isUnique: boolean, random: () => number): number[][] | undefined {
  const { counts, size } = pairs
  const dealt = counts.map((all) =>
    shuffle(
      all.flatMap((count, value) => Array<number>(count).fill(value)),
      random,
    ),
  )
  const pieces = Array.from({ length: size }, (_, at) => dealt.map((layer) => layer[at] ?? 0))
  const nameOf = naming(counts)
  const same = new Map<number | string, number>()
  const count = (piece: readonly number[], by: number) => {
    const key = nameOf(piece)
    same.set(key, (same.get(key) ?? 0) + by)
  }
  for (const piece of pieces) count(piece, 1)
  const faultsOf = (piece: readonly number[]) =>
    faultsIn(pairs, piece) + (isUnique ? Math.max(0, (same.get(nameOf(piece)) ?? 0) - 1) : 0)
  const wrong = new Set(pieces.flatMap((piece, at) => (faultsOf(piece) > 0 ? [at] : [])))
  const swap = (i: number, j: number, layer: number) => {
    const [one, other] = [pieces[i] ?? [], pieces[j] ?? []]
    for (const piece of [one, other]) count(piece, -1)
    const held = one[layer] ?? 0
    one[layer] = other[layer] ?? 0
    other[layer] = held
    for (const piece of [one, other]) count(piece, 1)
  }
  const both = (i: number, j: number) => faultsOf(pieces[i] ?? []) + faultsOf(pieces[j] ?? [])
  const anyOf = (length: number) => Math.floor(random() * length)
  for (let step = Math.max(LEAST_STEPS, size * STEPS_A_PIECE); step > 0 && wrong.size > 0; step--) {
    const i = nth(wrong, anyOf(Math.min(8, wrong.size)))
    // A piece that is right again because another changed is looked at, and left.
    if (faultsOf(pieces[i] ?? []) === 0) {
      wrong.delete(i)
      continue
    }
    let best: { gain: number; j: number; layer: number } | undefined
    for (let tried = 0; tried < PARTNERS; tried++) {
      const [j, layer] = [anyOf(size), anyOf(counts.length)]
      if (i === j || pieces[i]?.[layer] === pieces[j]?.[layer]) continue
      const before = both(i, j)
      swap(i, j, layer)
      const gain = before - both(i, j)
      swap(i, j, layer)
      if (!best || gain > best.gain) best = { gain, j, layer }
    }
    // A step that gains nothing leads out of corners now and then.
    if (!best || (best.gain < 0 && random() > 0.02)) continue
    swap(i, best.j, best.layer)
    for (const at of [i, best.j]) if (faultsOf(pieces[at] ?? []) > 0) wrong.add(at)
  }
  return pieces.every((piece) => faultsOf(piece) === 0) ? pieces : undefined
}

function nth(set: ReadonlySet<number>, at: number): number {
  let left = at
  for (const one of set) if (left-- === 0) return one
  return 0
}

/** A name for each different piece: a number where they are not too many for that. */
function naming(counts: readonly (readonly number[])[]): (piece: readonly number[]) => number | string {
  const isSmall = counts.reduce((all, { length }) => all * length, 1) < Number.MAX_SAFE_INTEGER
  if (!isSmall) return (piece) => piece.join()
  return (piece) => piece.reduce((sum, value, layer) => sum * (counts[layer]?.length ?? 1) + value, 0)
}
