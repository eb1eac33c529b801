import type { CoinId } from '@chiaroscuro/domain/id'
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
  /** Coins that DIDs under way and a split spend, by what they are for. */
  readonly besides: Map<string, readonly CoinId[]>
  /** The last bundle that made many coins of few. */
  split: Uint8Array | undefined
}

export type Peak = Awaited<ReturnType<Purse['node']['peak']>>
