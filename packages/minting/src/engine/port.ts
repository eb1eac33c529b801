import type { CoinId, Hex32 } from '@chiaroscuro/domain/id'
import type { Batch } from '../plan/batches.js'
import type { Plan } from '../plan/plan.js'

/** The newest block. */
export interface Peak {
  readonly height: number
  readonly hash: Hex32
}

/** A coin as the chain has it at one peak. */
export interface SeenCoin {
  readonly madeAt: number
  readonly isSpent: boolean
}

/**
 * What became of a bundle that was given to the network. `taken`: it waits for a block. `refused`: not as things are now, and
 * perhaps never, because a coin of it is spent or a rule broken. `not-now`: later perhaps, the mempool is full or the fee too low.
 */
export type Sent = 'taken' | 'refused' | 'not-now'

/** What the engine asks of a chain. Every call may reject: nothing is concluded from that. */
export interface MintChain {
  peak(): Promise<Peak>
  /** Those of these coins that the chain has. */
  coins(ids: readonly CoinId[]): Promise<ReadonlyMap<CoinId, SeenCoin>>
  /** Gives a signed bundle, serialized, to the network; one that it has already is `taken`. */
  send(bundle: Uint8Array): Promise<Sent>
}

/** A signed bundle. */
export interface BuiltMint {
  readonly bundleId: Hex32
  readonly bundle: Uint8Array
  /** In the order of the pieces, as what follows. */
  readonly launcherIds: readonly CoinId[]
  /**
   * The coins that the launchers make. They tell what was minted: launchers are the same for whatever a coin of a DID
   * mints, and these for nothing but these pieces.
   */
  readonly firstCoinIds: readonly CoinId[]
}

export interface MintOrder {
  readonly plan: Plan
  readonly batch: Batch
  /** The coin of the DID that the bundle has to spend, and no other. */
  readonly didCoinId: CoinId
  readonly fee: bigint
  /**
   * The bundle that was signed for the batch before, serialized: as many of its coins as are unspent have to be spent again. A
   * mempool that has it takes another in its place for nothing less, and its coins wait for nothing else.
   */
  readonly instead?: Uint8Array | undefined
}

/** What the engine asks of a wallet. */
export interface MintWallet {
  /** The DID's newest coin; nothing where it has melted or is somebody else's. */
  didCoin(): Promise<CoinId | undefined>
  /** Signs a batch; nothing where it cannot pay. Sends nothing. */
  build(order: MintOrder): Promise<BuiltMint | undefined>
}

/** Where a journal is kept. */
export interface JournalFile {
  read(): Promise<Uint8Array>
  /** Cuts it to so many bytes: what a crash tore. */
  cut(length: number): Promise<void>
  /** Resolves once it would survive a loss of power; rejects where it would not. */
  append(line: Uint8Array): Promise<void>
}
