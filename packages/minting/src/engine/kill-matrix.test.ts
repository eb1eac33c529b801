import { expect, it } from 'vitest'
import { batchesOf } from '../plan/batches.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { linesOf, mintUnder, schedulesOf } from './kill-schedule.test-support.js'
import { ModelChain, Power, portsOf } from './model-chain.test-support.js'

const PIECES = 500
const BATCH = 25
const LINES = linesOf(PIECES / BATCH)
/** Every line, before and after; the long run has a thousand. */
const SCHEDULES = process.env.TEST_LONG ? 1000 : 2 * LINES

it(`mints ${PIECES} pieces once each, in order, under ${SCHEDULES} schedules of kills and reorgs`, async () => {
  const plan = samplePlan(PIECES, { batchSize: BATCH })
  expect(batchesOf(plan)).toHaveLength(PIECES / BATCH)
  const names = plan.pieces.map(({ name }) => name)
  let kills = 0
  for (const schedule of schedulesOf(SCHEDULES, PIECES / BATCH, 1)) {
    const model = new ModelChain(40)
    const { killed, run } = await mintUnder(schedule, {
      ...{ plan, ...portsOf(model, new Power()), farm: () => model.farm() },
      reorg: (depth, forgets) => model.reorg(depth, forgets),
      check() {
        const minted = model.minted()
        if (new Set(minted).size !== minted.length)
          throw new Error(`minted twice: ${JSON.stringify(schedule)}`)
      },
    })
    kills += killed
    expect(model.minted(), JSON.stringify(schedule)).toEqual(names)
    // Every bundle of a batch that was ever signed is of the same coins: none is paid for beside another.
    for (const { attempts } of run.state().batches.values())
      expect(new Set(attempts.map(({ firstCoinIds }) => firstCoinIds.join())).size).toBe(1)
  }
  expect(kills).toBeGreaterThanOrEqual(SCHEDULES)
}, 3_600_000)
