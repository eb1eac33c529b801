import type { CoinId, Hex32 } from '@chiaroscuro/domain/id'
import type { AirdropBatch, AirdropPlan } from './airdrop-plan.js'

/** A coin as the chain has it. */
export interface GiftCoin {
  readonly madeAt: number
  readonly spentAt: number | null
}

/** One moment of the chain: all of it read at one peak. */
export interface GiftMoment {
  readonly height: number
  /** Those of the coins asked for that the chain has. */
  readonly coins: ReadonlyMap<CoinId, GiftCoin>
}

/** What the engine asks of a chain. Every call may reject: nothing is concluded from that. */
export interface AirdropChain {
  look(ids: readonly CoinId[]): Promise<GiftMoment>
  /** Gives a signed bundle to the network; one that it has already, or has in a block, may be either. */
  send(bundle: Uint8Array): Promise<'taken' | 'refused'>
}

/** A signed bundle that nobody has seen yet. */
export interface SignedGifts {
  readonly bundleId: Hex32
  readonly bundle: Uint8Array
  readonly inputs: readonly { readonly id: CoinId; readonly parent: CoinId }[]
  /** In the order of the gifts. */
  readonly outputs: readonly CoinId[]
}

export interface GiftsOrder {
  readonly plan: AirdropPlan
  readonly batch: AirdropBatch
  /** What it leaves to the farmer, in mojos. */
  readonly fee: bigint
  /** The signed bundle that it takes the place of, serialized: it spends all that this one spends, so that one of the two comes about. */
  readonly instead?: Uint8Array | undefined
}

/** Signs a batch; nothing where the wallet cannot pay. Must not send it: what is not in the journal is never sent. */
export type SignGifts = (order: GiftsOrder) => Promise<SignedGifts | undefined>
