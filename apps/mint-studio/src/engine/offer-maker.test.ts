import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { decodeOffer, verifyOffer } from '@chiaroscuro/domain/offer'
import { openMint } from '@chiaroscuro/minting/engine'
import { type DuePiece, duePieces } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devnetWallet } from './devnet-wallet.js'
import { fileJournal } from './file-journal.js'
import { holdToSale, offerMaker } from './offer-maker.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'

const run = nodeClvmRunner()
const token = asHex32('ab'.repeat(32))
const endsAt = 2_000_000_000

describe.skipIf(!isDevnetSupported())('offers of pieces that were minted', () => {
  let chain: TestChain
  let plan: Plan
  let due: readonly DuePiece[]
  beforeAll(async () => {
    chain = await openTestChain()
    const plain = samplePlan(chain, 3)
    const payTo = chain.account.key.puzzleHash
    plan = {
      ...plain,
      sale: { asset: token, payTo, endsAt },
      pieces: plain.pieces.map((one, at) => ({ ...one, price: 1000n + BigInt(at) })),
    }
    const { node, account, didId } = chain
    const wallet = devnetWallet({ node, key: account.key, didId, run, approved: () => planHash(plan) })
    const journal = fileJournal(`${chain.folder}/offered.journal`)
    const mint = await openMint({ plan, journal, chain: node, wallet })
    while (!(await mint.step()).isDone) chain.farm()
    due = duePieces(plan, mint.state())
  })
  afterAll(() => chain.close())

  const makerFor = (approved: Hex32 | undefined) => {
    const { node, account } = chain
    return offerMaker({ node, key: account.key, run, approved: () => approved })
  }
  const raise = () => {
    throw new Error('nothing is due')
  }
  const first = () => due[0] ?? raise()

  it('say what the plan says, signed for this network, until its last second', async () => {
    expect(due.map(({ number }) => number)).toEqual([1, 2, 3])
    for (const piece of due) {
      const made = await makerFor(planHash(plan)).make(plan, piece)
      const read = verifyOffer(decodeOffer(made?.text ?? ''), run)
      expect(read).toMatchObject({
        ...{ network: 'simulator0', doubts: [], fee: 0n, mustBeUnspent: [made?.coinId] },
        offered: [{ kind: 'nft', launcherId: piece.launcherId, royaltyBasisPoints: 500 }],
        requested: [{ kind: 'cat', assetId: token, amount: piece.price }],
        ...{ expiry: { seconds: BigInt(endsAt), height: null }, maker: chain.account.key.puzzleHash },
      })
    }
  })

  it('are not signed of what nobody approved', async () => {
    await expect(makerFor(undefined).make(plan, first())).rejects.toMatchObject({ code: 'not-approved' })
    const dearer = { ...plan, pieces: plan.pieces.map((one) => ({ ...one, price: 1n })) }
    await expect(makerFor(planHash(dearer)).make(plan, first())).rejects.toMatchObject({
      code: 'not-approved',
    })
  })

  it('are refused where they say anything else', async () => {
    const made = await makerFor(planHash(plan)).make(plan, first())
    const bundle = decodeOffer(made?.text ?? '')
    const sale = plan.sale ?? raise()
    expect(() => holdToSale(bundle, { plan, due: first() }, run)).not.toThrow()
    const others: { plan?: Partial<Plan>; due?: Partial<DuePiece> }[] = [
      { due: { price: 999n } },
      { due: { launcherId: token } },
      { plan: { royaltyBasisPoints: 501 } },
      { plan: { royaltyPuzzleHash: token } },
      { plan: { sale: { ...sale, asset: 'xch' } } },
      { plan: { sale: { ...sale, endsAt: endsAt + 1 } } },
    ]
    for (const other of others) {
      const held = { plan: { ...plan, ...other.plan }, due: { ...first(), ...other.due } }
      expect(() => holdToSale(bundle, held, run)).toThrow('unlike-plan')
    }
  })

  it('are not made of what lies with somebody else', async () => {
    const { node, account } = chain
    const other = { ...account.key, puzzleHash: token }
    const stranger = offerMaker({ node, key: other, run, approved: () => planHash(plan) })
    expect(await stranger.make(plan, first())).toBeUndefined()
    // A coin that the chain has not (yet again) is somebody's no more.
    const away = { ...node, coins: async () => new Map() }
    const waiting = offerMaker({ node: away, key: account.key, run, approved: () => planHash(plan) })
    expect(await waiting.make(plan, first())).toBeUndefined()
  })
})
