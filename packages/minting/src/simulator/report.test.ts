import { isDevnetSupported } from '@chiaroscuro/devnet'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { parseNftId } from '@chiaroscuro/domain/id'
import { formatSpendBundle, parseSpendBundle, parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMint } from '../engine/mint-run.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { MemoryJournal } from '../rehearsal/memory-journal.js'
import { formatProvenance, provenanceOf } from '../report/provenance.js'
import { rescueKit } from '../report/rescue-kit.js'
import { openSimulator, type Simulator } from './open-simulator.js'

describe.skipIf(!isDevnetSupported())('of a mint under way', () => {
  let stage: Simulator
  beforeEach(() => {
    stage = openSimulator({ clock: () => Date.UTC(2026, 0, 5), funds: 1_000_000n })
  })
  afterEach(() => stage.close())

  async function begun(count: number) {
    const plan = { ...samplePlan(count), didId: stage.didId }
    const { chain, wallet } = stage
    const run = await openMint({ plan, journal: new MemoryJournal(), chain, wallet })
    await run.step()
    return { plan, run }
  }

  it('the rescue kit is what any node takes, and mints without the engine', async () => {
    const { run } = await begun(4)
    const [only, ...others] = rescueKit(run.state())
    if (!only || others.length > 0) throw new Error('one bundle')
    const [signed] = [...run.state().batches.values()].flatMap(({ attempts }) => attempts)
    if (!signed) throw new Error('signed')
    const bundle = parseSpendBundleJson(only.pushTx)
    expect(bundle).toEqual(parseSpendBundle(hexBytes(signed.bundle)))
    expect(only).toMatchObject({ batch: 0, attempt: 0, fee: '10' })
    await stage.farm()
    // The block is taken away, the mempool forgotten, and the engine gone.
    await stage.reorg(1)
    expect((await stage.chain.coins(signed.firstCoinIds)).size).toBe(0)
    expect(await stage.chain.send(formatSpendBundle(bundle))).toBe('taken')
    await stage.farm()
    expect((await stage.chain.coins(signed.firstCoinIds)).size).toBe(3)
  })

  it('the provenance grows with its blocks, and is complete when all of them lie deep', async () => {
    const { plan, run } = await begun(4)
    expect(provenanceOf(plan, run.state())).toMatchObject({ pieces: [], isComplete: false })
    await stage.farm()
    await run.step()
    const half = provenanceOf(plan, run.state())
    expect(half.pieces.map(({ number, name, isSettled }) => [number, name, isSettled])).toEqual([
      [1, 'Piece 1', false],
      [2, 'Piece 2', false],
      [3, 'Piece 3', false],
    ])
    while (!(await run.step()).isDone) await stage.farm()
    expect(rescueKit(run.state())).toEqual([])
    const whole = provenanceOf(plan, run.state())
    expect(whole).toMatchObject({ version: 1, isComplete: true, did: expect.stringMatching(/^did:chia:1/) })
    expect(whole.pieces.map(({ dataHash }) => dataHash)).toEqual(plan.pieces.map(({ dataHash }) => dataHash))
    expect(whole.pieces.map(({ nftId, launcherId }) => parseNftId(nftId) === launcherId)).toEqual(
      plan.pieces.map(() => true),
    )
    expect(formatProvenance(whole)).toBe(formatProvenance(JSON.parse(formatProvenance(whole))))
    expect(() => provenanceOf(samplePlan(5), run.state())).toThrow(
      expect.objectContaining({ code: 'other-plan' }),
    )
  })
})
