import type { Bound, Pairs } from './pairs.js'

/** Values of one layer that come more often than all that they may stand beside in another. */
export interface TightPair {
  readonly layer: number
  readonly values: readonly number[]
  readonly pieces: number
  readonly beside: number
  readonly allowed: readonly number[]
  readonly room: number
}

/**
 * Whether two layers can be put together at all, told by a greatest flow between their values. What cannot be is shown by its
 * least cut (Hall): so many pieces have these values, and what they may have of the other layer comes only so often.
 */
export function tightPair(pairs: Pairs): TightPair | undefined {
  for (const bound of pairs.bound) {
    const found = tightBetween(pairs, bound)
    if (found) return found
  }
  return undefined
}

function tightBetween({ counts }: Pairs, { a, b, barred, width }: Bound): TightPair | undefined {
  const left = [...(counts[a] ?? [])]
  const room = [...(counts[b] ?? [])]
  const flow = left.map(() => room.map(() => 0))
  const meet = (i: number, j: number) => barred[i * width + j] === 0
  for (let i = 0; i < left.length; i++)
    while ((left[i] ?? 0) > 0) {
      const { path, reached } = augmenting(i, room, flow, meet)
      if (!path) return cut({ counts, a, b, reached, meet })
      push(path, i, left, room, flow)
    }
  return undefined
}

type Step = readonly [value: number, beside: number]

/** A way from a value to one beside it that has room: each step takes a place that another value gives up. */
function augmenting(
  from: number,
  room: readonly number[],
  flow: readonly (readonly number[])[],
  meet: (i: number, j: number) => boolean,
): { path: Step[] | undefined; reached: Set<number> } {
  const cameBy = new Map<number, number>()
  const reached = new Set([from])
  const takenBy = new Map<number, number>()
  const queue = [from]
  for (const i of queue)
    for (const [j, free] of room.entries()) {
      if (cameBy.has(j) || !meet(i, j)) continue
      cameBy.set(j, i)
      if (free > 0) return { path: wayTo(j, cameBy, takenBy), reached }
      for (const [other, row] of flow.entries())
        if (!reached.has(other) && (row[j] ?? 0) > 0) {
          reached.add(other)
          takenBy.set(other, j)
          queue.push(other)
        }
    }
  return { path: undefined, reached }
}

function wayTo(
  end: number,
  cameBy: ReadonlyMap<number, number>,
  takenBy: ReadonlyMap<number, number>,
): Step[] {
  const path: Step[] = []
  let j: number | undefined = end
  while (j !== undefined) {
    const i: number = cameBy.get(j) ?? 0
    path.push([i, j])
    j = takenBy.get(i)
  }
  return path
}

function push(path: readonly Step[], from: number, left: number[], room: number[], flow: number[][]): void {
  const given = path.slice(0, -1).map(([i], at) => flow[i]?.[path[at + 1]?.[1] ?? 0] ?? 0)
  const end = path[0]?.[1] ?? 0
  const amount = Math.min(left[from] ?? 0, room[end] ?? 0, ...given)
  const add = (i: number, j: number, by: number) => {
    const row = flow[i]
    if (row) row[j] = (row[j] ?? 0) + by
  }
  path.forEach(([i, j], at) => {
    add(i, j, amount)
    const before = path[at + 1]
    if (before) add(i, before[1], -amount)
  })
  left[from] = (left[from] ?? 0) - amount
  room[end] = (room[end] ?? 0) - amount
}

function cut({
  counts,
  a,
  b,
  reached,
  meet,
}: {
  counts: Pairs['counts']
  a: number
  b: number
  reached: ReadonlySet<number>
  meet: (i: number, j: number) => boolean
}): TightPair {
  const values = [...reached]
  const allowed = (counts[b] ?? []).flatMap((_, j) => (values.some((i) => meet(i, j)) ? [j] : []))
  const sum = (layer: number, some: readonly number[]) =>
    some.reduce((all, at) => all + (counts[layer]?.[at] ?? 0), 0)
  return { layer: a, values, pieces: sum(a, values), beside: b, allowed, room: sum(b, allowed) }
}
