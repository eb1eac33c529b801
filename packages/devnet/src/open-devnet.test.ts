import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDevnet } from './open-devnet.js'
import { makeClock, openScene } from './scene.fixture.js'
import { isDevnetSupported } from './sdk/native.js'
import { assetsAfter } from './wallet/read-asset.js'
import { signBundle } from './wallet/sign-bundle.js'
import { buildPayment } from './wallet/standard.js'
import { buildTransferNft } from './wallet/transfer-nft.test-support.js'

// Skipped where the native simulator has no build.
describe.skipIf(!isDevnetSupported())('a devnet that is opened again', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'devnet-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('has the same peak, coins and spends, and every unspent coin can still be spent', async () => {
    const clock = makeClock()
    const first = await openScene(clock.read, dataDir)
    const { peak } = first.devnet
    const [nft] = first.nfts
    if (!nft) throw new Error('no NFT')
    await first.close()

    const second = await openScene(clock.read, dataDir)
    expect(second.devnet.peak).toEqual(peak)
    const moved = await second.settle(
      buildTransferNft(second.devnet.sdk, {
        key: second.alice,
        nft,
        to: second.bob.puzzleHash,
        keepDid: true,
      }),
    )
    expect(assetsAfter(second.devnet.sdk, moved).nfts[0]?.owner).toBe(second.bob.puzzleHash.toString('hex'))
    expect(second.devnet.peak.height).toBe(peak.height + 1)
    // The coin that funded the mint was spent in the first life: the simulator has forgotten it, we have not.
    const spent = await second.node.coinsOfNames(peak.removals.slice(0, 1))
    expect(spent[0]?.spentHeight).toBe(peak.height)
    await second.close()
  })

  it('still refuses what was spent before the restart', async () => {
    const clock = makeClock()
    const first = await openScene(clock.read, dataDir)
    const coin = await first.richest(first.alice)
    const payment = {
      key: first.alice,
      coins: [coin],
      payments: [{ puzzleHash: first.bob.puzzleHash, amount: 1n }],
    }
    const bundle = signBundle(
      first.devnet.sdk,
      buildPayment(first.devnet.sdk, payment),
      [first.alice],
      first.genesis,
    )
    await first.node.push(bundle)
    await first.node.farm()
    await first.close()
    const second = await openScene(clock.read, dataDir)
    await expect(second.node.push(bundle)).rejects.toThrow('DOUBLE_SPEND')
    await second.close()
  })

  it('keeps waiting bundles and survives a half-written block', async () => {
    const clock = makeClock()
    const first = await openScene(clock.read, dataDir)
    const { peak } = first.devnet
    const payment = {
      key: first.alice,
      coins: [await first.richest(first.alice)],
      payments: [{ puzzleHash: first.bob.puzzleHash, amount: 7n }],
    }
    const bundle = signBundle(
      first.devnet.sdk,
      buildPayment(first.devnet.sdk, payment),
      [first.alice],
      first.genesis,
    )
    await first.node.push(bundle)
    await first.close()
    appendFileSync(join(dataDir, 'blocks.log'), Buffer.from([0, 0, 9, 9, 1, 2, 3]))

    const devnet = openDevnet({ dataDir, clock: clock.read })
    expect(devnet.peak.headerHash).toBe(peak.headerHash)
    expect(devnet.mempool.items().map(({ facts }) => facts.id)).toEqual([bundle.hash().toString('hex')])
    expect(devnet.farm().removals).toHaveLength(1)
    expect(() => openDevnet({ dataDir, clock: clock.read })).toThrow('in use')
    devnet.close()
  })

  it('starts a history in the past and never dates a block beyond the clock or behind its parent', () => {
    const clock = makeClock()
    const now = clock.read() / 1000
    const devnet = openDevnet({ clock: clock.read, genesisTime: now - 86_400 })
    expect(devnet.peak.timestamp).toBe(now - 86_399)
    expect(devnet.farm(now - 80_000).timestamp).toBe(now - 80_000)
    expect(devnet.farm(now - 85_000).timestamp).toBe(now - 79_999)
    expect(devnet.farm(now + 500).timestamp).toBe(now)
    clock.advance(60_000)
    expect(devnet.farm().timestamp).toBe(now + 60)
    devnet.close()
  })
})
