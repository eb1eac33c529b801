import { z } from 'zod'
import { count, text } from './field.js'

const place = z.strictObject({ layer: z.string().max(200), value: z.string().max(200) })
/** What goes together in a generated collection. */
export const layerRule = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ kind: z.literal('requires'), if: place, layer: z.string().max(200) },
    oneOf: z.array(z.string().max(200)).min(1).max(1000),
  }),
  z.strictObject({ kind: z.literal('excludes'), one: place, other: place }),
])
export type LayerRule = z.output<typeof layerRule>
const recipe = z.strictObject({
  size: z.number().int().min(1).max(100_000),
  seed: z.number().int().min(0).max(4_294_967_295),
  name: z.string().max(300),
  layers: z
    .array(
      z.strictObject({
        name: z.string().max(100),
        values: z.array(z.strictObject({ name: z.string().max(200), count: count.max(100_000) })).max(1000),
      }),
    )
    .max(50),
  rules: z.array(layerRule).max(500),
  /** Where a piece has a value, a layer is drawn right behind another. */
  order: z
    .array(z.strictObject({ if: place, layer: z.string().max(200), behind: z.string().max(200) }))
    .max(200),
})
export const recipeInput = recipe.partial()
export type RecipeInput = z.output<typeof recipeInput>

export const layers = z.strictObject({
  recipe,
  /** Whether there is such a collection, and why not. */
  solved: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['found', 'unknown', 'unasked']) }),
    z.strictObject({ kind: z.literal('uneven'), layer: text }),
    z.strictObject({
      ...{ kind: z.literal('tight'), why: z.literal('tight'), layer: text, values: z.array(text) },
      ...{ pieces: count, beside: text, allowed: z.array(text), room: count },
    }),
    z.strictObject({ kind: z.literal('too-few'), combinations: count, wanted: count }),
    z.strictObject({ kind: z.literal('rules'), rules: z.array(text).max(2000) }),
  ]),
  drawing: z.strictObject({ done: count, count }).optional(),
})
export type LayersView = z.output<typeof layers>
