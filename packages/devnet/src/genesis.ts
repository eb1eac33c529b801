import type { Block } from './chain/block.js'
import { makeBlock } from './chain/block.js'
import { toCoinData } from './coin.js'
import { freshSimulator } from './mempool/validator.js'
import type { SecretKey } from './sdk/key.js'
import type { Sdk } from './sdk/native.js'

/** The seed every devnet starts from unless told otherwise; it fixes the faucet's key. */
export const defaultNetworkSeed = 20260101n

const noHash = '00'.repeat(32)

/** The first two blocks: an empty one, and one that holds the coins the faucet owns. */
export function genesisBlocks(sdk: Sdk, seed: bigint, timestamp: number): readonly [Block, Block] {
  const simulator = freshSimulator(sdk, seed, timestamp)
  const made = simulator.getAdditionsAndRemovals(simulator.headerHash()).additions ?? []
  const empty = { branch: 0, fees: 0n, spends: [] }
  const first = makeBlock({
    ...empty,
    height: 0,
    prevHash: noHash,
    timestamp,
    coinbase: false,
    additions: [],
  })
  const second = makeBlock({
    ...empty,
    height: 1,
    prevHash: first.headerHash,
    timestamp: timestamp + 1,
    coinbase: true,
    additions: made.map(({ coin }) => ({ coin: toCoinData(coin), hint: undefined })),
  })
  return [first, second]
}

/** The key that owns the genesis coins of a network: whoever knows the seed has the faucet. */
export function faucetKey(sdk: Sdk, seed: bigint = defaultNetworkSeed): SecretKey {
  const master = sdk.FullNodeSimulator.withSeed(seed).getMasterSecretKey()
  return master.deriveHardenedPath([12381, 8444, 2, 1]).deriveSynthetic()
}
