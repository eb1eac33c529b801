import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveTraits } from '../traits/solve.js'
import { countsOf, readLayers } from './read-layers.js'
import { draftOf, filesInOrder, parseRecipe, recipeOf, resized, ruleSetOf } from './recipe.js'

const paths = [
  'layers/02-Hat/None#50.png',
  'layers/02-Hat/Top_Hat#25.png',
  'layers/02-Hat/Hood#25.png',
  'layers/01-Sky/Dusk.png',
  'layers/01-Sky/Rain.png',
  'layers/10-Sign/Star#1.5.png',
  'layers/10-Sign/Moon#0.5.png',
  'layers/readme.txt',
]
const recipe = recipeOf(readLayers(paths), 'Lantern', 8)

describe('a folder of layers', () => {
  it('is read with weights, in the order in which it is drawn', () => {
    expect(
      readLayers(paths).map(({ name, values }) => [name, values.map((one) => `${one.name} ${one.weight}`)]),
    ).toEqual([
      ['Sky', ['Dusk 1', 'Rain 1']],
      ['Hat', ['Hood 25', 'None 50', 'Top Hat 25']],
      ['Sign', ['Moon 0.5', 'Star 1.5']],
    ])
    expect(readLayers(['1.png', 'notes.txt'])).toEqual([])
  })

  it('becomes exact counts, and a piece its files from the back to the front', () => {
    expect(recipe.layers.map(({ values }) => values.map(({ count }) => count))).toEqual([
      [4, 4],
      [2, 4, 2],
      [2, 6],
    ])
    const hood = { layer: 'Hat', value: 'Hood' }
    const lifted = parseRecipe({ ...recipe, order: [{ if: hood, layer: 'Sign', behind: 'Hat' }] })
    const files = (hat: string) => filesInOrder(lifted, ['Dusk', hat, 'Star'])
    expect(files('Hood')).toEqual([
      'layers/01-Sky/Dusk.png',
      'layers/10-Sign/Star#1.5.png',
      'layers/02-Hat/Hood#25.png',
    ])
    expect(files('Top Hat').at(-1)).toBe('layers/10-Sign/Star#1.5.png')
  })

  it('becomes drafts with what is there as traits', () => {
    expect(draftOf(recipe, ['Dusk', 'None', 'Star'], 4)).toMatchObject({
      ...{ name: 'Lantern #5', file: '5.png' },
      attributes: [
        { traitType: 'Sky', value: 'Dusk' },
        { traitType: 'Sign', value: 'Star' },
      ],
    })
  })

  it('is solved with its counts, and says what is short', () => {
    const solved = solveTraits(ruleSetOf(recipe), recipe.seed)
    expect(solved.kind).toBe('found')
    const [sky, ...others] = recipe.layers
    const short = { ...recipe, layers: sky ? [{ ...sky, values: sky.values.slice(1) }, ...others] : [] }
    expect(() => ruleSetOf(short)).toThrow('Sky has not values for 8 pieces')
  })
})

describe('counts', () => {
  it('come to the whole, each within one of its share', () => {
    const weights = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.nat({ max: 10_000 }), (some, size) => {
        const counts = countsOf(some, size)
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(size)
        const all = some.reduce((sum, one) => sum + one, 0)
        counts.forEach((count, at) => {
          const share = all > 0 ? ((some[at] ?? 0) / all) * size : size / some.length
          expect(Math.abs(count - share)).toBeLessThan(1.000001)
        })
      }),
    )
    expect(resized(recipe, 100).layers[1]?.values.map(({ count }) => count)).toEqual([25, 50, 25])
  })
})
