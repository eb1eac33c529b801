export type { JournalFile } from '../engine/port.js'
export {
  type AirdropBatch,
  type AirdropCost,
  type AirdropGift,
  type AirdropPlan,
  type AirdropPlanText,
  airdropBatches,
  airdropCost,
  airdropHash,
  formatAirdropPlan,
  MAX_GIFTS,
  MAX_GIFTS_OF_BATCH,
  MAX_NFTS_OF_BATCH,
  parseAirdropPlan,
} from './airdrop-plan.js'
export type {
  AirdropChain,
  GiftCoin,
  GiftMoment,
  GiftsOrder,
  SignedGifts,
  SignGifts,
} from './airdrop-port.js'
export { type AirdropState, readAirdropJournal } from './airdrop-record.js'
export { airdropReport, type GiftLine, type GiftStatus, giftLines } from './airdrop-report.js'
export {
  type AirdropNeed,
  type AirdropProgress,
  type AirdropRun,
  GIFTS_SETTLED_DEPTH,
  LEAST_RAISE,
  openAirdrop,
  type WaitingGifts,
} from './airdrop-run.js'
export { type DealOrder, type Dealt, dealWorks } from './give-works.js'
export {
  type Recipient,
  type RecipientFault,
  type RecipientRules,
  type Recipients,
  readRecipients,
  type Share,
} from './recipients.js'
