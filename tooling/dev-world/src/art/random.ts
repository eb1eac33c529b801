/** Items with their weights, at least one. */
export type Weighted = readonly [readonly [unknown, number], ...(readonly [unknown, number])[]]

/** A stream of numbers fixed by its seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** From `low` up to `high`. */
  range(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<const A extends readonly [unknown, ...unknown[]]>(items: A): A[number]
  /** As `pick`, by weight. */
  weighted<const A extends Weighted>(items: A): A[number][0]
  /** Around 0 with deviation 1. */
  gauss(): number
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 16777619)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Numbers from a text: the same text gives the same stream on every machine (sfc32). */
export function createRandom(seed: string): Random {
  let a = hash(seed)
  let b = hash(`${seed}/b`)
  let c = hash(`${seed}/c`)
  let d = 1

  function next(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 12; warm++) next()

  function weighted<const A extends Weighted>(items: A): A[number][0] {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return items[0][0]
  }
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    weighted,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
