import type { Coin, CoinSpend } from './coin.js'
import type { SecretKey } from './key.js'
import type { SpendBundle } from './offer.js'

/** Outcome of a push: `error` says which consensus rule failed. */
export interface PushResult {
  readonly success: boolean
  readonly status: string
  readonly error: string | null | undefined
}

/** The native full-node simulator, of which this package uses the validator and the mempool. */
export interface FullNodeSimulator {
  height(): number
  headerHash(): Buffer
  headerHashOf(height: number): Buffer
  getAggsigAdditionalData(): Buffer
  getMasterSecretKey(): SecretKey
  setFarmingPh(puzzleHash: Uint8Array): void
  pushTx(bundle: SpendBundle): PushResult
  farmBlock(count: number): unknown
  insertCoin(coin: Coin): unknown
  getBlockSpends(headerHash: Uint8Array): { blockSpends: CoinSpend[] | null | undefined }
  getAdditionsAndRemovals(headerHash: Uint8Array): {
    additions: { coin: Coin; timestamp: bigint }[] | null | undefined
  }
  dumpState(): string
  restoreState(state: string): void
}
