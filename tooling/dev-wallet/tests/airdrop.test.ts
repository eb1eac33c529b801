import { isDevnetSupported } from '@chiaroscuro/devnet'
import {
  buildDid,
  buildMint,
  buildNftGifts,
  buildPayments,
  type CatCoin,
  type Gifts,
  type HeldCoin,
  type OwnedNft,
  type RevealedCoin,
  readRevealed,
  readRevealedDid,
  verifySpends,
  type XchCoin,
} from '@chiaroscuro/domain/build'
import { fromHex, hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, type PuzzleHash } from '@chiaroscuro/domain/id'
import { coinFromJson } from '@chiaroscuro/domain/spend-bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type People, peopleOf, resultOf, xchLine } from './person.test-support.js'
import { openStage, type Stage } from './stage.test-support.js'

const run = nodeClvmRunner()
const lineage = z.object({ parentName: z.string(), innerPuzzleHash: z.string(), amount: z.string() })
const spendable = z.array(
  z.object({ coin: z.unknown(), coinName: z.string(), puzzle: z.string(), lineageProof: lineage.optional() }),
)
const friend = (number: number): PuzzleHash => asHex32(number.toString(16).padStart(64, '7'))

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('spends that a site made', () => {
  let stage: Stage
  let people: People
  let owner: Awaited<ReturnType<People['connect']>>

  beforeAll(async () => {
    stage = await openStage({ nfts: 2 })
    people = peopleOf(stage.wallet.url)
    owner = await people.connect(0)
  }, 60_000)
  afterAll(() => stage.close())

  async function listed(type: string | null, assetId: string | null = null): Promise<RevealedCoin[]> {
    const said = resultOf(await people.call('getAssetCoins', { type, assetId }, owner), spendable)
    return said.map(({ coin, puzzle, lineageProof }) => ({
      ...{ coin: coinFromJson(coin), puzzle: hexBytes(puzzle) },
      lineage: lineageProof && {
        parentParent: hexBytes(lineageProof.parentName),
        parentInnerPuzzleHash: hexBytes(lineageProof.innerPuzzleHash),
        parentAmount: BigInt(lineageProof.amount),
      },
    }))
  }
  const held = async (type: string | null, assetId: string | null = null): Promise<HeldCoin[]> =>
    (await listed(type, assetId)).flatMap((one) => readRevealed(one) ?? [])
  const xch = async () => (await held(null)).filter((one): one is XchCoin => one.kind === 'xch')
  const own = () => asHex32(stage.wallet.accounts[0]?.puzzleHash ?? '')

  /** Signed by a click, held against the chain's rules, sent, and in a block. */
  async function give({ spends, outputs }: Gifts): Promise<readonly string[]> {
    const coinSpends = spends.map(({ coin, puzzleReveal, solution }) => ({
      coin: {
        ...{ parent_coin_info: toHex(coin.parentCoinInfo), puzzle_hash: toHex(coin.puzzleHash) },
        amount: coin.amount.toString(),
      },
      ...{ puzzle_reveal: toHex(puzzleReveal), solution: toHex(solution) },
    }))
    const { reply, page } = await people.ask('signCoinSpends', { coinSpends }, owner)
    const aggregated_signature = resultOf(reply, z.string())
    expect(verifySpends(spends, fromHex(aggregated_signature) ?? new Uint8Array(), 'simulator0', run)).toBe(
      true,
    )
    expect(verifySpends(spends, fromHex(aggregated_signature) ?? new Uint8Array(), 'mainnet', run)).toBe(
      false,
    )
    const spendBundle = { coin_spends: coinSpends, aggregated_signature }
    const sent = await people.call('sendTransaction', { spendBundle }, owner)
    expect(resultOf(sent, z.unknown())).toEqual([{ status: 1 }])
    await stage.node.farm()
    const records = await stage.node.coinsOfNames(outputs)
    expect(records).toHaveLength(outputs.length)
    expect((await people.call('sendTransaction', { spendBundle }, owner)).error?.code).toBe(4010)
    return page.lists['Leaves your wallet'] ?? []
  }

  it('pay many in XCH', async () => {
    const payments = [1, 2, 3].map((number) => ({
      puzzleHash: friend(number),
      amount: BigInt(number) * 100n,
    }))
    const leaves = await give(
      buildPayments({ asset: 'xch', payments, funds: { xch: await xch() }, changeTo: own(), fee: 5n }),
    )
    expect(leaves).toEqual([xchLine(605n)])
    expect(await Promise.all([1, 2, 3].map((number) => stage.xch(friend(number))))).toEqual([
      100n,
      200n,
      300n,
    ])
  })

  it('pay many in a token, and the fee in XCH', async () => {
    const cats = (await held('cat', stage.assetId)).filter((one): one is CatCoin => one.kind === 'cat')
    const payments = [1, 2].map((number) => ({ puzzleHash: friend(number), amount: 1000n }))
    const funds = { xch: await xch(), cats }
    const leaves = await give(
      buildPayments({ asset: asHex32(stage.assetId), payments, funds, changeTo: own(), fee: 5n }),
    )
    expect(leaves).toEqual(expect.arrayContaining(['Token: 2 NIB', xchLine(5n)]))
  })

  it('give works to one each', async () => {
    const nfts = (await held('nft')).filter((one): one is OwnedNft => one.kind === 'nft')
    expect(nfts).toHaveLength(2)
    const gifts = nfts.map((nft, at) => ({ nft, to: friend(at) }))
    const leaves = await give(buildNftGifts(gifts, { funds: { xch: await xch() }, changeTo: own(), fee: 5n }))
    expect(leaves).toHaveLength(3)
    expect(await held('nft')).toEqual([])
  })

  it('make a profile, and mint under it', async () => {
    const funds = { xch: await xch() }
    const publicKey = funds.xch[0]?.publicKey ?? new Uint8Array()
    const made = buildDid({ publicKey, funds, changeTo: own(), fee: 5n })
    await give({ spends: made.spends, outputs: [coinIdOf(made.did.coin)] })
    const [did] = (await listed('did')).map(readRevealedDid)
    if (!did) throw new Error('The wallet does not list the profile')
    expect([did.didId, coinIdOf(did.coin)]).toEqual([made.did.didId, coinIdOf(made.did.coin)])
    const metadata = {
      ...{ dataUris: ['https://files.example/1.png'], dataHash: friend(1), metadataUris: [] },
      ...{ metadataHash: null, licenseUris: [], licenseHash: null, edition: 1n, editionTotal: 1n },
    }
    const terms = { royaltyPuzzleHash: own(), royaltyBasisPoints: 500, changeTo: own(), fee: 5n }
    const items = [{ to: own(), metadata }]
    const { spends, nfts } = buildMint({ did, items, funds: { xch: await xch() }, ...terms })
    await give({ spends, outputs: nfts.map(({ coin }) => coinIdOf(coin)) })
    const [nft] = await held('nft')
    expect(nft).toMatchObject({
      launcherId: nfts[0]?.launcherId,
      ownerDid: did.didId,
      royaltyBasisPoints: 500,
    })
  })

  it('are refused where they are none, or another wallet’s', async () => {
    for (const coinSpends of [[], [{}], [{ coin: {}, puzzle_reveal: 'ff', solution: '80' }]])
      expect((await people.call('signCoinSpends', { coinSpends }, owner)).error?.code).toBe(4000)
    expect((await people.call('getAssetCoins', { type: 'cat' }, owner)).error?.code).toBe(4000)
    const spendBundle = { coin_spends: [{}], aggregated_signature: '00' }
    expect((await people.call('sendTransaction', { spendBundle }, owner)).error?.code).toBe(4000)
  })
})
