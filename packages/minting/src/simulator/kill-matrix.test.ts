import { isDevnetSupported } from '@chiaroscuro/devnet'
import { hex32Of } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { linesOf, mintUnder, schedulesOf } from '../engine/kill-schedule.test-support.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { openSimulator } from './open-simulator.js'

const [PIECES, BATCH] = process.env.TEST_LONG ? [500, 25] : [8, 2]
const BUNDLES = PIECES / BATCH
/** Every line, before and after, or sixty of them. */
const SCHEDULES = process.env.TEST_LONG ? 60 : 2 * linesOf(BUNDLES)

// Skipped where the native simulator has no build: only consensus can prove that nothing was minted twice.
describe.skipIf(!isDevnetSupported())('on real consensus rules', () => {
  it(`${PIECES} pieces are minted once each, in order, under ${SCHEDULES} schedules of kills and reorgs`, async () => {
    const sample = samplePlan(PIECES, { batchSize: BATCH })
    let kills = 0
    for (const schedule of schedulesOf(SCHEDULES, BUNDLES, 2)) {
      // A chain of its own for each: a reorg costs as much as the chain is long.
      const creator = openSimulator({ clock: () => Date.UTC(2026, 0, 5), funds: 200_000_000_000_000n })
      const { didId, puzzleHash } = creator
      const plan = {
        ...{ ...sample, didId, royaltyPuzzleHash: puzzleHash },
        pieces: sample.pieces.map((piece) => ({ ...piece, to: puzzleHash })),
      }
      const money = await creator.balance()
      const { killed, run } = await mintUnder(schedule, {
        ...{ plan, chain: creator.chain, wallet: creator.wallet, farm: () => creator.farm() },
        reorg: (depth) => creator.reorg(depth),
      })
      kills += killed
      const batches = [...run.state().batches.values()]
      const firsts = batches.flatMap(
        ({ attempts, included }) => attempts[included?.attempt ?? 0]?.firstCoinIds ?? [],
      )
      const parents = new Set(
        creator
          .held()
          .flatMap(({ amount, parentCoinInfo }) => (amount === 1n ? [hex32Of(parentCoinInfo)] : [])),
      )
      expect(firsts).toHaveLength(PIECES)
      expect(firsts.every((id) => parents.has(id))).toBe(true)
      // The creator's DID is the one other coin of a mojo.
      expect(parents.size).toBe(1 + PIECES)
      const heights = batches.map(({ included }) => included?.height ?? 0)
      expect(heights).toEqual([...heights].sort((a, b) => a - b))
      // A mojo each, and one fee for each bundle.
      const paid = money - (await creator.balance()) - BigInt(PIECES)
      const fees = batches.map(({ attempts }) => attempts.map(({ fee }) => BigInt(fee)))
      const sum = (which: (some: readonly bigint[]) => bigint | undefined) =>
        fees.reduce((all, some) => all + (which(some) ?? 0n), 0n)
      expect(paid).toBeGreaterThanOrEqual(sum(([first]) => first))
      expect(paid).toBeLessThanOrEqual(sum((some) => some.at(-1)))
      creator.close()
    }
    expect(kills).toBeGreaterThanOrEqual(SCHEDULES)
  }, 3_600_000)
})
