export { type Batch, batchesOf } from './batches.js'
export { raisedFee } from './fee.js'
export { MAX_PIECES, type Piece, type Plan, type PlanText, parsePlan } from './plan.js'
export { canonical, planHash } from './plan-hash.js'
