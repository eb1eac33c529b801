import { z } from 'zod'
import { MintingError } from '../minting-error.js'
import { MAX_PIECES } from '../plan/plan.js'
import type { PieceDraft } from '../sheet/draft.js'
import { parseRuleSet, type RuleSet } from '../traits/rule-set.js'
import { countsOf, isNone, type Layer } from './read-layers.js'

const text = z.string().min(1).max(200)
const place = z.strictObject({ layer: text, value: text })

const recipe = z.strictObject({
  size: z.number().int().min(1).max(MAX_PIECES),
  /** Decides which piece has what: the same seed, the same collection. */
  seed: z.number().int().min(0).max(4_294_967_295),
  /** What pieces are called before their number. */
  name: z.string().max(300),
  layers: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(100),
        values: z
          .array(
            z.strictObject({
              ...{ name: text, count: z.number().int().min(0).max(MAX_PIECES) },
              /** Beside the others of its layer: what its count is worked out from where the size is another. */
              weight: z.number().min(0).max(1e9),
              file: z.string().max(4096).optional(),
            }),
          )
          .min(1)
          .max(1000),
      }),
    )
    .min(1)
    .max(50),
  rules: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          ...{ kind: z.literal('requires'), if: place, layer: text },
          oneOf: z.array(text).min(1).max(1000),
        }),
        z.strictObject({ kind: z.literal('excludes'), one: place, other: place }),
      ]),
    )
    .max(500),
  /** Where a piece has a value, one of its layers is drawn right behind another instead of in its place. */
  order: z.array(z.strictObject({ if: place, layer: text, behind: text })).max(200),
})

/** All that a generated collection is made by. */
export type Recipe = z.output<typeof recipe>
export type OrderRule = Recipe['order'][number]

/** A recipe from its JSON value. Throws `MintingError` `invalid-rules` naming the first fault. */
export function parseRecipe(value: unknown): Recipe {
  const read = recipe.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new MintingError('invalid-rules', `${first?.path.join('.') || 'the recipe'}: ${first?.message}`)
}

/** A recipe for so many pieces with the layers of a folder, each value as often as its weight says. */
export function recipeOf(layers: readonly Layer[], name: string, size: number): Recipe {
  return parseRecipe({
    ...{ size, seed: 1, name, rules: [], order: [] },
    layers: layers.map((layer) => {
      const counts = countsOf(
        layer.values.map(({ weight }) => weight),
        size,
      )
      return {
        name: layer.name,
        values: layer.values.map(({ name: value, file, weight }, at) => ({
          ...{ name: value, count: counts[at] ?? 0, weight },
          ...(file !== undefined && { file }),
        })),
      }
    }),
  })
}

/** A recipe for another number of pieces, each value as often as its weight says. */
export function resized(recipe: Recipe, size: number): Recipe {
  return {
    ...{ ...recipe, size },
    layers: recipe.layers.map((layer) => {
      const counts = countsOf(
        layer.values.map(({ weight }) => weight),
        size,
      )
      return { ...layer, values: layer.values.map((one, at) => ({ ...one, count: counts[at] ?? 0 })) }
    }),
  }
}

/** What the solver is asked. Throws `MintingError` `invalid-rules` where counts or rules say nothing sensible. */
export function ruleSetOf({ layers, rules, size }: Recipe): RuleSet {
  const short = layers.find(({ values }) => values.reduce((sum, { count }) => sum + count, 0) !== size)
  if (short) throw new MintingError('invalid-rules', `${short.name} has not values for ${size} pieces`)
  return parseRuleSet({
    layers: layers.map(({ name, values }) => ({
      name,
      values: values.map(({ name: value, count }) => ({ name: value, count })),
    })),
    ...{ rules, isUnique: true },
  })
}

/** Files of a piece from the one at the back to the one in front, by its values in the order of the layers. */
export function filesInOrder({ layers, order }: Recipe, values: readonly string[]): string[] {
  const places = layers.map((layer, at) => ({ layer, value: values[at] ?? '' }))
  for (const rule of order) {
    const holds = places.some(({ layer, value }) => layer.name === rule.if.layer && value === rule.if.value)
    const from = places.findIndex(({ layer }) => layer.name === rule.layer)
    if (!holds || from < 0 || rule.layer === rule.behind) continue
    const [moved] = places.splice(from, 1)
    const to = places.findIndex(({ layer }) => layer.name === rule.behind)
    if (moved) places.splice(to < 0 ? from : to, 0, moved)
  }
  return places.flatMap(({ layer, value }) => layer.values.find((one) => one.name === value)?.file ?? [])
}

/** A generated piece as a draft: named by its number, its traits the values of its layers. */
export function draftOf({ layers, name }: Recipe, values: readonly string[], at: number): PieceDraft {
  const file = `${at + 1}.png`
  return {
    ...{ from: file, file, name: name === '' ? `#${at + 1}` : `${name} #${at + 1}`, description: '' },
    attributes: layers.flatMap((layer, index) => {
      const value = values[index] ?? ''
      return value === '' || isNone(value) ? [] : [{ traitType: layer.name, value }]
    }),
    ...{ edition: undefined, editionTotal: undefined, seriesNumber: undefined, seriesTotal: undefined },
    ...{ to: undefined, price: undefined },
  }
}
