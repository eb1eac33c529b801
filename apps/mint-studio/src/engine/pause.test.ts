import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { foldJournal, readJournal } from '@chiaroscuro/minting/journal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { fileJournal } from './file-journal.js'
import { projectStore } from './project-store.js'
import { sampleDrop } from './sample-drop.test-support.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openTestStudio } from './test-studio.test-support.js'

describe.skipIf(!isDevnetSupported())('a mint that is paused and gone on with', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await openTestChain()
  })
  afterAll(() => chain.close())

  it('has one writer of its journal, however often and how fast', async () => {
    const { folder, url, account } = chain
    const devnetFile = join(folder, 'running.json')
    writeFileSync(devnetFile, JSON.stringify({ urls: { Node: url }, gateway: url }))
    const store = projectStore(join(folder, 'projects'))
    const id = 'abcdefgh'
    await store.create(id)
    const facts = { folder, license: '', changedAt: 0, files: [] }
    await store.saveDrop(id, sampleDrop(9), { ...facts, icon: undefined, banner: undefined })
    await store.saveApproved(id, samplePlan(chain, 9))
    const studio = await openTestStudio(folder, {
      ...{ account, devnetFile, now: Date.now },
      // A block at every look, so that there is always something to do.
      sleep: async () => chain.farm(),
    })
    await studio.look()
    const calls = engineCalls(studio)
    expect((await calls.openProject({ id })).mint.state).toBe('interrupted')
    // What was approved goes on; nobody is brought before a question again.
    await expect(calls.approvalOf({ id })).rejects.toMatchObject({ code: 'fixed' })
    for (let i = 0; i < 12; i++) {
      await calls.resumeMint({ id })
      await Promise.all([calls.pauseMint({ id }), calls.resumeMint({ id })])
    }
    const journal = fileJournal(studio.journalOf(id, 'mint'))
    await expect
      .poll(async () => (await calls.openProject({ id })).mint.state, { timeout: 30_000, interval: 50 })
      .toBe('done')
    const { batches } = foldJournal(readJournal(await journal.read()).records)
    expect([...batches.values()].map(({ attempts, isSettled }) => [attempts.length, isSettled])).toEqual(
      Array.from({ length: 5 }, () => [1, true]),
    )
    expect((await calls.listMinted({ id })).pieces.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })
})
