import type { BlockLink, CoinSpend } from '@chiaroscuro/domain/chain'

/** A block as the index needs it. */
export interface Block extends BlockLink {
  /** Unix seconds; null for blocks without transactions and for archives that do not say. */
  readonly timestamp: number | null
  readonly spends: readonly CoinSpend[]
}

/** Where blocks come from. Every method may throw; the follower waits and asks again. */
export interface BlockSource {
  readonly kind: 'node' | 'archive'
  /** The newest block's link; `undefined` while there is none. */
  peak(signal: AbortSignal): Promise<BlockLink | undefined>
  /** Blocks of the main chain from a height on, at most `count`, oldest first. */
  range(from: number, count: number, signal: AbortSignal): Promise<Block[]>
  /** One block by its hash, whatever branch it is on. */
  byHash(hash: string, signal: AbortSignal): Promise<Block>
  /** Lowest height worth reading. */
  readonly firstHeight: number
}
