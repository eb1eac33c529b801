import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { openTestStudio } from './test-studio.test-support.js'
import { idleWork, type Work } from './work.js'

const progress = { done: 0, count: 1 }
const minted = { included: 0, settled: 0, batches: 1 } as Work['rehearsing']

it.each<[string, Partial<Work>, boolean]>([
  ['nothing', {}, false],
  ['an upload', { hosting: { ...progress, faults: 0 } }, true],
  ['a drawing', { drawing: progress }, true],
  ['a look at pictures', { looking: progress }, true],
  ['a rehearsal', { rehearsing: minted }, true],
  ['an approval that waits for its word', { mintState: 'asked' }, true],
  ['a mint', { mintState: 'running' }, true],
  ['offers', { offerState: 'running' }, true],
  ['a mint that is paused, with its offers', { mintState: 'paused', offerState: 'paused' }, false],
  ['a mint that is done', { mintState: 'done', offerState: 'done' }, false],
])('%s is under way: %s', async (_, change, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-way-'))
  const studio = await openTestStudio(folder)
  const { isUnderWay } = engineCalls(studio)
  studio.setWork('abcdefgh', { ...idleWork, ...change })
  studio.setWork('idleidle', idleWork)
  expect(await isUnderWay()).toBe(expected)
  rmSync(folder, { recursive: true, force: true })
})
