import type { CoinId } from '@chiaroscuro/domain/id'
import { coinsSpentBy } from '@chiaroscuro/minting/engine'
import type { Log } from '../serve/log.js'
import type { Purse } from './lane-wallet.js'
import type { MinterDesk } from './minter-desk.js'
import type { HeldRun } from './run-book.js'

/** What a bundle leaves to the farmer, and what one that got stuck leaves after it. */
export interface MinterFee {
  readonly start: bigint
  readonly step: bigint
  readonly ceiling: bigint
  readonly patienceBlocks: number
}

/** What the minter works with. All that it holds can be had again from the desk and the chain. */
export interface Hands {
  readonly desk: MinterDesk
  readonly purse: Purse
  readonly fee: MinterFee
  readonly log: Log
  readonly runs: Map<string, HeldRun>
  /** What is signed for DIDs under way and for a split, by what it is for. */
  readonly besides: Map<string, SignedBundle>
}

/** A signed bundle, serialized, and the coins that it spends. */
export interface SignedBundle {
  readonly bundle: Uint8Array
  readonly coins: readonly CoinId[]
}

export function signed(bundle: Uint8Array): SignedBundle {
  return { bundle, coins: coinsSpentBy(bundle) }
}

export type Peak = Awaited<ReturnType<Purse['node']['peak']>>
