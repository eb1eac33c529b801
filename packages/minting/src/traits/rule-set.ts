import { z } from 'zod'
import { MintingError } from '../minting-error.js'

/** A value of a layer, by name. */
const place = z.strictObject({ layer: z.string(), value: z.string() })

const layer = z.strictObject({
  name: z.string().min(1).max(100),
  /** What of it there is, and how many pieces have it: exactly so many. A piece without the layer has a value as well. */
  values: z
    .array(z.strictObject({ name: z.string().min(1).max(200), count: z.number().int().min(0) }))
    .min(1)
    .max(1000),
})

const rule = z.discriminatedUnion('kind', [
  /** Whoever has the one has one of the others. */
  z.strictObject({
    kind: z.literal('requires'),
    if: place,
    layer: z.string(),
    oneOf: z.array(z.string()).min(1),
  }),
  /** Nobody has both. */
  z.strictObject({ kind: z.literal('excludes'), one: place, other: place }),
])

const ruleSet = z.strictObject({
  layers: z.array(layer).min(1).max(50),
  rules: z.array(rule).max(2000),
  /** No two pieces are the same in every layer. */
  isUnique: z.boolean(),
})

/** What a generated collection is to be: how often each value comes, and what goes together. */
export type RuleSet = z.output<typeof ruleSet>
export type Rule = RuleSet['rules'][number]

/** A rule set from its JSON value. Throws `MintingError` `invalid-rules` naming the first fault. */
export function parseRuleSet(value: unknown): RuleSet {
  const read = ruleSet.safeParse(value)
  if (!read.success) {
    const [first] = read.error.issues
    throw new MintingError('invalid-rules', `${first?.path.join('.') || 'the rules'}: ${first?.message}`)
  }
  const { layers, rules } = read.data
  const refuse = (words: string) => {
    throw new MintingError('invalid-rules', words)
  }
  const byName = new Map(layers.map(({ name, values }) => [name, new Set(values.map((one) => one.name))]))
  if (byName.size < layers.length) refuse('two layers have one name')
  const [size] = layers.map(sizeOf)
  for (const one of layers) {
    if (byName.get(one.name)?.size !== one.values.length) refuse(`two values of ${one.name} have one name`)
    if (sizeOf(one) !== size || sizeOf(one) === 0)
      refuse(`${one.name} has values for ${sizeOf(one)} pieces, ${layers[0]?.name} for ${size}`)
  }
  for (const one of rules) {
    const named =
      one.kind === 'excludes'
        ? [one.one, one.other]
        : [one.if, ...one.oneOf.map((name) => ({ layer: one.layer, value: name }))]
    for (const { layer: name, value: what } of named)
      if (!byName.get(name)?.has(what)) refuse(`a rule names ${name}: ${what}, which there is not`)
    if (new Set(named.map((at) => at.layer)).size < 2) refuse('a rule is about one layer alone')
  }
  return read.data
}

function sizeOf({ values }: RuleSet['layers'][number]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
