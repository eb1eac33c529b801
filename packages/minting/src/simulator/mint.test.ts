import { isDevnetSupported } from '@chiaroscuro/devnet'
import { hex32Of } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMint } from '../engine/mint-run.js'
import { Killed, ModelJournal, Power } from '../engine/model-chain.test-support.js'
import { SETTLED_DEPTH } from '../engine/next-act.js'
import type { MintChain, MintWallet } from '../engine/port.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { openSimulator, type Simulator } from './open-simulator.js'

/** Calls of a port until the power fails, over and over; a prime apart, so that each kind of call is hit. */
const KILLS = [3, 7, 11, 2, 5, 13, 1, 17, 0, 4, 9, 6, 19, 8]

/** Ports that a loss of power interrupts at any call. */
function under(power: Power, { chain, wallet }: Simulator): { chain: MintChain; wallet: MintWallet } {
  return {
    chain: {
      peak: () => power.call(() => chain.peak()),
      coins: (ids) => power.call(() => chain.coins(ids)),
      send: (bundle) => power.call(() => chain.send(bundle)),
    },
    wallet: {
      didCoin: () => power.call(() => wallet.didCoin()),
      build: (order) => power.call(() => wallet.build(order)),
    },
  }
}

// Skipped where the native simulator has no build: only consensus can prove that nothing was minted twice.
describe.skipIf(!isDevnetSupported())('a mint on the simulator', () => {
  let creator: Simulator
  beforeAll(() => {
    creator = openSimulator({ clock: () => Date.UTC(2026, 0, 5), funds: 20_000_000_000_000n })
  })
  afterAll(() => creator.close())

  it('mints a hundred pieces once each, in order, through losses of power and reorgs, for a mojo each and the fees', async () => {
    const { didId, puzzleHash } = creator
    const sample = samplePlan(1)
    const plan = {
      ...samplePlan(100, { batchSize: 25 }),
      didId,
      royaltyPuzzleHash: puzzleHash,
      fee: { ...sample.fee, start: 1000n, step: 1000n, ceiling: 9000n },
    }
    plan.pieces = plan.pieces.map((piece) => ({ ...piece, to: puzzleHash }))
    const before = await creator.balance()
    const power = new Power()
    const journal = new ModelJournal(power, () => 0.4)
    const ports = under(power, creator)
    let run = await openMint({ plan, journal, ...ports })
    let kills = 0
    for (let looks = 0; ; looks++) {
      if (looks > 400) throw new Error('never done')
      if (looks < 3 * KILLS.length) power.fail(KILLS[looks % KILLS.length] ?? 0, looks % 2 === 0)
      try {
        if ((await run.step()).isDone) break
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        kills++
        run = await openMint({ plan, journal, ...ports })
        continue
      }
      await creator.farm()
      if (looks === 12 || looks === 30) await creator.reorg(4)
    }
    expect(kills).toBeGreaterThan(15)

    const batches = [...run.state().batches.values()]
    // Bundles of one batch make the same coins: which of them paid, its fee tells.
    const paid = before - (await creator.balance()) - 100n
    const fees = batches.map(({ attempts }) => attempts.map(({ fee }) => BigInt(fee)))
    const sum = (one: (fees: readonly bigint[]) => bigint | undefined) =>
      fees.reduce((all, some) => all + (one(some) ?? 0n), 0n)
    expect(paid).toBeGreaterThanOrEqual(sum(([first]) => first))
    expect(paid).toBeLessThanOrEqual(sum((some) => some.at(-1)))
    const firsts = batches.flatMap(
      ({ attempts, included }) => attempts[included?.attempt ?? 0]?.firstCoinIds ?? [],
    )
    const held = creator.held().filter(({ amount }) => amount === 1n)
    const parents = held.map((coin) => hex32Of(coin.parentCoinInfo))
    // The creator's DID is the one other coin of a mojo.
    expect(parents).toHaveLength(101)
    expect(firsts).toHaveLength(100)
    expect(firsts.every((id) => parents.includes(id))).toBe(true)
    const heights = batches.map(({ included }) => included?.height ?? 0)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect((await creator.chain.peak()).height - Math.max(...heights)).toBeGreaterThanOrEqual(SETTLED_DEPTH)
  }, 240_000)
})
