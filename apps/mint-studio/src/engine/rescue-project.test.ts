import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { openMint } from '@chiaroscuro/minting/engine'
import { readJournal } from '@chiaroscuro/minting/journal'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { devnetWallet } from './devnet-wallet.js'
import { fileJournal } from './file-journal.js'
import { projectStore } from './project-store.js'
import { sampleDrop } from './sample-drop.test-support.js'
import { samplePlan } from './sample-plan.test-support.js'
import type { Studio } from './studio.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openTestStudio } from './test-studio.test-support.js'

const ID = 'abcdefgh'

describe.skipIf(!isDevnetSupported())('a rescue kit', () => {
  let chain: TestChain
  let studio: Studio
  let plan: Plan
  beforeAll(async () => {
    chain = await openTestChain()
    plan = samplePlan(chain, 5)
    const { folder, url, account } = chain
    const devnetFile = join(folder, 'running.json')
    writeFileSync(devnetFile, JSON.stringify({ urls: { Node: url }, gateway: url }))
    const store = projectStore(join(folder, 'projects'))
    await store.create(ID)
    const facts = { folder, license: '', changedAt: 0, files: [] }
    await store.saveDrop(ID, sampleDrop(5), { ...facts, icon: undefined, banner: undefined })
    await store.saveApproved(ID, plan)
    studio = await openTestStudio(folder, { account, devnetFile, now: Date.now })
    await studio.look()
  })
  afterAll(() => chain.close())

  const save = async () => (await engineCalls(studio).saveRescueKit({ id: ID })).folder
  const journalPath = () => studio.journalOf(ID, 'mint')
  function mint(node: Pick<TestChain['node'], 'peak' | 'coins' | 'send'> = chain.node) {
    const { account, didId } = chain
    const parts = { node: chain.node, key: account.key, didId, run: nodeClvmRunner() }
    const wallet = devnetWallet({ ...parts, approved: () => planHash(plan) })
    return openMint({ plan, journal: fileJournal(journalPath()), chain: node, wallet })
  }
  /** Does what the first command in the kit says. */
  async function sendAsWritten(folder: string): Promise<unknown> {
    const text = readFileSync(join(folder, 'READ-ME.txt'), 'utf8')
    const [, url = '', file = ''] = /^ {2}curl .*?(http\S+\/push_tx) -d @(\S+)$/m.exec(text) ?? []
    const body = readFileSync(join(folder, file), 'utf8')
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.json()
  }

  it('is not there before anything is signed', async () => {
    await expect(save()).rejects.toMatchObject({ code: 'nothing-signed' })
  })

  it('sees a bundle through that never reached the network, with nothing but a node', async () => {
    const { coins, peak } = chain.node
    const deaf = { coins, peak, send: async () => 'not-now' as const }
    const run = await mint(deaf)
    await run.step()
    const [signed] = [...run.state().batches.values()].flatMap(({ attempts }) => attempts)
    if (!signed) throw new Error('nothing signed')
    // A line that the power took: what is written down for good is in the kit, and no more.
    const whole = statSync(journalPath()).size
    appendFileSync(journalPath(), 'abcd')
    const folder = await save()
    expect(readdirSync(folder).sort()).toEqual(
      ['READ-ME.txt', 'bundle-1.json', 'mint.journal', 'pieces.json', 'plan.json'].sort(),
    )
    expect(statSync(join(folder, 'mint.journal')).size).toBe(whole)
    expect(readJournal(readFileSync(join(folder, 'mint.journal'))).length).toBe(whole)
    expect(statSync(join(folder, 'bundle-1.json')).mode & 0o777).toBe(0o600)
    const said = readFileSync(join(folder, 'READ-ME.txt'), 'utf8')
    expect(said).toContain(planHash(plan))
    expect(said).toContain('bundle-1.json  pieces 1 to 2, fee 0.00000000001 XCH, in no block yet')
    expect(said).toContain('Pieces 3 to 5 were not signed yet')
    expect(said).toContain('第 3 至 5 件尚未签名')
    expect((await coins(signed.firstCoinIds)).size).toBe(0)
    expect(await sendAsWritten(folder)).toMatchObject({ success: true, status: 'SUCCESS' })
    chain.farm()
    expect((await coins(signed.firstCoinIds)).size).toBe(2)
  })

  it('holds what is not for good yet, and in the end nothing that has to be sent', async () => {
    const run = await mint()
    await run.step()
    expect(readFileSync(join(await save(), 'READ-ME.txt'), 'utf8')).toMatch(
      /bundle-1\.json {2}pieces 1 to 2, .* in block \d+\n {2}bundle-2\.json {2}pieces 3 to 4, .* in no block yet/,
    )
    for (let looks = 0; looks < 80 && !(await run.step()).isDone; looks++) chain.farm()
    const folder = await save()
    expect(readdirSync(folder).filter((name) => name.startsWith('bundle'))).toEqual([])
    expect(readFileSync(join(folder, 'READ-ME.txt'), 'utf8')).toContain('Nothing has to be sent.')
    const { pieces, isComplete } = JSON.parse(readFileSync(join(folder, 'pieces.json'), 'utf8'))
    expect([pieces.length, isComplete]).toEqual([5, true])
  })
})
