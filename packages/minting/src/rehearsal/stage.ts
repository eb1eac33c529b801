import type { DidId } from '@chiaroscuro/domain/id'
import type { MintChain, MintWallet, Peak } from '../engine/port.js'

/** A chain that is nobody's but the rehearsal's, with a creator who has a DID and money. */
export interface Stage {
  readonly didId: DidId
  readonly chain: MintChain
  readonly wallet: MintWallet
  /** Mojos that the creator holds. */
  balance(): Promise<bigint>
  /** One block more, of what waits. */
  farm(): Promise<Peak>
  /** Takes so many blocks away and puts one more in their place; what they held is forgotten. */
  reorg(depth: number): Promise<void>
  /** What a signed bundle costs a block. */
  costOf(bundle: Uint8Array): bigint
}
