import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { openMint } from '@chiaroscuro/minting/engine'
import { batchesOf, type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devnetWallet } from './devnet-wallet.js'
import { fileJournal } from './file-journal.js'
import { holdToPlan } from './hold-to-plan.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'

const run = nodeClvmRunner()

describe.skipIf(!isDevnetSupported())('the devnet account as a wallet', () => {
  let chain: TestChain
  let plan: Plan
  beforeAll(async () => {
    chain = await openTestChain()
    plan = samplePlan(chain, 5)
  })
  afterAll(() => chain.close())

  const walletFor = (approved: Hex32 | undefined) => {
    const { node, account, didId } = chain
    return devnetWallet({ node, key: account.key, didId, run, approved: () => approved })
  }
  async function orderOf(wallet = walletFor(undefined)) {
    const [batch] = batchesOf(plan)
    const didCoinId = await wallet.didCoin()
    if (!batch || !didCoinId) throw new Error('nothing to mint with')
    return { plan, batch, didCoinId, fee: plan.fee.start }
  }

  it('signs nothing that nobody approved, nor another plan than was', async () => {
    const order = await orderOf()
    await expect(walletFor(undefined).build(order)).rejects.toMatchObject({ code: 'not-approved' })
    const other = planHash({ ...plan, royaltyBasisPoints: 1 })
    await expect(walletFor(other).build(order)).rejects.toMatchObject({ code: 'not-approved' })
  })

  it('shows what a bundle does, from its spends', async () => {
    const seen = await walletFor(undefined).preview(await orderOf())
    expect(seen?.fee).toBe(10n)
    expect(seen?.nfts.map(({ dataHash, owner }) => [dataHash, owner])).toEqual(
      plan.pieces.slice(0, 2).map(({ dataHash, to }) => [dataHash, to]),
    )
  })

  it('gives nothing where the account cannot pay', async () => {
    const order = await orderOf()
    expect(await walletFor(planHash(plan)).build({ ...order, fee: 10n ** 15n })).toBeUndefined()
  })

  it('refuses spends that say anything else than the plan', async () => {
    const built = await walletFor(planHash(plan)).build(await orderOf())
    const spends = parseSpendBundle(built?.bundle ?? new Uint8Array()).coinSpends
    const pieces = plan.pieces.slice(0, 2)
    const mine = (puzzleHash: Hex32) => puzzleHash === chain.account.key.puzzleHash
    expect(holdToPlan(spends, { plan, pieces, mine }, run).nfts).toHaveLength(2)
    const [first, second] = pieces
    if (!first || !second) throw new Error('too few pieces')
    const refused = (change: Partial<Plan>, of = pieces) =>
      expect(() => holdToPlan(spends, { plan: { ...plan, ...change }, pieces: of, mine }, run)).toThrow(
        'unlike-plan',
      )
    refused({}, [first])
    refused({}, [second, first])
    refused({}, [{ ...first, dataUris: ['ipfs://other'] }, second])
    refused({}, [{ ...first, editionTotal: 2 }, second])
    refused({}, [first, { ...second, to: plan.didId }])
    refused({}, [first, { ...second, metadataHash: first.metadataHash }])
    refused({ royaltyBasisPoints: 501 })
    refused({ royaltyPuzzleHash: plan.didId })
    refused({ fee: { ...plan.fee, ceiling: 9n } })
  })

  it('mints through the node, each piece once, and goes on where a journal was left at any line', async () => {
    const { node, folder } = chain
    const wallet = walletFor(planHash(plan))
    const path = `${folder}/mint.journal`
    let looks = 0
    // Opened anew at every look, as after a loss of power.
    for (let isDone = false; !isDone && looks < 80; looks++) {
      const mint = await openMint({ plan, journal: fileJournal(path), chain: node, wallet })
      isDone = (await mint.step()).isDone
      chain.farm()
    }
    const mint = await openMint({ plan, journal: fileJournal(path), chain: node, wallet })
    const batches = [...mint.state().batches.values()]
    expect(batches.map(({ attempts, isSettled }) => [attempts.length, isSettled])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ])
    const firsts = batches.flatMap(({ attempts }) => attempts.flatMap(({ firstCoinIds }) => firstCoinIds))
    expect((await node.coins(firsts)).size).toBe(5)
  })
})
