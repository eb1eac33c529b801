import { isDevnetSupported } from '@chiaroscuro/devnet'
import { signSpends } from '@chiaroscuro/domain/build'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { decodeOffer, verifyOffer } from '@chiaroscuro/domain/offer'
import type { DuePiece } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDevnetPurse } from './devnet-purse.js'
import { endsAt, mintForSale, token } from './mint-for-sale.test-support.js'
import { holdToSale, offerMaker } from './offer-maker.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'

const run = nodeClvmRunner()

describe.skipIf(!isDevnetSupported())('offers of pieces that were minted', () => {
  let chain: TestChain
  let plan: Plan
  let due: readonly DuePiece[]
  beforeAll(async () => {
    chain = await openTestChain()
    ;({ plan, due } = await mintForSale(chain))
  })
  afterAll(() => chain.close())

  const partsFor = (approved: Hex32 | undefined) => {
    const { node, account } = chain
    const { key } = account
    return {
      ...({ node, network: 'simulator0', run, approved: () => approved } as const),
      keyOf: (puzzleHash: Hex32) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined),
      sign: async (spends: Parameters<typeof signSpends>[0]) => signSpends(spends, [key], 'simulator0', run),
    }
  }
  const makerFor = (approved: Hex32 | undefined) => offerMaker(partsFor(approved))
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
    const parts = partsFor(planHash(plan))
    const stranger = offerMaker({ ...parts, keyOf: () => undefined })
    expect(await stranger.make(plan, first())).toBeUndefined()
    // A coin that the chain has not (yet again) is somebody's no more.
    const away = { ...chain.node, coins: async () => new Map() }
    const waiting = offerMaker({ ...parts, node: away })
    expect(await waiting.make(plan, first())).toBeUndefined()
  })

  it('are not made with a signature of anything else', async () => {
    const parts = partsFor(planHash(plan))
    for (const network of ['mainnet', 'testnet11'] as const) {
      const elsewhere = offerMaker({
        ...parts,
        sign: async (spends) => signSpends(spends, [chain.account.key], network, run),
      })
      await expect(elsewhere.make(plan, first())).rejects.toMatchObject({ code: 'bad-signature' })
    }
    const other = offerMaker({ ...parts, sign: async () => new Uint8Array(96).fill(7) })
    await expect(other.make(plan, first())).rejects.toMatchObject({ code: 'bad-signature' })
    const testnet = offerMaker({ ...parts, network: 'testnet11' })
    await expect(testnet.make(plan, first())).rejects.toMatchObject({ code: 'other-network' })
  })

  it('are made by the account of the devnet', async () => {
    const purse = await openDevnetPurse(chain.account, chain.didId, chain.node, run)
    const maker = purse.offers({ approved: () => planHash(plan), folder: chain.folder })
    const made = await maker.make(plan, first())
    expect(verifyOffer(decodeOffer(made?.text ?? ''), run).network).toBe('simulator0')
  })
})
