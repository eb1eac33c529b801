import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type People, peopleOf, resultOf, xchLine } from './person.test-support.js'
import { openStage, ROYALTY, type Stage, XCH } from './stage.test-support.js'

const offersMade = z.object({ offers: z.array(z.object({ offer: z.string() })) })
const held = z.object({ nfts: z.array(z.object({ launcherId: z.string() })) })

// Skipped where the native simulator has no build: consensus is what proves a settlement.
describe.skipIf(!isDevnetSupported())('many works bought in one bundle', () => {
  let stage: Stage
  let people: People
  beforeAll(async () => {
    stage = await openStage({ nfts: 10 })
    people = peopleOf(stage.wallet.url)
  }, 60_000)
  afterAll(() => stage.close())

  // A cart of five of different prices first, then the five again and five more: a sweep of ten.
  it.each([5, 10])('settles %i listings in one block, to the mojo', async (count) => {
    const [first, second] = stage.wallet.accounts
    const [one, two] = [await people.connect(0), await people.connect(1)]
    const nftsOf = async (who: { token: string }) =>
      resultOf(await people.call('getNfts', {}, { token: who.token }), held).nfts
    const seller = count === 5 ? one : two
    const [sellers, buyers] = count === 5 ? [first, second] : [second, first]
    const buyer = count === 5 ? two : one
    if (count === 10) await giveAll(one, two.address)
    const works = (await nftsOf(seller)).slice(0, count)
    expect(works).toHaveLength(count)
    const prices = works.map((_, at) => XCH / 20n + BigInt(at) * 1_000_003n)
    const listed = await people.ask(
      'createOffers',
      {
        offers: works.map(({ launcherId }, at) => ({
          offerAssets: [{ assetId: launcherId, amount: 1 }],
          requestAssets: [{ assetId: '', amount: String(prices[at]) }],
        })),
      },
      { token: seller.token },
    )
    const { offers } = resultOf(listed.reply, offersMade)
    const price = prices.reduce((sum, amount) => sum + amount, 0n)
    const royalty = prices.reduce((sum, amount) => sum + (amount * ROYALTY) / 10_000n, 0n)
    const balances = () =>
      Promise.all([sellers?.puzzleHash ?? '', buyers?.puzzleHash ?? '', stage.artist].map(stage.xch))
    const before = await balances()
    const { height } = await stage.node.peak()
    const taken = await people.ask(
      'takeOffers',
      { offers: offers.map(({ offer }) => offer) },
      { token: buyer.token },
    )
    expect(taken.page.lists['Leaves your wallet']).toEqual([xchLine(price + royalty)])
    expect(taken.page.lists['Enters your wallet']).toHaveLength(count)
    expect(taken.reply.error).toBeUndefined()
    await stage.node.farm()
    expect((await stage.node.peak()).height).toBe(height + 1)
    const after = await balances()
    expect(after.map((amount, at) => amount - (before[at] ?? 0n))).toEqual([price, -price - royalty, royalty])
    const now = (await nftsOf(buyer)).map(({ launcherId }) => launcherId)
    expect(works.every(({ launcherId }) => now.includes(launcherId))).toBe(true)
  })

  async function giveAll(from: { token: string }, to: string): Promise<void> {
    const { nfts } = resultOf(await people.call('getNfts', {}, { token: from.token }), held)
    const ids = nfts.map(({ launcherId }) => launcherId)
    await people.ask('transfer', { nfts: ids, to }, { token: from.token })
    await stage.node.farm()
  }
})
