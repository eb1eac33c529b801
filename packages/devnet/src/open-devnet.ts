import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openFileLog, openMemoryLog } from './chain/block-log.js'
import { ChainStore } from './chain/chain-store.js'
import { lockDataDir } from './chain/data-dir-lock.js'
import { Devnet } from './devnet.js'
import { defaultNetworkSeed, genesisBlocks } from './genesis.js'
import { Validator } from './mempool/validator.js'
import { loadSdk } from './sdk/native.js'

/** How a devnet is opened. */
export interface DevnetOptions {
  /** Where the chain is kept; undefined keeps it in memory. */
  readonly dataDir?: string | undefined
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Fixes the faucet's key; only read by a new chain's maker and by whoever wants the faucet. */
  readonly networkSeed?: bigint | undefined
  /** Seconds since 1970 of the first block of a new chain; now, when absent. */
  readonly genesisTime?: number | undefined
  readonly log?: ((message: string) => void) | undefined
}

/** Opens a chain from its directory (or a new one) and brings the simulator to its state. */
export function openDevnet(options: DevnetOptions): Devnet {
  const sdk = loadSdk()
  const seed = options.networkSeed ?? defaultNetworkSeed
  const { dataDir } = options
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true })
  const release = dataDir === undefined ? () => {} : lockDataDir(dataDir)
  try {
    const opened = dataDir === undefined ? openMemoryLog() : openFileLog(join(dataDir, 'blocks.log'))
    if (opened.repaired > 0) options.log?.(`dropped ${opened.repaired} bytes of an unfinished block`)
    const store = new ChainStore(opened)
    const now = Math.floor(options.clock() / 1000)
    const genesis = genesisBlocks(sdk, seed, Math.min(options.genesisTime ?? now - 2, now - 2))
    if (!store.peak) store.append(...genesis)
    const devnet = new Devnet({
      sdk,
      store,
      validator: new Validator(sdk, seed, store, now),
      genesisChallenge: sdk.FullNodeSimulator.withSeed(seed).getAggsigAdditionalData().toString('hex'),
      clock: options.clock,
      mempoolFile: dataDir === undefined ? undefined : join(dataDir, 'mempool.json'),
      release,
    })
    devnet.loadMempool()
    return devnet
  } catch (error) {
    release()
    throw error
  }
}
