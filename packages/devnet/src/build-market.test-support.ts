import {
  buildSale,
  buildSend,
  buildTake,
  type EffectItem,
  effectOf,
  type OwnedNft,
  readCatCoins,
  signedOffer,
  signedTake,
  type Take,
} from '@chiaroscuro/domain/build'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { decodeOffer, encodeOffer } from '@chiaroscuro/domain/offer'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { expect } from 'vitest'
import { openWallet, run, settleBundle, type TestWallet, toSpend } from './build.test-support.js'
import type { Scene } from './scene.fixture.js'
import { makeClock, openScene } from './scene.fixture.js'
import { buildIssueCat } from './wallet/issue-cat.js'
import { assetsAfter } from './wallet/read-asset.js'

/** Three wallets of the domain's on a devnet, and how they trade. */
export interface Market {
  readonly scene: Scene
  readonly alice: TestWallet
  readonly bob: TestWallet
  readonly artist: TestWallet
  /** How the balances of alice, bob and the artist change, in XCH or a token. */
  moved(work: () => Promise<void>, asset?: string): Promise<bigint[]>
  /** Settles a bundle; every wallet ends with exactly what the spends were said to do to it. */
  settle(bundle: SpendBundle): Promise<void>
  /** Who owns these NFTs: 0 alice, 1 bob, 2 the artist. */
  owners(nfts: readonly Pick<OwnedNft, 'launcherId'>[]): Promise<number[]>
  /** Issues a token of a million to bob, in four coins. */
  issueToken(): Promise<Hex32>
}

/** Opens a market on a devnet of its own. */
export async function openMarket(): Promise<Market> {
  const scene = await openScene(makeClock().read)
  const wallets = ['alice', 'bob', 'artist'].map((name) => openWallet(scene, name))
  const [alice, bob, artist] = wallets
  if (!alice || !bob || !artist) throw new Error('three wallets')
  const balances = (asset?: string) => Promise.all(wallets.map((wallet) => wallet.balance(asset)))
  const tokens = () => Promise.all(wallets.map(tokensOf))

  async function settle(bundle: SpendBundle): Promise<void> {
    const before = [await balances(), await tokens()]
    const effects = wallets.map((wallet) => effectOf(bundle.coinSpends, isOf(wallet), run))
    const told = (['xch', 'cat'] as const).map((kind, i) =>
      effects.map(({ leaves, enters, unbound }, j) => {
        const net = sumOf([...enters, ...unbound], kind) - sumOf(leaves, kind)
        return (before[i]?.[j] ?? 0n) + net
      }),
    )
    await settleBundle(scene, bundle)
    expect([await balances(), await tokens()]).toEqual(told)
    expect(new Set(effects.map(({ fee }) => fee)).size).toBe(1)
  }

  return {
    ...{ scene, alice, bob, artist, settle },
    async moved(work, asset) {
      const before = await balances(asset)
      await work()
      return (await balances(asset)).map((amount, i) => amount - (before[i] ?? 0n))
    },
    async owners(nfts) {
      const all = await Promise.all(wallets.map((wallet) => wallet.nfts()))
      return nfts.map(({ launcherId }) =>
        all.findIndex((held) => held.some((nft) => nft.launcherId === launcherId)),
      )
    },
    async issueToken() {
      const { sdk } = scene.devnet
      const coin = await scene.richest(scene.bob)
      const issued = buildIssueCat(sdk, { key: scene.bob, coin, supply: 1_000_000n })
      await scene.settle(issued.spends)
      const asset = asHex32(issued.assetId)
      // The issue hints nobody: the purse is read from the spend that made it.
      const cats = assetsAfter(sdk, issued.spends).cats.flatMap(({ parentSpend }) =>
        readCatCoins(toSpend(parentSpend), bob.keyOf, run),
      )
      const { puzzleHash } = bob.key
      const payments = [300_000n, 200_000n, 100_000n].map((amount) => ({ puzzleHash, amount }))
      const funds = { xch: await bob.xch(), cats }
      const coinSpends = buildSend({ asset, payments, funds, changeTo: puzzleHash, fee: 9n })
      await settleBundle(scene, { coinSpends, signature: bob.sign(coinSpends) })
      return asset
    },
  }
}

/** Whether a puzzle hash is the wallet's. */
export function isOf(wallet: TestWallet): (puzzleHash: string) => boolean {
  return (puzzleHash) => puzzleHash === wallet.key.puzzleHash
}

async function tokensOf(wallet: TestWallet): Promise<bigint> {
  return (await wallet.cats()).reduce((sum, { coin }) => sum + coin.amount, 0n)
}

function sumOf(items: readonly EffectItem[], kind: 'xch' | 'cat'): bigint {
  return items.reduce((sum, item) => (item.kind === kind ? sum + item.amount : sum), 0n)
}

/** An NFT the wallet holds. */
export async function nftOf(wallet: TestWallet): Promise<OwnedNft> {
  const [nft] = await wallet.nfts()
  if (!nft) throw new Error('no NFT')
  return nft
}

/** The wallet's signed offer, by way of its text. */
export function offerOf(
  wallet: TestWallet,
  nfts: readonly OwnedNft[],
  amount: bigint,
  asset: Hex32 | 'xch' = 'xch',
): SpendBundle {
  const sale = buildSale({ nfts, price: { asset, amount }, payTo: wallet.key.puzzleHash })
  return decodeOffer(encodeOffer(signedOffer(sale, wallet.sign(sale.spends))))
}

/** What the wallet pushes to take offers with all that it holds. */
export async function takeWith(
  wallet: TestWallet,
  offers: readonly SpendBundle[],
  more: Partial<Take> = {},
): Promise<SpendBundle> {
  const { puzzleHash } = wallet.key
  const funds = { xch: await wallet.xch(), cats: await wallet.cats(), nfts: await wallet.nfts() }
  const taken = buildTake({ offers, funds, receiveTo: puzzleHash, changeTo: puzzleHash, ...more }, run)
  return signedTake(taken, wallet.sign(taken.spends))
}
