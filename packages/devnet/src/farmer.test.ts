import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFarmer } from './farmer.js'
import type { Scene } from './scene.fixture.js'
import { makeClock, openScene } from './scene.fixture.js'
import { isDevnetSupported } from './sdk/native.js'
import { signBundle } from './wallet/sign-bundle.js'
import { buildPayment } from './wallet/standard.js'

const policy = { delayMs: 200, minIntervalMs: 1000, emptyMs: 20_000 }

// Skipped where the native simulator has no build.
describe.skipIf(!isDevnetSupported())('the farmer', () => {
  let scene: Scene
  beforeEach(async () => {
    scene = await openScene(makeClock().read)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await scene.close()
  })

  const start = (paused = false) =>
    startFarmer({
      devnet: scene.devnet,
      policy,
      paused,
      stateFile: undefined,
      onError: (error) => expect.unreachable(String(error)),
    })
  const height = () => scene.devnet.peak.height
  function pay(amount: bigint): void {
    const { devnet, alice, bob, genesis } = scene
    const coin = devnet.store.coins
      .unspent()
      .find(
        (record) => record.coin.puzzleHash === alice.puzzleHash.toString('hex') && record.coin.amount > 1n,
      )
    if (!coin) throw new Error('no coin')
    const payments = [{ puzzleHash: bob.puzzleHash, amount }]
    const spends = buildPayment(devnet.sdk, { key: alice, coins: [coin.coin], payments })
    expect(devnet.push(signBundle(devnet.sdk, spends, [alice], genesis))).toEqual({ status: 'SUCCESS' })
  }

  it('waits a moment for company, then a second between blocks', () => {
    const farmer = start()
    const before = height()
    pay(1n)
    vi.advanceTimersByTime(199)
    expect(height()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(height()).toBe(before + 1)
    pay(2n)
    vi.advanceTimersByTime(999)
    expect(height()).toBe(before + 1)
    vi.advanceTimersByTime(1)
    expect(height()).toBe(before + 2)
    farmer.stop()
  })

  it('makes an empty block when nothing happens, and none while it is paused', () => {
    const farmer = start(true)
    const before = height()
    pay(1n)
    vi.advanceTimersByTime(60_000)
    expect(height()).toBe(before)
    farmer.resume()
    vi.advanceTimersByTime(200)
    expect(height()).toBe(before + 1)
    vi.advanceTimersByTime(20_000)
    expect(height()).toBe(before + 2)
    farmer.pause()
    vi.advanceTimersByTime(60_000)
    expect(height()).toBe(before + 2)
    farmer.stop()
  })
})
