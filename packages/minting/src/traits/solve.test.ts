import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRuleSet, type Rule, type RuleSet } from './rule-set.js'
import { solveTraits } from './solve.js'

const place = (layer: string, value: string) => ({ layer, value })
const layer = (name: string, counts: Record<string, number>) => ({
  name,
  values: Object.entries(counts).map(([value, count]) => ({ name: value, count })),
})
const excludes = (one: [string, string], other: [string, string]): Rule => ({
  kind: 'excludes',
  one: place(...one),
  other: place(...other),
})

function keeps(pieces: readonly (readonly string[])[], { layers, rules, isUnique }: RuleSet): boolean {
  const valueIn = (piece: readonly string[], name: string) =>
    piece[layers.findIndex((one) => one.name === name)]
  const isCounted = layers.every((one, at) =>
    one.values.every(({ name, count }) => pieces.filter((piece) => piece[at] === name).length === count),
  )
  const isKept = pieces.every((piece) =>
    rules.every((rule) =>
      rule.kind === 'excludes'
        ? valueIn(piece, rule.one.layer) !== rule.one.value ||
          valueIn(piece, rule.other.layer) !== rule.other.value
        : valueIn(piece, rule.if.layer) !== rule.if.value ||
          rule.oneOf.includes(valueIn(piece, rule.layer) ?? ''),
    ),
  )
  return (
    isCounted &&
    isKept &&
    (!isUnique || new Set(pieces.map((piece) => piece.join('|'))).size === pieces.length)
  )
}

/** Every order of a list, equal ones once. */
function orders(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]]
  return [...new Set(list)].flatMap((first) => {
    const rest = [...list]
    rest.splice(rest.indexOf(first), 1)
    return orders(rest).map((others) => [first, ...others])
  })
}

/** Whether there is any collection at all, by trying every one. */
function isPossible(set: RuleSet): boolean {
  const [first, ...others] = set.layers.map(({ values }) =>
    values.flatMap(({ name, count }) => Array<string>(count).fill(name)),
  )
  const deal = (columns: readonly string[][]): boolean => {
    const next = others[columns.length - 1]
    if (!next)
      return keeps(
        (columns[0] ?? []).map((_, at) => columns.map((column) => column[at] ?? '')),
        set,
      )
    return orders(next).some((column) => deal([...columns, column]))
  }
  return deal([first ?? []])
}

/** Rule sets of up to five pieces in two or three layers. */
const smallSet = fc
  .record({
    size: fc.integer({ min: 1, max: 5 }),
    layers: fc.integer({ min: 2, max: 3 }),
    isUnique: fc.boolean(),
  })
  .chain(({ size, layers: count, isUnique }) =>
    fc.record({
      layers: fc.tuple(
        ...Array.from({ length: count }, (_, at) =>
          fc
            .array(fc.constantFrom('a', 'b', 'c'), { minLength: size, maxLength: size })
            .map((values) =>
              layer(
                `L${at}`,
                Object.fromEntries(
                  ['a', 'b', 'c'].map((one) => [one, values.filter((v) => v === one).length]),
                ),
              ),
            ),
        ),
      ),
      rules: fc.array(
        fc
          .record({
            layers: fc.shuffledSubarray(
              Array.from({ length: count }, (_, at) => `L${at}`),
              { minLength: 2, maxLength: 2 },
            ),
            one: fc.constantFrom('a', 'b', 'c'),
            others: fc.subarray(['a', 'b', 'c'], { minLength: 1, maxLength: 2 }),
            isRequired: fc.boolean(),
          })
          .map(
            ({ layers: [from = 'L0', to = 'L1'], one, others, isRequired }): Rule =>
              isRequired
                ? { kind: 'requires', if: place(from, one), layer: to, oneOf: others }
                : excludes([from, one], [to, others[0] ?? 'a']),
          ),
        { maxLength: 6 },
      ),
      isUnique: fc.constant(isUnique),
    }),
  )

describe('traits', () => {
  it('are found where there are any, and only there: as trying everything says', () => {
    let impossible = 0
    fc.assert(
      fc.property(smallSet, fc.nat(), (raw, seed) => {
        const set = parseRuleSet(raw)
        const solved = solveTraits(set, seed)
        expect(solved.kind).toBe(isPossible(set) ? 'found' : 'impossible')
        if (solved.kind === 'found') expect(keeps(solved.pieces, set)).toBe(true)
        else impossible++
      }),
      { numRuns: 400 },
    )
    expect(impossible).toBeGreaterThan(40)
  })

  it('say which counts leave no room', () => {
    const set = parseRuleSet({
      layers: [layer('Hat', { Crown: 30, Cap: 50, None: 20 }), layer('Fur', { Gold: 20, Grey: 80 })],
      rules: [{ kind: 'requires', if: place('Hat', 'Crown'), layer: 'Fur', oneOf: ['Gold'] }],
      isUnique: false,
    })
    expect(solveTraits(set, 1)).toEqual({
      kind: 'impossible',
      because: {
        ...{ why: 'tight', layer: 'Hat', values: ['Crown'], pieces: 30 },
        ...{ beside: 'Fur', allowed: ['Gold'], room: 20 },
      },
    })
  })

  it('say how many different pieces there can be', () => {
    const layers = [layer('A', { a: 3, b: 2 }), layer('B', { c: 4, d: 1 })]
    expect(solveTraits(parseRuleSet({ layers, rules: [], isUnique: true }), 1)).toEqual({
      kind: 'impossible',
      because: { why: 'too-few-combinations', combinations: 4, wanted: 5 },
    })
  })

  it('name the rules that cannot be kept together, and no other', () => {
    const layers = ['A', 'B', 'C'].map((name) => layer(name, { x: 1, y: 1 }))
    const guilty = [
      excludes(['A', 'x'], ['B', 'x']),
      excludes(['B', 'x'], ['C', 'x']),
      excludes(['A', 'x'], ['C', 'x']),
    ]
    const innocent: Rule = { kind: 'requires', if: place('A', 'y'), layer: 'B', oneOf: ['x', 'y'] }
    const solved = solveTraits(parseRuleSet({ layers, rules: [innocent, ...guilty], isUnique: false }), 1)
    expect(solved).toEqual({ kind: 'impossible', because: { why: 'rules', rules: guilty } })
  })

  it('of ten thousand pieces in seven layers with rules come out exact, the same for the same seed', () => {
    const names = Array.from({ length: 12 }, (_, i) => `v${i}`)
    const counts = [3000, 2000, 1500, 1000, 800, 600, 400, 300, 200, 100, 70, 30]
    const layers = Array.from({ length: 7 }, (_, at) =>
      layer(`L${at}`, Object.fromEntries(names.map((name, i) => [name, counts[(i + at) % 12] ?? 0]))),
    )
    const rules: Rule[] = Array.from({ length: 40 }, (_, i) =>
      excludes([`L${i % 7}`, `v${i % 12}`], [`L${(i + 1 + (i % 5)) % 7}`, `v${(i * 5) % 12}`]),
    )
    rules.push({ kind: 'requires', if: place('L0', 'v11'), layer: 'L1', oneOf: ['v0', 'v1'] })
    const set = parseRuleSet({ layers, rules, isUnique: true })
    const solved = solveTraits(set, 7)
    if (solved.kind !== 'found') throw new Error(`not found: ${JSON.stringify(solved)}`)
    expect(keeps(solved.pieces, set)).toBe(true)
    expect(solveTraits(set, 7)).toEqual(solved)
    expect(solveTraits(set, 8)).not.toEqual(solved)
  })

  it.each([
    [{ layers: [layer('A', { a: 1 }), layer('A', { a: 1 })], rules: [] }, /two layers have one name/],
    [
      { layers: [layer('A', { a: 1 }), layer('B', { b: 2 })], rules: [] },
      /B has values for 2 pieces, A for 1/,
    ],
    [
      { layers: [layer('A', { a: 1 }), layer('B', { b: 1 })], rules: [excludes(['A', 'a'], ['B', 'z'])] },
      /B: z, which there is not/,
    ],
    [{ layers: [layer('A', { a: 1, b: 1 })], rules: [excludes(['A', 'a'], ['A', 'b'])] }, /one layer alone/],
    [{ layers: [], rules: [] }, /^layers: /],
  ])('are refused where they say nothing sensible', (raw, words) => {
    expect(() => parseRuleSet({ ...raw, isUnique: false })).toThrow(words)
  })
})
