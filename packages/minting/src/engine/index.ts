export { builtMint, coinsSpentBy, respentOf } from './built-mint.js'
export { type CoinRecord, type DidTrail, didTrail, type TrailNode } from './did-trail.js'
export { type MintParts, type MintRun, openMint, type Progress } from './mint-run.js'
export { type Attention, SETTLED_DEPTH } from './next-act.js'
export type {
  BuiltMint,
  JournalFile,
  MintChain,
  MintOrder,
  MintWallet,
  Peak,
  SeenCoin,
  Sent,
} from './port.js'
