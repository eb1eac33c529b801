import type { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door, WalletPort } from '#app/wallet/wallet-port.js'
import type { Run } from './each-in-turn.js'

/** What the chain made of things that were sent, by id: nothing where it went as wanted. */
export type Ends = ReadonlyMap<string, WalletFault | undefined>

/** A wallet that was asked, by which window, and whoever wants to know. */
export interface Deeds extends Run {
  readonly port: WalletPort
  readonly door: Door
  /** The wallet has done its part. */
  sent(): void
}
