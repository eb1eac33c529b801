import type { Attribute } from '@chiaroscuro/domain/nft'
import type { PieceDraft } from '../sheet/draft.js'
import { alike, spellings, tidy } from './alike.js'
import { type Rule, rule, type Spot } from './rule.js'
import { groupsOf, onPieces, repeated, type Scene, withPieces } from './scene.js'

/** What readers of metadata keep; see `parseNftMetadata`. */
const MAX_TRAITS = 200
const MAX_TRAIT_NAME = 200
const MAX_TRAIT_VALUE = 500
/** Of a trait's values, how many have to be numbers for the rest to look like a slip. */
const MOSTLY = 0.8

type Change = (attributes: readonly Attribute[]) => readonly Attribute[]

function withAttributes(scene: Scene, spots: readonly Spot[], change: Change) {
  return withPieces(scene, spots, (piece) => ({ ...piece, attributes: change(piece.attributes) }))
}

const isEmpty = ({ traitType, value }: Attribute) => tidy(traitType) === '' || tidy(value) === ''
const isNumber = (value: string) => /^[+-]?\d+([.,]\d+)?$/.test(value.trim())
const keyOfTrait = ({ traitType, value }: Attribute) => `${alike(traitType)}\t${alike(value)}`
const withoutRepeats: Change = (attributes) => {
  const seen = new Set<string>()
  return attributes.filter((one) => seen.size < seen.add(keyOfTrait(one)).size)
}

/** A rule that one word is spelt in one way, wherever it stands: `textsOf` says which words, `respell` puts others there. */
function spelling<const Id extends string>(
  id: Id,
  keyOf: (attribute: Attribute) => { readonly of: string; readonly text: string },
  respell: (attribute: Attribute, text: string) => Attribute,
): Rule<Id> {
  const usual = ({ drop }: Scene) => {
    const texts = new Map<string, string[]>()
    for (const attribute of drop.pieces.flatMap(({ attributes }) => attributes)) {
      const { of, text } = keyOf(attribute)
      const known = texts.get(of)
      if (known) known.push(text)
      else texts.set(of, [text])
    }
    const found = new Map([...texts].map(([of, all]) => [of, spellings(all)]))
    return (attribute: Attribute) => {
      const { of, text } = keyOf(attribute)
      return found.get(of)?.get(alike(text)) ?? text
    }
  }
  return rule({
    id,
    severity: 'warns',
    find(scene) {
      const best = usual(scene)
      return onPieces(scene, ({ attributes }) => {
        const odd = attributes.find((attribute) => best(attribute) !== keyOf(attribute).text)
        return odd && { text: keyOf(odd).text, usual: best(odd) }
      })
    },
    fix(scene, spots) {
      const best = usual(scene)
      return withAttributes(scene, spots, (attributes) => attributes.map((one) => respell(one, best(one))))
    },
  })
}

/** Attributes: what collectors filter by and ranks are made of. */
export const TRAIT_RULES = [
  rule({
    id: 'traits-missing',
    severity: 'warns',
    find: (scene) =>
      scene.drop.pieces.some(({ attributes }) => attributes.length > 0)
        ? onPieces(scene, ({ attributes }) => (attributes.length === 0 ? {} : undefined))
        : [],
  }),
  rule({
    id: 'trait-empty',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ attributes }) => {
        const empty = attributes.find(isEmpty)
        return empty && { trait: empty.traitType, value: empty.value }
      }),
    fix: (scene, spots) =>
      withAttributes(scene, spots, (attributes) => attributes.filter((one) => !isEmpty(one))),
  }),
  rule({
    id: 'trait-repeated',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, ({ attributes }) =>
        withoutRepeats(attributes).length < attributes.length
          ? { count: attributes.length - withoutRepeats(attributes).length }
          : undefined,
      ),
    fix: (scene, spots) => withAttributes(scene, spots, withoutRepeats),
  }),
  rule({
    id: 'trait-contradicts-itself',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (piece) => {
        const values = new Map<string, Attribute>()
        for (const one of piece.attributes) {
          const before = values.get(alike(one.traitType))
          if (before && keyOfTrait(before) !== keyOfTrait(one))
            return { trait: one.traitType, value: before.value, other: one.value }
          values.set(alike(one.traitType), one)
        }
        return undefined
      }),
  }),
  spelling(
    'trait-spelt-apart',
    ({ traitType }) => ({ of: '', text: traitType }),
    (attribute, traitType) => ({ ...attribute, traitType }),
  ),
  spelling(
    'value-spelt-apart',
    ({ traitType, value }) => ({ of: alike(traitType), text: value }),
    (attribute, value) => ({ ...attribute, value }),
  ),
  rule({
    id: 'values-mixed',
    severity: 'warns',
    find(scene) {
      const counts = new Map<string, { numbers: number; all: number }>()
      for (const { traitType, value } of scene.drop.pieces.flatMap(({ attributes }) => attributes)) {
        const { numbers, all } = counts.get(traitType) ?? { numbers: 0, all: 0 }
        counts.set(traitType, { numbers: numbers + (isNumber(value) ? 1 : 0), all: all + 1 })
      }
      const isOdd = ({ traitType, value }: Attribute) => {
        const { numbers, all } = counts.get(traitType) ?? { numbers: 0, all: 0 }
        return !isNumber(value) && numbers >= all * MOSTLY
      }
      return onPieces(scene, ({ attributes }) => {
        const odd = attributes.find(isOdd)
        return odd && { trait: odd.traitType, value: odd.value }
      })
    },
  }),
  rule({
    id: 'traits-too-many',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ attributes: { length } }) =>
        length > MAX_TRAITS ? { count: length, limit: MAX_TRAITS } : undefined,
      ),
  }),
  rule({
    id: 'trait-too-long',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ attributes }) => {
        const long = attributes.find(
          ({ traitType, value }) => traitType.length > MAX_TRAIT_NAME || value.length > MAX_TRAIT_VALUE,
        )
        return long && { trait: long.traitType.slice(0, MAX_TRAIT_NAME), limit: MAX_TRAIT_VALUE }
      }),
  }),
  rule({
    id: 'traits-twice',
    severity: 'warns',
    find: (scene) => repeated(groupsOf(scene, traitsKey)),
  }),
] as const

/** All of a piece's traits; editions of one work have the same, rightly. */
function traitsKey({ attributes, edition }: PieceDraft): string | undefined {
  if (attributes.length === 0) return undefined
  return [...attributes.map(keyOfTrait).sort(), edition ?? 1].join('\n')
}
