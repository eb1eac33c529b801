import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Scene } from './scene.fixture.js'
import { makeClock, openScene } from './scene.fixture.js'
import { isDevnetSupported } from './sdk/native.js'
import type { SpendBundle } from './sdk/offer.js'
import { signBundle } from './wallet/sign-bundle.js'
import { buildPayment } from './wallet/standard.js'
import { buildTransferNft } from './wallet/transfer-nft.test-support.js'

// Skipped where the native simulator has no build.
describe.skipIf(!isDevnetSupported())('a devnet', () => {
  let scene: Scene
  const clock = makeClock()
  beforeEach(async () => {
    scene = await openScene(clock.read)
  })
  afterEach(() => scene.close())

  async function payment(amount: bigint, fee: bigint): Promise<SpendBundle> {
    const { devnet, alice, bob, genesis } = scene
    const coins = [await scene.richest(alice)]
    const payments = [{ puzzleHash: bob.puzzleHash, amount }]
    const spends = buildPayment(devnet.sdk, { key: alice, coins, payments, fee })
    return signBundle(devnet.sdk, spends, [alice], genesis)
  }

  it('reorganises: dropped transactions undo their coins, and the coins can be spent again', async () => {
    const { devnet, node } = scene
    const [nft] = scene.nfts
    if (!nft) throw new Error('no NFT')
    const before = devnet.peak
    const gift = { key: scene.alice, nft, to: scene.bob.puzzleHash, keepDid: true }
    const moved = await scene.settle(buildTransferNft(devnet.sdk, gift))
    const dropped = devnet.peak
    const peak = await node.reorg(before.height, false)
    expect(peak.height).toBe(dropped.height + 1)
    expect(devnet.store.byHash(dropped.headerHash)).toBeUndefined()
    expect(devnet.store.at(before.height + 1)?.prevHash).toBe(before.headerHash)
    expect((await node.coinsOfNames([moved[0]?.coin.coinId().toString('hex') ?? '']))[0]?.spentHeight).toBe(0)
    await scene.settle(buildTransferNft(devnet.sdk, gift))
    expect(devnet.peak.removals).toEqual(dropped.removals)
  })

  it('reorganises with the transactions kept: other blocks, the same coins', async () => {
    const { devnet, node } = scene
    const toHeight = devnet.peak.height - 2
    const unspent = () => devnet.store.coins.unspent().map((record) => record.id)
    const [before, oldHash] = [unspent(), devnet.peak.headerHash]
    const oldHeight = devnet.peak.height
    await node.reorg(toHeight, true)
    expect(new Set(unspent())).toEqual(new Set(before))
    expect(devnet.store.at(oldHeight)?.headerHash).not.toBe(oldHash)
    await scene.settle(await payment(5n, 0n))
  })

  it('answers a conflict as pending, and takes a replacement that pays clearly more', async () => {
    const { devnet, node } = scene
    const [cheap, same, better] = [
      await payment(1n, 5n),
      await payment(2n, 5n),
      await payment(3n, 20_000_000n),
    ]
    expect(await node.push(cheap)).toBe('SUCCESS')
    expect(await node.push(cheap)).toBe('SUCCESS')
    expect(await node.push(same)).toBe('PENDING')
    expect(await node.push(better)).toBe('SUCCESS')
    expect(await node.isWaiting(cheap.hash().toString('hex'))).toBe(false)
    await node.farm()
    expect(devnet.peak.fees).toBe(20_000_000n)
    expect(devnet.mempool.size).toBe(0)
    await expect(node.push(cheap)).rejects.toThrow('DOUBLE_SPEND')
  })

  it('refuses a wrong signature and coins out of nothing', async () => {
    const { devnet, alice, genesis, node } = scene
    const bundle = await payment(1n, 0n)
    const forged = new devnet.sdk.SpendBundle(bundle.coinSpends, (await payment(2n, 0n)).aggregatedSignature)
    await expect(node.push(forged)).rejects.toThrow('BAD_AGGREGATE_SIGNATURE')
    const ghost = { ...(await scene.richest(alice)), parent: '11'.repeat(32) }
    const spends = buildPayment(devnet.sdk, { key: alice, coins: [ghost], payments: [] })
    await expect(node.push(signBundle(devnet.sdk, spends, [alice], genesis))).rejects.toThrow(
      'UNKNOWN_UNSPENT',
    )
  })
})
