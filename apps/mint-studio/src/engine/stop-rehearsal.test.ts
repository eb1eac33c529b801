import { isDevnetSupported } from '@chiaroscuro/devnet'
import { planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { rehearseProject } from './rehearse-project.js'
import { sampleDrop } from './sample-drop.test-support.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openTestStudio } from './test-studio.test-support.js'

describe.skipIf(!isDevnetSupported())('a rehearsal', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await openTestChain()
  })
  afterAll(() => chain.close())

  it('ends when its creator says so, as if it had not been, and can be begun again', async () => {
    const { folder, account } = chain
    const studio = await openTestStudio(folder, { account, now: () => Date.UTC(2026, 0, 5) })
    const id = 'abcdefgh'
    await studio.parts.store.create(id)
    const facts = { folder, license: '', changedAt: 0, files: [], icon: undefined, banner: undefined }
    await studio.parts.store.saveDrop(id, sampleDrop(4), facts)
    const [project, plan, calls] = [await studio.project(id), samplePlan(chain, 4), engineCalls(studio)]
    // Whoever has nothing under way stops nothing.
    await calls.stopRehearsal({ id })
    let told = 0
    await rehearseProject(studio, project, plan, () => {
      told++
      if (told === 3) void calls.stopRehearsal({ id })
    })
    expect(told).toBeLessThan(20)
    expect(project.rehearsed).toBeUndefined()
    expect(studio.work(id)).toMatchObject({ rehearsing: undefined, fault: undefined })
    await rehearseProject(studio, project, plan, () => {})
    expect(project.rehearsed).toMatchObject({ planHash: planHash(plan), isGreen: true })
  })
})
