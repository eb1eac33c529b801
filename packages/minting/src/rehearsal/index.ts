export {
  isRehearsed,
  type Rehearsal,
  type RehearsalOptions,
  type RehearsedBatch,
  rehearse,
  SECONDS_PER_BLOCK,
} from './rehearse.js'
export type { Stage } from './stage.js'
export { MISHAPS, type Mishap, type MishapKind } from './trouble.js'
export { usualMishaps } from './usual-mishaps.js'
