import type { Rule, RuleSet } from './rule-set.js'

/** What may not stand together in two layers. */
export interface Bound {
  readonly a: number
  readonly b: number
  /** One for each value of `a` with each of `b`, those of the first value of `a` first; 1 where they may not meet. */
  readonly barred: Uint8Array
  readonly width: number
}

/** A rule set by numbers: layers and values by their places. Every rule is about two values of two layers. */
export interface Pairs {
  /** How often each value comes, by layer. */
  readonly counts: readonly (readonly number[])[]
  /** Pieces. */
  readonly size: number
  /** Pairs of layers between which something may not meet; the first is the lower. */
  readonly bound: readonly Bound[]
}

/** How many rules a piece breaks, as far as it goes: pairs of its values that may not meet. */
export function faultsIn({ bound }: Pick<Pairs, 'bound'>, piece: readonly number[]): number {
  let faults = 0
  for (const { a, b, barred, width } of bound)
    if (b < piece.length) faults += barred[(piece[a] ?? 0) * width + (piece[b] ?? 0)] ?? 0
  return faults
}

export function pairsOf({ layers, rules }: Pick<RuleSet, 'layers' | 'rules'>): Pairs {
  const counts = layers.map(({ values }) => values.map(({ count }) => count))
  const layerAt = new Map(layers.map(({ name }, at) => [name, at]))
  const valueAt = layers.map(({ values }) => new Map(values.map(({ name }, at) => [name, at])))
  const bound = new Map<string, Bound>()
  const at = (layer: string, value: string): Place => {
    const index = layerAt.get(layer) ?? -1
    return [index, valueAt[index]?.get(value) ?? -1]
  }
  for (const rule of rules)
    for (const [one, other] of barredBy(rule, layers, at)) {
      const [[a, valueOfA], [b, valueOfB]] = one[0] < other[0] ? [one, other] : [other, one]
      const width = counts[b]?.length ?? 0
      const known = bound.get(`${a}:${b}`)
      const found = known ?? { a, b, width, barred: new Uint8Array((counts[a]?.length ?? 0) * width) }
      found.barred[valueOfA * width + valueOfB] = 1
      bound.set(`${a}:${b}`, found)
    }
  const size = counts[0]?.reduce((sum, count) => sum + count, 0) ?? 0
  return { counts, size, bound: [...bound.values()] }
}

type Place = [layer: number, value: number]

function barredBy(
  rule: Rule,
  layers: RuleSet['layers'],
  at: (layer: string, value: string) => Place,
): [Place, Place][] {
  if (rule.kind === 'excludes') {
    return [[at(rule.one.layer, rule.one.value), at(rule.other.layer, rule.other.value)]]
  }
  const where = at(rule.if.layer, rule.if.value)
  const others = layers.find(({ name }) => name === rule.layer)?.values ?? []
  return others
    .filter(({ name }) => !rule.oneOf.includes(name))
    .map(({ name }) => [where, at(rule.layer, name)])
}
