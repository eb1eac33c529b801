import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { buildSend, readXchCoin, royaltySplitHash, signSpends } from '@chiaroscuro/domain/build'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { type Plan, parsePlan } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { projectStore } from './project-store.js'
import { sampleDrop } from './sample-drop.test-support.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openTestStudio } from './test-studio.test-support.js'

const payees = [
  { puzzleHash: asHex32('aa'.repeat(32)), basisPoints: 6000 },
  { puzzleHash: asHex32('bb'.repeat(32)), basisPoints: 4000 },
]

describe.skipIf(!isDevnetSupported())('royalties that several share', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await openTestChain()
  })
  afterAll(() => chain.close())

  async function studioWith(id: string, plan: Plan) {
    const { folder, url, account } = chain
    const devnetFile = join(folder, 'running.json')
    writeFileSync(devnetFile, JSON.stringify({ urls: { Node: url }, gateway: url }))
    const store = projectStore(join(folder, 'projects'))
    await store.create(id)
    const facts = { folder, license: '', changedAt: 0, files: [] }
    await store.saveDrop(id, sampleDrop(2), { ...facts, icon: undefined, banner: undefined })
    await store.saveApproved(id, plan)
    const studio = await openTestStudio(folder, { account, devnetFile, now: Date.now })
    await studio.look()
    return engineCalls(studio)
  }

  it('wait at one address until somebody pays them out, largest first, to the mojo', async () => {
    const { account, node } = chain
    const { key } = account
    const address = royaltySplitHash(payees)
    const text = JSON.parse(JSON.stringify(samplePlan(chain, 2), digits))
    const plan = parsePlan({ ...text, royaltyPuzzleHash: address, royaltySplit: payees })
    const id = 'royalty1'
    const calls = await studioWith(id, plan)
    expect(await calls.openProject({ id })).toMatchObject({ hasSplit: true })
    const shown = payees.map(({ puzzleHash, basisPoints }) => ({
      ...{ address: formatAddress(puzzleHash, 'txch'), basisPoints },
    }))
    const empty = { address: formatAddress(address, 'txch'), payees: shown, waiting: [], coins: 0 }
    expect(await calls.listRoyalties({ id })).toEqual(empty)
    expect(await calls.payRoyalties({ id })).toEqual({ coins: 0 })

    const keyOf = (one: string) => (one === key.puzzleHash ? key.publicKey : undefined)
    const funds = (await node.coinsAt(key.puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
    const run = nodeClvmRunner()
    const coinSpends = buildSend({
      ...{ asset: 'xch', changeTo: key.puzzleHash, fee: 0n, funds: { xch: funds, cats: [] } },
      payments: [1_000_001n, 7n].map((amount) => ({ puzzleHash: address, amount })),
    })
    const signature = signSpends(coinSpends, [key], 'simulator0', run)
    expect(await node.send(formatSpendBundle({ coinSpends, signature }))).toBe('taken')
    await chain.farm()
    expect(await calls.listRoyalties({ id })).toMatchObject({
      waiting: [{ amount: '1000008', code: 'XCH', decimals: 12 }],
      coins: 2,
    })

    expect(await calls.payRoyalties({ id })).toEqual({ coins: 2 })
    await chain.farm()
    const got = await Promise.all(payees.map(({ puzzleHash }) => node.coinsAt(puzzleHash)))
    const sums = got.map((coins) => coins.reduce((sum, { coin }) => sum + coin.amount, 0n))
    // Shares are rounded down, and the last gets what is left of each coin.
    expect(sums).toEqual([600_000n + 4n, 400_001n + 3n])
    expect(await calls.listRoyalties({ id })).toEqual(empty)
  })

  it('are none where they go to one address', async () => {
    const calls = await studioWith('royalty2', samplePlan(chain, 2))
    expect(await calls.openProject({ id: 'royalty2' })).toMatchObject({ hasSplit: false })
    await expect(calls.listRoyalties({ id: 'royalty2' })).rejects.toMatchObject({ code: 'no-split' })
    await expect(calls.payRoyalties({ id: 'royalty2' })).rejects.toMatchObject({ code: 'no-split' })
  })
})

function digits(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
