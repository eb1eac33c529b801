import {
  buildRoyaltyPayout,
  buildSend,
  type KnownCat,
  type Payee,
  readKnownCats,
  royaltySplitHash,
  sharesOf,
} from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  mintFor,
  openWallet,
  run,
  settleBundle,
  type TestWallet,
  toCoin,
  toSpend,
} from './build.test-support.js'
import { type Market, offerOf, openMarket, takeWith } from './build-market.test-support.js'
import { isDevnetSupported } from './sdk/native.js'

/** What aggregates no signature at all. */
const UNSIGNED = hexBytes(`c0${'00'.repeat(95)}`)

// Skipped where the native simulator has no build: consensus is what pays out.
describe.skipIf(!isDevnetSupported())('royalties of several', () => {
  let market: Market
  let carol: TestWallet
  let payees: readonly Payee[]
  let address: Hex32
  beforeAll(async () => {
    market = await openMarket()
    carol = openWallet(market.scene, 'carol')
    payees = [
      { puzzleHash: market.artist.key.puzzleHash, basisPoints: 6667 },
      { puzzleHash: carol.key.puzzleHash, basisPoints: 3333 },
    ]
    address = royaltySplitHash(payees)
  })
  afterAll(() => market.scene.close())

  const xchThere = async () =>
    (await market.scene.node.coinsOfPuzzleHash(address)).map(({ coin }) => toCoin(coin))
  async function catsThere(): Promise<KnownCat[]> {
    const { node } = market.scene
    const known = (await node.coinsOfHint(address)).filter(({ spentHeight }) => spentHeight === 0)
    const parents = [...new Set(known.map(({ coin }) => coin.parent))]
    const spends = (await Promise.all(parents.map((id) => node.spendOf(id)))).map(toSpend)
    const ids = new Set<string>(known.map(({ id }) => id))
    return spends.flatMap((spend) => readKnownCats(spend, run)).filter(({ coin }) => ids.has(coinIdOf(coin)))
  }
  const both = (asset?: string) => Promise.all([market.artist.balance(asset), carol.balance(asset)])

  it('come to one address, from sales for XCH and for tokens, and are paid out by anybody, to the mojo', async () => {
    const { scene, alice, bob } = market
    const asset = await market.issueToken()
    const [first, second] = await mintFor(scene, alice, 725, 2, address)
    if (!first || !second) throw new Error('two NFTs')
    await settleBundle(scene, await takeWith(bob, [offerOf(alice, [first], 1_000_000_007n)]))
    await settleBundle(scene, await takeWith(bob, [offerOf(alice, [second], 10_001n, asset)]))
    const xch = await xchThere()
    const cats = await catsThere()
    const due = (1_000_000_007n * 725n) / 10_000n
    expect(xch.map(({ amount }) => amount)).toEqual([due])
    expect(cats.map(({ coin, assetId }) => [coin.amount, assetId])).toEqual([
      [(10_001n * 725n) / 10_000n, asset],
    ])
    const before = [await both(), await both(asset)]

    const coinSpends = buildRoyaltyPayout({ payees, xch, cats })
    expect(coinSpends).toHaveLength(2)
    await settleBundle(scene, { coinSpends, signature: UNSIGNED })
    const gained = async (token: string | undefined, then: readonly bigint[] | undefined) =>
      (await both(token)).map((now, at) => now - (then?.[at] ?? 0n))
    expect(await gained(undefined, before[0])).toEqual(sharesOf(payees, due))
    expect(await gained(asset, before[1])).toEqual(sharesOf(payees, 725n))
    expect(await xchThere()).toEqual([])
    expect(await catsThere()).toEqual([])
  })

  it('are paid out of many coins at once, the smallest too', async () => {
    const { scene, bob } = market
    const { puzzleHash } = bob.key
    const payments = [1n, 2n, 3n, 99_999n].map((amount) => ({ puzzleHash: address, amount }))
    const sent = buildSend({
      ...{ asset: 'xch', payments, changeTo: puzzleHash, fee: 0n },
      funds: { xch: await bob.xch(), cats: [] },
    })
    await settleBundle(scene, { coinSpends: sent, signature: bob.sign(sent) })
    const before = await both()
    const xch = await xchThere()
    expect(xch).toHaveLength(4)
    const coinSpends = buildRoyaltyPayout({ payees, xch, cats: [] })
    await settleBundle(scene, { coinSpends, signature: UNSIGNED })
    const all = xch.map(({ amount }) => sharesOf(payees, amount))
    expect((await both()).map((now, at) => now - (before[at] ?? 0n))).toEqual(
      [0, 1].map((at) => all.reduce((sum, shares) => sum + (shares[at] ?? 0n), 0n)),
    )
  })

  it('go nowhere else: a payout that says another amount is refused', async () => {
    const { scene, bob } = market
    const sent = buildSend({
      ...{ asset: 'xch', changeTo: bob.key.puzzleHash, fee: 0n },
      payments: [{ puzzleHash: address, amount: 5_000n }],
      funds: { xch: await bob.xch(), cats: [] },
    })
    await settleBundle(scene, { coinSpends: sent, signature: bob.sign(sent) })
    const [coin] = await xchThere()
    if (!coin) throw new Error('a coin')
    const [honest] = buildRoyaltyPayout({ payees, xch: [coin], cats: [] })
    const [less] = buildRoyaltyPayout({ payees, xch: [{ ...coin, amount: 4_000n }], cats: [] })
    if (!honest || !less) throw new Error('two spends')
    const lie: CoinSpend = { ...honest, solution: less.solution }
    await expect(settleBundle(scene, { coinSpends: [lie], signature: UNSIGNED })).rejects.toThrow(
      'ASSERT_MY_AMOUNT_FAILED',
    )
    await settleBundle(scene, { coinSpends: [honest], signature: UNSIGNED })
  })
})
