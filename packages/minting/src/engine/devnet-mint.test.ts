import { isDevnetSupported } from '@chiaroscuro/devnet'
import { hex32Of } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { openCreator } from './devnet-mint.test-support.js'
import { openMint } from './mint-run.js'
import { Killed, ModelJournal, Power } from './model-chain.test-support.js'
import { SETTLED_DEPTH } from './next-act.js'

/** Calls of a port until the power fails, over and over; a prime apart, so that each kind of call is hit. */
const KILLS = [3, 7, 11, 2, 5, 13, 1, 17, 0, 4, 9, 6, 19, 8]

// Skipped where the native simulator has no build: only consensus can prove that nothing was minted twice.
describe.skipIf(!isDevnetSupported())('a mint on the devnet', () => {
  let creator: Awaited<ReturnType<typeof openCreator>>
  beforeAll(async () => {
    creator = await openCreator()
  })
  afterAll(() => creator.close())

  it('mints a hundred pieces once each, in order, through losses of power and reorgs, for a mojo each and the fees', async () => {
    const { node, didId, puzzleHash } = creator
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
    const ports = creator.portsWith(power)
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
      const { height } = await node.farm()
      if (looks === 12 || looks === 30) await node.reorg(height - 4, looks === 12)
    }
    expect(kills).toBeGreaterThan(15)

    const batches = [...run.state().batches.values()]
    const paid = batches.reduce(
      (sum, { attempts, included }) => sum + BigInt(attempts[included?.attempt ?? 0]?.fee ?? 0),
      0n,
    )
    expect(await creator.balance()).toBe(before - 100n - paid)
    const firsts = batches.flatMap(
      ({ attempts, included }) => attempts[included?.attempt ?? 0]?.firstCoinIds ?? [],
    )
    const parents = (await creator.held())
      .filter(({ amount }) => amount === 1n)
      .map((coin) => hex32Of(coin.parentCoinInfo))
    // The creator's DID is the one other coin of a mojo.
    expect(parents).toHaveLength(101)
    expect(firsts).toHaveLength(100)
    expect(firsts.every((id) => parents.includes(id))).toBe(true)
    const heights = batches.map(({ included }) => included?.height ?? 0)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect((await node.peak()).height - Math.max(...heights)).toBeGreaterThanOrEqual(SETTLED_DEPTH)
  }, 240_000)
})
