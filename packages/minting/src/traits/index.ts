export { parseRuleSet, type Rule, type RuleSet } from './rule-set.js'
export { type Impossible, type Solved, solveTraits } from './solve.js'
