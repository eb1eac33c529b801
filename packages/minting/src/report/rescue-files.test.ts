import { toHex } from '@chiaroscuro/domain/bytes'
import { formatSpendBundle, parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../hash-of.test-support.js'
import { foldJournal } from '../journal/fold.js'
import type { JournalRecord } from '../journal/record.js'
import { parsePlan } from '../plan/plan.js'
import { planHash } from '../plan/plan-hash.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { rescueFiles } from './rescue-files.js'

const plan = samplePlan(30, { network: 'mainnet', batchSize: 3 })
const bundle = toHex(formatSpendBundle({ coinSpends: [], signature: new Uint8Array(96).fill(7) }))
const began: JournalRecord = { kind: 'began', planHash: planHash(plan) }
const built = (batch: number, attempt: number, fee: string): JournalRecord => ({
  ...{ kind: 'built', batch, attempt, didCoinId: hashOf('did'), fee, bundleId: hashOf('bundle'), bundle },
  ...{ launcherIds: [hashOf('l')], firstCoinIds: [hashOf('f')] },
})
const settled: JournalRecord = { kind: 'settled', batch: 0, attempt: 0, height: 7 }

describe('the files of a rescue kit', () => {
  const files = rescueFiles(
    plan,
    foldJournal([began, built(0, 0, '10'), settled, built(1, 0, '10'), built(1, 1, '1000000000')]),
  )
  const text = (name: string) => files.find((one) => one.name === name)?.text ?? ''

  it('hold every bundle that is not for good, under names that sort as they are sent', () => {
    expect(files.map(({ name }) => name)).toEqual([
      ...['READ-ME.txt', 'plan.json', 'pieces.json', 'bundle-02.json', 'bundle-02-2.json'],
    ])
    expect(parseSpendBundleJson(text('bundle-02.json')).signature).toEqual(new Uint8Array(96).fill(7))
    expect(planHash(parsePlan(JSON.parse(text('plan.json'))))).toBe(planHash(plan))
  })

  it('say to which nodes, and what is left, in both languages', () => {
    const said = text('READ-ME.txt')
    expect(said).toContain('bundle-02-2.json  pieces 4 to 6, fee 0.001 XCH, in no block yet')
    expect(said).toContain('Pieces 7 to 30 were not signed yet')
    expect(said).toContain('第 7 至 30 件尚未签名')
    expect(said).toContain('.key https://localhost:8555/push_tx -d @bundle-02.json')
    expect(said).toContain('https://api.coinset.org/push_tx -d @bundle-02.json')
  })

  it('of a test network name no node of mainnet, and of a devnet its own', () => {
    const other = { ...plan, network: 'simulator0' }
    const state = foldJournal([{ kind: 'began', planHash: planHash(other) }, built(0, 0, '10')])
    const said = rescueFiles(other, state, 'http://127.0.0.1:4803')[0]?.text ?? ''
    expect(said).toContain('http://127.0.0.1:4803/push_tx -d @bundle-01.json')
    expect(said).not.toMatch(/coinset|8555/)
  })

  it('are refused for another plan', () => {
    expect(() => rescueFiles(plan, foldJournal([{ kind: 'began', planHash: hashOf('other') }]))).toThrow(
      expect.objectContaining({ code: 'other-plan' }),
    )
  })
})
