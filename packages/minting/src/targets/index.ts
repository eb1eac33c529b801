export { type Assignment, type AssignOrder, assignTargets } from './assign-targets.js'
export { type Holder, type NamedTarget, readTargets, type TargetFault, type Targets } from './read-targets.js'
