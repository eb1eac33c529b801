export { checkDrop, type Finding, fixDrop, RULE_IDS, type RuleId } from './check-drop.js'
export type { Facts, Severity, Spot } from './rule.js'
export type { World } from './scene.js'
export type { UriFault } from './uri-fault.js'
