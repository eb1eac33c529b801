import {
  type CatCoin,
  type KeyOf,
  type OwnedNft,
  readCatCoins,
  readOwnedNft,
  readXchCoin,
  signSpends,
  type XchCoin,
} from '@chiaroscuro/domain/build'
import { fromHex, toHex } from '@chiaroscuro/domain/bytes'
import { type Coin, type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { atomOf, first, integerOf, items, parseClvm, rest } from '@chiaroscuro/domain/clvm'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { PuzzleHash } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf, type WalletKey } from '@chiaroscuro/domain/signature'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { CoinData, SpendData } from './coin.js'
import { sha256, toNativeSpend } from './coin.js'
import { DevnetError } from './error.js'
import type { Scene } from './scene.fixture.js'
import { buildMintNfts } from './wallet/mint-nfts.js'
import { readDid } from './wallet/read-asset.js'

/** The runner that these tests share. */
export const run = nodeClvmRunner()

/** A domain coin of the devnet's. */
export function toCoin({ parent, puzzleHash, amount }: CoinData): Coin {
  return { parentCoinInfo: bytes(parent), puzzleHash: bytes(puzzleHash), amount }
}

function fromCoin({ parentCoinInfo, puzzleHash, amount }: Coin): CoinData {
  return { parent: toHex(parentCoinInfo), puzzleHash: toHex(puzzleHash), amount }
}

/** A domain spend of the devnet's. */
export function toSpend({ coin, puzzleReveal, solution }: SpendData): CoinSpend {
  return { coin: toCoin(coin), puzzleReveal, solution }
}

function bytes(hex: string): Uint8Array {
  const found = fromHex(hex)
  if (!found) throw new DevnetError('unreadable', 'not hex')
  return found
}

/** A wallet made of our own key, reading what it holds from the node alone. */
export interface TestWallet {
  readonly key: WalletKey
  readonly keyOf: KeyOf
  xch(): Promise<XchCoin[]>
  cats(): Promise<CatCoin[]>
  nfts(): Promise<OwnedNft[]>
  /** XCH and tokens by asset id. */
  balance(asset?: string): Promise<bigint>
  sign(spends: readonly CoinSpend[]): Uint8Array
}

/** The wallet of a name in the scene: the same keys, derived by the domain. */
export function openWallet(scene: Scene, name: string): TestWallet {
  const key = deriveWalletKey(masterKeyOf(sha256(name)), 0)
  const keyOf: KeyOf = (puzzleHash) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)
  const { node } = scene
  const parentsOf = async () => {
    const known = (await node.coinsOfHint(key.puzzleHash)).filter(({ spentHeight }) => spentHeight === 0)
    const parents = [...new Set(known.map(({ coin }) => coin.parent))]
    const ids = new Set(known.map(({ id }) => id))
    return { ids, spends: (await Promise.all(parents.map((id) => node.spendOf(id)))).map(toSpend) }
  }
  const wallet: TestWallet = {
    key,
    keyOf,
    async xch() {
      const known = await node.coinsOfPuzzleHash(key.puzzleHash)
      return known.flatMap(({ coin }) => readXchCoin(toCoin(coin), keyOf) ?? [])
    },
    async cats() {
      const { ids, spends } = await parentsOf()
      const cats = spends.flatMap((spend) => readCatCoins(spend, keyOf, run))
      return cats.filter(({ coin }) => ids.has(idOf(coin)))
    },
    async nfts() {
      const { ids, spends } = await parentsOf()
      const nfts = spends.flatMap((spend) => readOwnedNft(spend, keyOf, run) ?? [])
      return nfts.filter(({ coin }) => ids.has(idOf(coin)))
    },
    async balance(asset) {
      const coins = asset === undefined ? await wallet.xch() : await wallet.cats()
      const counted = coins.filter((held) => held.kind === 'xch' || held.assetId === asset)
      return counted.reduce((sum, { coin }) => sum + coin.amount, 0n)
    },
    sign: (spends) => signSpends(spends, [key], 'simulator0', run),
  }
  return wallet
}

/** Pushes a bundle made by the domain and farms it. Rejects where the node refuses it. */
export async function settleBundle(scene: Scene, { coinSpends, signature }: SpendBundle): Promise<void> {
  const { sdk } = scene.devnet
  const spends = coinSpends.map(({ coin, puzzleReveal, solution }) =>
    toNativeSpend(sdk, { coin: fromCoin(coin), puzzleReveal, solution }),
  )
  const native = new sdk.SpendBundle(spends, sdk.Signature.fromBytes(signature ?? new Uint8Array()))
  await scene.node.push(native)
  await scene.node.farm()
}

function idOf(coin: Coin): string {
  return coinIdOf(coin)
}

/** Mints NFTs to alice under a DID of her own, `royalties` basis points each to the artist or whom is named, and gives them as she owns them. */
export async function mintFor(
  scene: Scene,
  wallet: TestWallet,
  royaltyBasisPoints: number,
  count: number,
  royaltyTo?: PuzzleHash,
): Promise<OwnedNft[]> {
  const { devnet, node, alice, artist } = scene
  const before = new Set((await wallet.nfts()).map(({ launcherId }) => launcherId))
  const ones = (await node.coinsOfHint(alice.puzzleHash.toString('hex'))).filter(
    ({ coin }) => coin.amount === 1n,
  )
  const parents = await Promise.all(
    ones.map(async ({ coin }) => ({ coin, parentSpend: await node.spendOf(coin.parent) })),
  )
  const did = parents.find(({ coin, parentSpend }) => readDid(devnet.sdk, parentSpend, coin))
  if (!did) throw new DevnetError('not-found', 'alice has no DID')
  const items = Array.from({ length: count }, (_, i) => ({
    editionNumber: BigInt(i + 1),
    editionTotal: BigInt(count),
    dataUris: [`ipfs://more/${royaltyBasisPoints}/${i}.png`],
    dataHash: sha256(`${royaltyBasisPoints} ${i}`),
    metadataUris: [],
    metadataHash: null,
    licenseUris: [],
    licenseHash: null,
  }))
  const funds = [await scene.richest(alice)]
  const royaltyPuzzleHash = royaltyTo === undefined ? artist.puzzleHash : Buffer.from(royaltyTo, 'hex')
  await scene.settle(
    buildMintNfts(devnet.sdk, { key: alice, did, funds, items, royaltyPuzzleHash, royaltyBasisPoints })
      .spends,
  )
  return (await wallet.nfts()).filter(({ launcherId }) => !before.has(launcherId))
}

/** The coins that spends leave, as `puzzle hash: amount`, in order: what they come to, whoever built them. */
export function outcomeOf(spends: readonly CoinSpend[]): string[] {
  const spent = new Set(spends.map(({ coin }) => idOf(coin)))
  return spends
    .flatMap(({ coin, puzzleReveal, solution }) => {
      const parentCoinInfo = bytes(idOf(coin))
      const conditions = [...items(parseClvm(run(puzzleReveal, solution, 1_000_000_000n)))]
      return conditions
        .filter((condition) => integerOf(first(condition)) === 51n)
        .map((condition) => ({
          parentCoinInfo,
          puzzleHash: atomOf(first(rest(condition))) ?? new Uint8Array(),
          amount: integerOf(first(rest(rest(condition)))) ?? 0n,
        }))
    })
    .filter((coin) => !spent.has(idOf(coin)))
    .map(({ puzzleHash, amount }) => `${Buffer.from(puzzleHash).toString('hex')}: ${amount}`)
    .sort()
}
