export { type Coin, type CoinSpend, coinIdOf } from './coin.js'
export type {
  BlockReading,
  DidAssigned,
  NftBurned,
  NftEvent,
  NftMinted,
  NftTraded,
  NftTransferred,
  NftUpdated,
  Price,
  PriceEvidence,
  RoyaltyPaid,
  Unreadable,
} from './event.js'
export { type FeeBehind, feeBehind } from './fee-behind.js'
export { type Advance, advance, type BlockLink, type LocalChain } from './local-chain.js'
export { OPCODE } from './opcode.js'
export { isBurnAddress, readBlock } from './read-block.js'
export { type DidSpend, type DidState, type NextDid, readDidSpend } from './read-did-spend.js'
export {
  type NftSpend,
  type NftState,
  nftPuzzleHashOf,
  readNftSpend,
  readTrustedNftSpend,
} from './read-nft-spend.js'
export { type EvidenceSpend, type SpendRole, spendsBehind } from './spends-behind.js'
