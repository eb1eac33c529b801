import type { NodeClient } from './client/node-client.js'
import { createNodeClient } from './client/node-client.js'
import type { CoinData } from './coin.js'
import type { Devnet } from './devnet.js'
import { faucetKey } from './genesis.js'
import { openDevnet } from './open-devnet.js'
import type { RpcServer } from './rpc/serve-rpc.js'
import { serveRpc } from './rpc/serve-rpc.js'
import type { CoinSpend } from './sdk/coin.js'
import type { SpendBundle } from './sdk/offer.js'
import { buildCreateDid } from './wallet/create-did.js'
import type { MintItem } from './wallet/mint-nfts.js'
import { buildMintNfts } from './wallet/mint-nfts.js'
import type { NftState } from './wallet/read-asset.js'
import { assetsAfter } from './wallet/read-asset.js'
import { signBundle } from './wallet/sign-bundle.js'
import { buildPayment } from './wallet/standard.js'
import type { WalletKey } from './wallet/wallet-key.js'
import { deriveWalletKey, toWalletKey } from './wallet/wallet-key.js'

/** A small network with two funded wallets, a DID and three NFTs, for the tests beside it. */
export interface Scene {
  readonly devnet: Devnet
  readonly server: RpcServer
  readonly node: NodeClient
  readonly genesis: Buffer
  readonly alice: WalletKey
  readonly bob: WalletKey
  readonly artist: WalletKey
  readonly nfts: readonly NftState[]
  settle(spends: readonly CoinSpend[] | SpendBundle): Promise<readonly CoinSpend[]>
  richest(key: WalletKey): Promise<CoinData>
  balance(key: WalletKey): Promise<bigint>
  close(): Promise<void>
}

/** Test time: it only moves when a test says so. */
export function makeClock(start = Date.UTC(2026, 0, 5)) {
  let now = start
  return { read: () => now, advance: (ms: number) => (now += ms) }
}

function item(index: number): MintItem {
  return {
    editionNumber: BigInt(index),
    editionTotal: 3n,
    dataUris: [`ipfs://data/${index}.png`],
    dataHash: Buffer.alloc(32, index),
    metadataUris: [`ipfs://meta/${index}.json`],
    metadataHash: Buffer.alloc(32, index + 100),
    licenseUris: [],
    licenseHash: null,
  }
}

/** Opens a scene in memory or in a directory. */
export async function openScene(clock: () => number, dataDir?: string): Promise<Scene> {
  const devnet = openDevnet({ dataDir, clock })
  const { sdk } = devnet
  const server = await serveRpc(devnet, { devControls: true })
  const node = createNodeClient({ url: server.url })
  const genesis = await node.genesisChallenge()
  const [faucet, alice, bob, artist] = [
    toWalletKey(sdk, faucetKey(sdk)),
    deriveWalletKey(sdk, 'alice'),
    deriveWalletKey(sdk, 'bob'),
    deriveWalletKey(sdk, 'artist'),
  ]
  const keys = [faucet, alice, bob]

  async function settle(input: readonly CoinSpend[] | SpendBundle): Promise<readonly CoinSpend[]> {
    const bundle = 'aggregatedSignature' in input ? input : signBundle(sdk, input, keys, genesis)
    await node.push(bundle)
    await node.farm()
    return bundle.coinSpends
  }
  async function coinsOf(key: WalletKey): Promise<CoinData[]> {
    const known = await node.coinsOfPuzzleHash(key.puzzleHash.toString('hex'))
    return known.map(({ coin }) => coin).sort((a, b) => (a.amount < b.amount ? 1 : -1))
  }
  async function richest(key: WalletKey): Promise<CoinData> {
    const [coin] = await coinsOf(key)
    if (!coin) throw new Error('no coin')
    return coin
  }
  const xch = 1_000_000_000_000n
  const payments = [alice, bob].map(({ puzzleHash }) => ({ puzzleHash, amount: 100n * xch }))
  if ((await coinsOf(alice)).length === 0)
    await settle(buildPayment(sdk, { key: faucet, coins: [await richest(faucet)], payments }))

  let nfts: readonly NftState[] = []
  if ((await node.coinsOfHint(alice.puzzleHash.toString('hex'))).every(({ coin }) => coin.amount > 1n)) {
    const made = buildCreateDid(sdk, { key: alice, coin: await richest(alice) })
    const spends = await settle(made.spends)
    const didSpend = spends[spends.length - 2]
    const known = (await node.coinsOfHint(alice.puzzleHash.toString('hex'))).find(
      ({ coin }) => coin.amount === 1n,
    )
    if (!didSpend || !known) throw new Error('no DID')
    const did = { coin: known.coin, parentSpend: await node.spendOf(known.coin.parent) }
    const mint = buildMintNfts(sdk, {
      key: alice,
      did,
      funds: [await richest(alice)],
      items: [1, 2, 3].map(item),
      royaltyPuzzleHash: artist.puzzleHash,
      royaltyBasisPoints: 700,
    })
    nfts = assetsAfter(sdk, await settle(mint.spends)).nfts
  }
  return {
    devnet,
    server,
    node,
    genesis,
    alice,
    bob,
    artist,
    nfts,
    settle,
    richest,
    async balance(key) {
      return (await coinsOf(key)).reduce((sum, coin) => sum + coin.amount, 0n)
    },
    async close() {
      await server.close()
      devnet.close()
    },
  }
}
