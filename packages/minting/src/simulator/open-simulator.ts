import { setImmediate as turn } from 'node:timers/promises'
import {
  buildCreateDid,
  buildPayment,
  type CoinData,
  type Devnet,
  deriveWalletKey as deriveNativeKey,
  faucetKey,
  type CoinSpend as NativeSpend,
  openDevnet,
  sha256,
  signBundle,
  toWalletKey,
} from '@chiaroscuro/devnet'
import type { Coin } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, type DidId, type PuzzleHash } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { bundleCost } from '../rehearsal/bundle-cost.js'
import type { Stage } from '../rehearsal/stage.js'
import { toCoin } from './read-native.js'
import { simulatorChain } from './simulator-chain.js'
import { type Creator, simulatorWallet } from './simulator-wallet.js'

export interface SimulatorOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Mojos that the creator begins with. */
  readonly funds: bigint
}

/** A simulated chain in this process, on the real consensus rules. */
export interface Simulator extends Stage {
  /** The creator's own; pieces that go there stay with them. */
  readonly puzzleHash: PuzzleHash
  /** Unspent coins that the creator was sent by name, as wallets find them. */
  held(): Coin[]
  close(): void
}

/** A name for keys that own nothing anywhere else. */
const CREATOR = 'creator'
const run = nodeClvmRunner()

/**
 * Opens a chain in memory with a creator who has a DID and money. Throws `DevnetUnsupportedError` where the native simulator has no
 * build.
 */
export function openSimulator({ clock, funds }: SimulatorOptions): Simulator {
  const devnet = openDevnet({ clock })
  const key = deriveWalletKey(masterKeyOf(sha256(CREATOR)), 0)
  const creator: Creator = { key, didId: settleCreator(devnet, key.puzzleHash, funds) }
  const chain = simulatorChain(devnet)
  const unspentOf = (records: Iterable<{ coin: CoinData; spentHeight: number }>) =>
    [...records].filter(({ spentHeight }) => spentHeight === 0).map(({ coin }) => toCoin(coin))
  return {
    ...{ didId: creator.didId, puzzleHash: key.puzzleHash, chain },
    wallet: simulatorWallet(devnet, creator, run),
    balance: async () =>
      unspentOf(devnet.store.coins.ofPuzzleHash(key.puzzleHash)).reduce(
        (sum, { amount }) => sum + amount,
        0n,
      ),
    async farm() {
      devnet.farm()
      // Native objects are let go only when the loop comes round, and who waits for an answer is heard only then.
      await turn()
      return chain.peak()
    },
    async reorg(depth) {
      // Below what the creator was set up with there is nothing to rehearse.
      const toHeight = Math.max(SET_UP_HEIGHT, devnet.peak.height - depth)
      if (toHeight < devnet.peak.height) devnet.reorg({ toHeight, keepTransactions: false })
    },
    costOf: (bundle) => bundleCost(parseSpendBundle(bundle).coinSpends, run),
    held: () => unspentOf(devnet.store.coins.ofHint(key.puzzleHash)),
    close: () => devnet.close(),
  }
}

/** Two blocks of beginning, one of money, one of the DID. */
const SET_UP_HEIGHT = 3

/** Money and a DID from the faucet; the id of the DID. */
function settleCreator(devnet: Devnet, puzzleHash: PuzzleHash, funds: bigint): DidId {
  const { sdk } = devnet
  const [faucet, native] = [toWalletKey(sdk, faucetKey(sdk)), deriveNativeKey(sdk, CREATOR)]
  const genesis = Buffer.from(devnet.genesisChallenge, 'hex')
  const settle = (spends: readonly NativeSpend[]) => {
    const { status } = devnet.push(signBundle(sdk, spends, [faucet, native], genesis))
    if (status !== 'SUCCESS') throw new Error('The simulator refuses its own creator')
    devnet.farm()
  }
  const largest = (owner: string): CoinData => {
    const coins = [...devnet.store.coins.ofPuzzleHash(owner)].filter(({ spentHeight }) => spentHeight === 0)
    const [most] = coins.map(({ coin }) => coin).sort((a, b) => (a.amount < b.amount ? 1 : -1))
    if (!most) throw new Error('The simulator has no coin')
    return most
  }
  const payments = [{ puzzleHash: native.puzzleHash, amount: funds + 1n }]
  settle(buildPayment(sdk, { key: faucet, coins: [largest(faucet.puzzleHash.toString('hex'))], payments }))
  const made = buildCreateDid(sdk, { key: native, coin: largest(puzzleHash) })
  settle(made.spends)
  return asHex32(made.launcherId)
}
