import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOnBoard, makeBoard } from './facet-board.js'

const NAMES = ['Eyes', 'Hat', 'Mouth']
const VALUES = ['blue', 'none', 'red']

/** Items as sets of `name value`, and what is counted of them one by one. */
const world = fc.record({
  items: fc.array(fc.uniqueArray(fc.constantFrom(...NAMES.flatMap((n) => VALUES.map((v) => `${n} ${v}`)))), {
    maxLength: 12,
  }),
  wanted: fc.dictionary(
    fc.constantFrom(...NAMES, 'Nobody has'),
    fc.uniqueArray(fc.constantFrom(...VALUES, 'x')),
  ),
  listed: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  asked: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  types: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 }),
  wantedType: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  ranks: fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 13 })),
})

describe('countOnBoard', () => {
  it('counts as one would item by item, each wanted name, and types, without their own condition', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ items, wanted, listed, asked: given, ranks, types, wantedType }) => {
        const [least, most] = ranks
        const asked = given.map((isAsked, i) => isAsked && i + 1 >= least && i + 1 <= most)
        const postings = NAMES.flatMap((name) =>
          VALUES.map((value) => ({
            name,
            value,
            ids: items.flatMap((has, i) => (has.includes(`${name} ${value}`) ? [`id${i}`] : [])),
          })),
        ).filter(({ ids }) => ids.length > 0)
        const ids = items.map((_, i) => `id${i}`)
        const ranked = ids.map((id, i) => ({ id, rank: i + 1, type: types[i] ?? 0 }))
        const board = await makeBoard(ranked, postings, '1')
        const every = ids.filter((_, i) => asked[i])
        const through = { every, listed: ids.filter((_, i) => asked[i] && listed[i]) }
        const found = countOnBoard(board, through, new Map(Object.entries(wanted)), wantedType)
        const but = ids.filter((_, i) => !given[i])
        const others = { ...through, every: { least, most, but: [...but, 'of another'] } }
        expect(countOnBoard(board, others, new Map(Object.entries(wanted)), wantedType)).toEqual(found)
        const passes = (has: readonly string[], but?: string) =>
          Object.entries(wanted).every(
            ([name, values]) => name === but || values.some((value) => has.includes(`${name} ${value}`)),
          )
        const isType = (i: number) => wantedType === undefined || types[i] === wantedType
        const under = items.filter((_, i) => asked[i] && isType(i))
        const expected = postings.flatMap(({ name, value }) => {
          const count = under.filter((has) => has.includes(`${name} ${value}`) && passes(has, name)).length
          return count > 0 ? [{ name, value, count }] : []
        })
        const order = (a: { name: string; value: string; count: number }, b: typeof a) =>
          NAMES.indexOf(a.name) - NAMES.indexOf(b.name) ||
          b.count - a.count ||
          VALUES.indexOf(a.value) - VALUES.indexOf(b.value)
        expect(found?.values).toEqual(expected.sort(order))
        expect(found?.total).toBe(under.filter((has) => passes(has)).length)
        expect(found?.listed).toBe(
          items.filter((has, i) => asked[i] && listed[i] && isType(i) && passes(has)).length,
        )
        const ofType = [0, 1, 2, 3, 4].map((type) => ({
          type,
          count: items.filter((has, i) => asked[i] && passes(has) && types[i] === type).length,
        }))
        expect(found?.types).toEqual(ofType.filter(({ count }) => count > 0))
      }),
      { numRuns: 500 },
    )
  })

  it('says nothing of items it does not know', async () => {
    const board = await makeBoard([{ id: 'a', rank: 1, type: 3 }], [], '1')
    expect(countOnBoard(board, { every: ['a', 'b'], listed: [] }, new Map())).toBeUndefined()
    expect(countOnBoard(board, { every: ['a'], listed: ['a'] }, new Map())).toEqual({
      total: 1,
      listed: 1,
      types: [{ type: 3, count: 1 }],
      values: [],
    })
  })
})
