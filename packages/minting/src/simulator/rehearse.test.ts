import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { planHash } from '../plan/plan-hash.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { isRehearsed, rehearse } from '../rehearsal/rehearse.js'
import { MISHAPS } from '../rehearsal/trouble.js'
import { usualMishaps } from '../rehearsal/usual-mishaps.js'
import { openSimulator, type Simulator } from './open-simulator.js'

const FUNDS = 1_000_000n
const fee = { start: '100', step: '100', ceiling: '900', patienceBlocks: 2 }

describe.skipIf(!isDevnetSupported())('a rehearsal', () => {
  let stage: Simulator
  const open = (funds: bigint) => openSimulator({ clock: () => Date.UTC(2026, 0, 5), funds })
  beforeEach(() => {
    stage = open(FUNDS)
  })
  afterEach(() => stage.close())

  it('says what a plan of mainnet comes to, and is for that plan alone', async () => {
    const plan = samplePlan(60, { network: 'mainnet', batchSize: 25, fee })
    const looks: number[] = []
    const found = await rehearse(plan, stage, { onProgress: ({ included }) => looks.push(included) })
    expect(found).toMatchObject({
      ...{ planHash: planHash(plan), attention: undefined, isGreen: true, fees: 300n, spent: 360n },
      ...{ seconds: 3 * 52, mishaps: [] },
    })
    expect(
      found.batches.map(({ pieces, fee: { most }, attempts, blocks }) => [pieces, most, attempts, blocks]),
    ).toEqual([
      [25, 100n, 1, 1],
      [25, 100n, 1, 1],
      [10, 100n, 1, 1],
    ])
    expect(found.launcherIds).toHaveLength(60)
    expect(found.batches.map(({ cost }) => cost)).toContain(found.peakCost)
    expect(found.peakCost).toBeGreaterThan(25n * 60_000_000n)
    expect(Math.max(...looks)).toBe(3)
    expect(isRehearsed(plan, found)).toBe(true)
    expect(isRehearsed(samplePlan(60, { network: 'mainnet', batchSize: 24, fee }), found)).toBe(false)
    expect(isRehearsed(plan, { ...found, isGreen: false })).toBe(false)
  })

  it('comes to the same twice', async () => {
    const plan = samplePlan(7, { fee })
    const once = await rehearse(plan, stage)
    stage.close()
    stage = open(FUNDS)
    expect(await rehearse(plan, stage)).toEqual(once)
  })

  it('goes through every mishap, and mints each piece once all the same', async () => {
    const plan = samplePlan(30, { batchSize: 3, fee })
    const mishaps = usualMishaps(10)
    const found = await rehearse(plan, stage, { mishaps })
    expect(found).toMatchObject({ attention: undefined, isGreen: true })
    expect(new Set(found.mishaps.map(({ kind }) => kind))).toEqual(new Set(MISHAPS))
    expect(found.launcherIds).toHaveLength(30)
    expect(found.spent).toBe(30n + found.fees)
    const calm = 10 * 52
    expect(found.seconds).toBeGreaterThan(calm)
  })

  it('stops where the wallet cannot pay, and is not green', async () => {
    stage.close()
    stage = open(250n)
    const found = await rehearse(samplePlan(9, { fee }), stage)
    expect(found).toMatchObject({ attention: 'cannot-pay', isGreen: false })
    expect(found.batches).toHaveLength(2)
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('enough'))
    await expect(
      rehearse(samplePlan(3, { fee }), stage, { signal: stop.signal, onProgress }),
    ).rejects.toThrow('enough')
  })

  it('hears at the next block who tells it to stop from outside', async () => {
    const stop = new AbortController()
    let looks = 0
    // A message of another process is heard as this is: when the loop comes round.
    setImmediate(() => stop.abort(new Error('enough')))
    const onProgress = () => looks++
    await expect(
      rehearse(samplePlan(3, { fee }), stage, { signal: stop.signal, onProgress }),
    ).rejects.toThrow('enough')
    expect(looks).toBe(1)
  })
})
