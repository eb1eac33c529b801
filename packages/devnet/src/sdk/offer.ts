import type { Cat, Nft } from './asset.js'
import type { Program, Scoped, Spend } from './clvm.js'
import type { Coin, CoinSpend } from './coin.js'
import type { Signature } from './key.js'

/** A set of spends with one aggregated signature. */
export interface SpendBundle {
  readonly coinSpends: CoinSpend[]
  readonly aggregatedSignature: Signature
  toBytes(): Buffer
  hash(): Buffer
}

/** One payment a settlement coin must make. */
export interface Payment<S> extends Scoped<S> {
  readonly puzzleHash: Buffer
  readonly amount: bigint
  readonly memos: Program<S> | null
}

/** Payments under a nonce, which bind an offer's two sides. */
export interface NotarizedPayment<S> extends Scoped<S> {
  readonly nonce: Buffer
  readonly payments: Payment<S>[]
}

/** A price an NFT is traded at, in the asset of a settlement puzzle. */
export interface TradePrice {
  readonly amount: bigint
}

/** An asset in the action system. */
export interface AssetId {
  isXch(): boolean
}

/** One thing to do in the action system. */
export interface Action<S> extends Scoped<S> {
  clone(): Action<S>
}

/** The new owner DID (or none) of an NFT and the prices it moves at. */
export interface TransferNftById {
  readonly tradePrices: TradePrice[]
}

/** A coin the action system wants spent with given conditions. */
export interface PendingSpend<S> {
  coin(): Coin
  conditions(): Program<S>[]
}

/** The spends of an action run, waiting for inner spends. */
export interface FinishedSpends<S> {
  pendingSpends(): PendingSpend<S>[]
  insert(coinId: Uint8Array, spend: Spend<S>): void
  spend(): unknown
}

/** The amounts an action run moves. */
export interface Deltas {
  isNeeded(id: AssetId): boolean
}

/** Selects coins and arranges spends for a list of actions. */
export interface Spends<S> extends Scoped<S> {
  addXch(coin: Coin): void
  addCat(cat: Cat): void
  addNft(nft: Nft<S>): void
  apply(actions: Action<S>[]): Deltas
  prepare(deltas: Deltas): FinishedSpends<S>
}
