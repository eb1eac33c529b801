import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { openMint, type Progress } from './mint-run.js'
import { Killed, ModelChain, ModelJournal, Power, portsOf } from './model-chain.test-support.js'
import { SETTLED_DEPTH } from './next-act.js'

const RUNS = process.env.TEST_LONG ? 10_000 : 300

const depth = fc.integer({ min: 1, max: 8 })
const farm = fc.record({
  kind: fc.constant('farm' as const),
  least: fc.constantFrom<number>(0, 0, 0, 15, 25),
})
const reorg = fc.record({ kind: fc.constant('reorg' as const), depth, forgets: fc.boolean() })
const others = fc.record({
  kind: fc.constantFrom('move' as const, 'pay' as const, 'forget' as const, 'echo' as const),
  which: fc.nat(),
})
/** What becomes of the chain between two looks at it, or while it is looked at; and losses of power. */
const onChain = fc.oneof(
  { weight: 8, arbitrary: farm },
  { weight: 2, arbitrary: reorg },
  { weight: 3, arbitrary: others },
)
const after = fc.nat(9)
const event = fc.oneof(
  { weight: 10, arbitrary: onChain },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill' as const), after, late: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('amid' as const), after, what: onChain }) },
)
type OnChain = typeof onChain extends fc.Arbitrary<infer E> ? E : never
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

function befall(model: ModelChain, power: Power, one: Event): void {
  if (one.kind === 'kill') power.fail(one.after, one.late)
  else if (one.kind === 'amid') power.disturb(one.after, () => happen(model, one.what))
  else happen(model, one)
}

function happen(model: ModelChain, one: OnChain): void {
  if (one.kind === 'farm') model.farm(one.least)
  if (one.kind === 'reorg') model.reorg(one.depth, one.forgets)
  if (one.kind === 'move') model.moveDid()
  if (one.kind === 'pay') model.spendMoney()
  if (one.kind === 'forget') model.forgetMempool()
  if (one.kind === 'echo') model.echo(one.which)
}

/** Mints through all that befalls it, then on quiet blocks to its end. */
async function mintThrough(count: number, events: readonly Event[], tear: number, pilot = 0) {
  const plan = samplePlan(count, pilot > 0 && pilot < count ? { pilot } : {})
  const model = new ModelChain(6)
  const power = new Power()
  const journal = new ModelJournal(power, () => tear)
  const ports = portsOf(model, power)
  const open = () => openMint({ plan, journal, ...ports })
  let run = await reopened()
  async function reopened() {
    for (;;) {
      try {
        return await open()
      } catch (error) {
        if (!(error instanceof Killed)) throw error
      }
    }
  }
  async function step(): Promise<Progress | undefined> {
    try {
      const progress = await run.step()
      if (progress.attention !== 'pilot') return progress
      // Whatever befalls it: what is behind the pilot is not minted before somebody's word.
      if (model.minted().length > pilot) throw new Error('minted before its pilot was looked at')
      await run.release()
      return progress
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      run = await reopened()
      return undefined
    }
  }
  const twice = () => model.minted().length !== new Set(model.minted()).size
  for (const one of events) {
    befall(model, power, one)
    await step()
    if (twice()) throw new Error('minted twice')
  }
  for (let blocks = 0; blocks < 400; blocks++) {
    const progress = await step()
    if (progress?.isDone) return { model, plan, run, blocks }
    model.farm()
    if (twice()) throw new Error('minted twice')
  }
  throw new Error(`never done: ${JSON.stringify(await step())}`)
}

describe('a mint', () => {
  it('mints every piece once, in order, for the fee it began with, when nothing goes wrong', async () => {
    const { model, plan } = await mintThrough(10, [], 0)
    expect(model.minted()).toEqual(plan.pieces.map(({ name }) => name))
    expect(model.feesPaid()).toBe(4 * 10)
  })

  it('goes on from a loss of power before and after every single call', async () => {
    for (const late of [false, true])
      for (const tear of [0, 0.5, 1])
        for (let after = 0; after < 70; after++) {
          const { model, plan } = await mintThrough(4, [{ kind: 'kill', after, late }], tear)
          expect(model.minted()).toEqual(plan.pieces.map(({ name }) => name))
        }
  })

  it('mints a pilot and then nothing until somebody lets the others follow, whatever the power does', async () => {
    for (const late of [false, true])
      for (let after = 0; after < 70; after++) {
        const { model, plan, run } = await mintThrough(5, [{ kind: 'kill', after, late }], 0.5, 1)
        expect(model.minted()).toEqual(plan.pieces.map(({ name }) => name))
        expect(run.state().isReleased).toBe(true)
      }
    const plan = samplePlan(5, { pilot: 2 })
    const model = new ModelChain(6)
    const power = new Power()
    const journal = new ModelJournal(power, () => 0)
    const run = await openMint({ plan, journal, ...portsOf(model, power) })
    await run.release()
    expect(run.state().isReleased).toBe(false)
    for (let blocks = 0; blocks < 50; blocks++) {
      await run.step()
      model.farm()
    }
    expect(await run.step()).toMatchObject({ attention: 'pilot', included: 1, settled: 1, batches: 2 })
    expect(model.minted()).toHaveLength(2)
    // The word is in the journal, not in this process.
    await run.release()
    const again = await openMint({ plan, journal, ...portsOf(model, power) })
    await again.step()
    model.farm()
    expect(await again.step()).toMatchObject({ included: 2, attention: undefined })
  })

  it('signs nothing more for a DID that somebody else moved, until no reorg can take that back', async () => {
    const plan = samplePlan(2)
    const model = new ModelChain(6)
    const power = new Power()
    const journal = new ModelJournal(power, () => 0)
    const run = await openMint({ plan, journal, ...portsOf(model, power) })
    const attempts = () => run.state().batches.get(0)?.attempts.length
    await run.step()
    model.moveDid()
    model.farm()
    for (let blocks = 1; blocks < SETTLED_DEPTH; blocks++) {
      await run.step()
      expect(attempts()).toBe(1)
      model.farm()
    }
    // The first bundle makes the DID's next coin as well as the move did: a second one would be good beside it.
    model.reorg(SETTLED_DEPTH, true)
    model.echo(0)
    model.farm()
    expect(await run.step()).toMatchObject({ included: 1 })
    expect(model.minted()).toEqual(plan.pieces.map(({ name }) => name))
    expect(attempts()).toBe(1)
  })

  it('signs anew once the move lies deep', async () => {
    const { model, plan, run } = await mintThrough(
      2,
      [
        { kind: 'farm', least: 99 },
        { kind: 'move', which: 0 },
      ],
      0,
    )
    expect(model.minted()).toEqual(plan.pieces.map(({ name }) => name))
    expect(run.state().batches.get(0)?.attempts.length).toBe(2)
  })

  it('raises the fee of what gets stuck, up to the ceiling and no further, and then says so', async () => {
    const plan = samplePlan(1)
    const model = new ModelChain(6)
    const power = new Power()
    const run = await openMint({ plan, journal: new ModelJournal(power, () => 0), ...portsOf(model, power) })
    const said: unknown[] = []
    for (let blocks = 0; blocks < 40; blocks++) {
      said.push((await run.step()).attention)
      model.farm(1000)
    }
    expect(
      run
        .state()
        .batches.get(0)
        ?.attempts.map(({ fee }) => fee),
    ).toEqual(['10', '20', '30', '35'])
    expect(said.indexOf('fee-ceiling')).toBeGreaterThan(3 * plan.fee.patienceBlocks)
    model.farm()
    expect(await run.step()).toMatchObject({ included: 1, attention: undefined })
    expect(model.feesPaid()).toBe(35)
  })

  it('gives what it cannot pay more for to the network again, and says so', async () => {
    const model = new ModelChain(6)
    const { chain, wallet } = portsOf(model, new Power())
    let isPoor = false
    const poor: typeof wallet = {
      ...wallet,
      build: async (order) => (isPoor ? undefined : wallet.build(order)),
    }
    const journal = new ModelJournal(new Power(), () => 0)
    const plan = samplePlan(1)
    const run = await openMint({ plan, journal, chain, wallet: poor })
    await run.step()
    isPoor = true
    for (let blocks = 0; blocks <= plan.fee.patienceBlocks; blocks++) model.farm(1000)
    model.forgetMempool()
    expect(await run.step()).toMatchObject({ attention: 'cannot-pay', included: 0 })
    model.farm()
    expect(await run.step()).toMatchObject({ included: 1, attention: undefined })
  })

  it('waits for a block as long as at first, for the same fee, once a reorg took its block back', async () => {
    const model = new ModelChain(6)
    const journal = new ModelJournal(new Power(), () => 0)
    const plan = samplePlan(1)
    const run = await openMint({ plan, journal, ...portsOf(model, new Power()) })
    await run.step()
    model.farm()
    expect(await run.step()).toMatchObject({ included: 1 })
    model.reorg(1, true)
    for (let blocks = 0; blocks < plan.fee.patienceBlocks; blocks++) model.farm(1000)
    await run.step()
    expect(run.state().batches.get(0)?.attempts).toHaveLength(1)
    model.farm()
    expect(await run.step()).toMatchObject({ included: 1 })
  })

  it('goes on with no other plan than the one it began', async () => {
    const power = new Power()
    const journal = new ModelJournal(power, () => 0)
    const ports = portsOf(new ModelChain(6), power)
    await openMint({ plan: samplePlan(2), journal, ...ports })
    await expect(openMint({ plan: samplePlan(3), journal, ...ports })).rejects.toMatchObject({
      code: 'other-plan',
    })
  })

  it('mints every piece once through kills, reorgs, lost mempools and an owner who goes on spending', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10 }),
        fc.array(event, { maxLength: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(2),
        async (count, events, tear, pilot) => {
          const { model, plan } = await mintThrough(count, events, tear, pilot)
          expect([...model.minted()].sort()).toEqual(plan.pieces.map(({ name }) => name).sort())
          if (!JSON.stringify(events).includes('move'))
            expect(model.minted()).toEqual(plan.pieces.map(({ name }) => name))
        },
      ),
      { numRuns: RUNS },
    )
  }, 600_000)
})
