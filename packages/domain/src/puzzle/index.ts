export { type Cat, catInnerSolution, readCat } from './cat.js'
export { type DidLayer, readDid } from './did.js'
export { type NftOwnershipLayer, readNftOwnership, readOwner } from './nft-ownership.js'
export { type NftStateLayer, readNftState } from './nft-state.js'
export {
  isProgram,
  isSettlementHash,
  type KnownProgram,
  launcherHash,
  settlementHash,
  settlementProgram,
} from './program.js'
export { PuzzleError } from './puzzle-error.js'
export { type RoyaltyTransfer, readRoyaltyTransfer } from './royalty-transfer.js'
export { isSettlement, type NotarizedPayment, readNotarizedPayments } from './settlement.js'
export { readSingleton, readSingletonSolution, type Singleton, type SingletonSolution } from './singleton.js'
export { p2PuzzleHash, quotedConditions } from './standard.js'
