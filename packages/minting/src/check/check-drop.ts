import type { Drop } from '../drop/drop.js'
import { MAX_PIECES } from '../plan/plan.js'
import { COLLECTION_RULES } from './collection-rules.js'
import { FILE_RULES } from './file-rules.js'
import { HOSTING_RULES } from './hosting-rules.js'
import { NUMBER_RULES } from './number-rules.js'
import { OWNER_RULES } from './owner-rules.js'
import { ROYALTY_RULES } from './royalty-rules.js'
import type { Rule, Severity, Spot } from './rule.js'
import { SALE_RULES } from './sale-rules.js'
import { sceneOf, type World } from './scene.js'
import { TERMS_RULES } from './terms-rules.js'
import { TRAIT_RULES } from './trait-rules.js'
import { WORD_RULES } from './word-rules.js'

const ALL = [
  ...FILE_RULES,
  ...WORD_RULES,
  ...TRAIT_RULES,
  ...NUMBER_RULES,
  ...OWNER_RULES,
  ...SALE_RULES,
  ...ROYALTY_RULES,
  ...COLLECTION_RULES,
  ...HOSTING_RULES,
  ...TERMS_RULES,
] as const

export type RuleId = (typeof ALL)[number]['id']

const RULES: readonly Rule<RuleId>[] = ALL

/** Every rule there is, in the order in which they are looked at. */
export const RULE_IDS: readonly RuleId[] = RULES.map(({ id }) => id)

/** Something a rule found. */
export interface Finding {
  readonly rule: RuleId
  readonly severity: Severity
  readonly spots: readonly Spot[]
  /** Whether `fixDrop` would change anything. */
  readonly isFixable: boolean
}

/** Looks at a drop before a mojo is spent; what stops it comes first. The same drop and world come to the same findings. */
export function checkDrop(drop: Drop, world: World): Finding[] {
  const scene = sceneOf(drop, world)
  // Of a drop that no plan holds nothing else is looked at, so that looking never takes long.
  const rules = drop.pieces.length > MAX_PIECES ? RULES.filter(({ id }) => id === 'too-many-pieces') : RULES
  const found = rules.flatMap(({ id, severity, find, fix }): Finding[] => {
    const spots = [...find(scene)]
    if (spots.length === 0) return []
    return [{ rule: id, severity, spots, isFixable: fix !== undefined && isOther(fix(scene, spots), drop) }]
  })
  return [
    ...found.filter(({ severity }) => severity === 'stops'),
    ...found.filter(({ severity }) => severity === 'warns'),
  ]
}

/** The drop with what one rule finds in it put right, where there is one way to do so; otherwise the drop itself. */
export function fixDrop(drop: Drop, world: World, ruleId: RuleId): Drop {
  const scene = sceneOf(drop, world)
  const one = RULES.find(({ id }) => id === ruleId)
  const spots = [...(one?.find(scene) ?? [])]
  return spots.length > 0 && one?.fix ? one.fix(scene, spots) : drop
}

/** Whether any part of a drop is another than it was. */
function isOther(next: Drop, drop: Drop): boolean {
  if (next === drop) return false
  const { pieces, ...terms } = next
  const { pieces: before, ...termsBefore } = drop
  const differs = pieces.length !== before.length || pieces.some((piece, at) => !same(piece, before[at]))
  return differs || !same(terms, termsBefore)
}

function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return entries.length === others.size && entries.every(([key, held]) => same(held, others.get(key)))
}
