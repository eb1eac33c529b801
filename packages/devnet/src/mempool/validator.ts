import type { ChainStore } from '../chain/chain-store.js'
import { coinId, toCoinData, toNativeCoin } from '../coin.js'
import type { Sdk } from '../sdk/native.js'
import type { SpendBundle } from '../sdk/offer.js'
import type { FullNodeSimulator } from '../sdk/simulator.js'

/** The simulator pays its block rewards here; nobody can spend them and our chain does not know them. */
const nobody = Buffer.alloc(32)

/** A fresh simulator of a network whose first block has the given time. */
export function freshSimulator(sdk: Sdk, seed: bigint, genesisTime: number): FullNodeSimulator {
  const simulator = sdk.FullNodeSimulator.withSeed(seed)
  // Only a state without transactions can be edited and restored: the one use of dump and restore here.
  const state = simulator
    .dumpState()
    .replace(/"next_timestamp":(\s*)\d+/, `"next_timestamp":$1${genesisTime + 1}`)
    .replace(/"timestamp":(\s*)\d+/g, `"timestamp":$1${genesisTime}`)
  simulator.restoreState(state)
  simulator.setFarmingPh(nobody)
  return simulator
}

/** Our chain's current state inside a native simulator, which checks puzzles, signatures and announcements. */
export class Validator {
  readonly #sdk: Sdk
  readonly #seed: bigint
  readonly #store: ChainStore
  #simulator: FullNodeSimulator

  constructor(sdk: Sdk, seed: bigint, store: ChainStore, now: number) {
    this.#sdk = sdk
    this.#seed = seed
    this.#store = store
    this.#simulator = this.#warmStart(now)
  }

  /** Starts over from the store: after a reorg, or when the simulator's clock has drifted too far. */
  rebuild(now: number): void {
    this.#simulator = this.#warmStart(now)
  }

  /** Undefined when the simulator took the bundle, else the rule it breaks in a real node's words. */
  push(bundle: SpendBundle): string | undefined {
    const result = this.#simulator.pushTx(bundle)
    return result.success ? undefined : toNodeError(result.error ?? result.status)
  }

  /** Makes one block and tells which coins it spent. */
  farm(): Set<string> {
    this.#simulator.farmBlock(1)
    const { blockSpends } = this.#simulator.getBlockSpends(this.#simulator.headerHash())
    return new Set((blockSpends ?? []).map((spend) => coinId(toCoinData(spend.coin))))
  }

  #warmStart(now: number): FullNodeSimulator {
    const height = this.#store.peak?.height ?? 1
    const simulator = freshSimulator(this.#sdk, this.#seed, now - height)
    // Coins enter at the height they were born at, so that height locks count from there.
    for (const record of this.#store.coins.unspent()) {
      const behind = record.confirmedHeight - simulator.height()
      if (behind > 0) simulator.farmBlock(behind)
      if (record.confirmedHeight > 1) simulator.insertCoin(toNativeCoin(this.#sdk, record.coin))
    }
    const behind = height - simulator.height()
    if (behind > 0) simulator.farmBlock(behind)
    return simulator
  }
}

const renamed: Record<string, string> = {
  ASSERT_PUZZLE_ANNOUNCEMENT_FAILED: 'ASSERT_ANNOUNCE_CONSUMED_FAILED',
  ASSERT_COIN_ANNOUNCEMENT_FAILED: 'ASSERT_ANNOUNCE_CONSUMED_FAILED',
  BAD_AGGREGATE_SIGNATURE: 'BAD_AGGREGATE_SIGNATURE',
}

function toNodeError(error: string): string {
  const name = /([A-Za-z]+)\W*$/.exec(error)?.[1] ?? 'UNKNOWN'
  const upper = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()
  return renamed[upper] ?? upper
}
