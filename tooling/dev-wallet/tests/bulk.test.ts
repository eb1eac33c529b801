import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { parseNftId } from '@chiaroscuro/domain/id'
import { decodeOffer, verifyOffer } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type People, peopleOf, resultOf, xchLine } from './person.test-support.js'
import { openStage, ROYALTY, type Stage } from './stage.test-support.js'

const run = nodeClvmRunner()

const made = z.strictObject({ id: z.string(), offer: z.string(), coins: z.array(z.string()).min(1) })
const allMade = z.strictObject({ offers: z.array(made) })
const sent = z.strictObject({ transactionId: z.string().length(64) })
const held = z.object({ nfts: z.array(z.object({ launcherId: z.string() })) })

const royalty = (price: bigint) => (price * ROYALTY) / 10_000n

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('many at once', () => {
  let stage: Stage
  let people: People
  let owner: Awaited<ReturnType<People['connect']>>
  let other: Awaited<ReturnType<People['connect']>>

  beforeAll(async () => {
    stage = await openStage({ nfts: 6 })
    people = peopleOf(stage.wallet.url)
    owner = await people.connect(0)
    other = await people.connect(1)
  }, 60_000)
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const nftsOf = async (who: typeof owner) =>
    resultOf(await people.call('getNfts', {}, who), held).nfts.map(({ launcherId }) => launcherId)
  const sale = (nft: string, amount: bigint, assetId = '') => ({
    offerAssets: [{ assetId: nft, amount: '1' }],
    requestAssets: [{ assetId, amount: amount.toString() }],
    expiresAt: stage.time.now / 1000 + 86_400,
  })
  const xchOf = (at: number) => stage.xch(stage.wallet.accounts[at]?.puzzleHash ?? '')
  const list = async (offers: readonly object[]) => {
    const { reply, page } = await people.ask('createOffers', { offers }, owner)
    return { page, offers: resultOf(reply, allMade).offers.map(({ offer }) => offer) }
  }

  it('signs offers that each stand for themselves by one click, and shows what all would bring', async () => {
    const [a = '', b = '', c = ''] = await nftsOf(owner)
    const wanted = [sale(a, 300n), sale(b, 5_000n), sale(c, 7_000n, stage.assetId)]
    const { page, offers } = await list(wanted)
    expect(page.title).toBe('Sign 3 offers for sale')
    expect(page.lists['Leaves your wallet']).toHaveLength(3)
    expect(page.lists['Enters once somebody takes it']).toEqual([xchLine(5_300n), 'Token: 7 NIB'])
    expect(page.lists['Of it, royalties']).toHaveLength(3)
    expect(page.lists.Besides).toEqual(['Ends: 2026-01-06T00:00:00 UTC'])
    const read = offers.map((offer) => verifyOffer(decodeOffer(offer), run))
    expect(read.map(({ doubts, offered }) => [doubts, offered])).toMatchObject(
      [a, b, c].map((id) => [[], [{ launcherId: parseNftId(id) }]]),
    )

    // One is taken; the others stand.
    const before = await Promise.all([xchOf(0), xchOf(1)])
    resultOf((await people.ask('takeOffer', { offer: offers[1] }, other)).reply, z.unknown())
    await stage.node.farm()
    const after = await Promise.all([xchOf(0), xchOf(1)])
    expect(after.map((now, i) => now - (before[i] ?? 0n))).toEqual([5_000n, -5_000n - royalty(5_000n)])
    expect(await nftsOf(other)).toEqual([b])
    const { reply } = await people.ask('takeOffer', { offer: offers[0] }, other)
    expect(reply.error).toBeUndefined()
    await stage.node.farm()
    expect((await nftsOf(other)).toSorted()).toEqual([a, b].toSorted())
  })

  it.each([
    ['two offers of one work', (nft: string) => [sale(nft, 1n), sale(nft, 2n)], 4000],
    ['bids', (nft: string) => [{ ...sale(nft, 1n), offerAssets: [{ assetId: '', amount: 1 }] }], 4000],
    ['no offer at all', () => [], 4000],
    ['more than fifty', (nft: string) => Array.from({ length: 51 }, () => sale(nft, 1n)), 4000],
    ['a work of somebody else', (nft: string) => [sale(nft, 1n), sale(`nft1${'q'.repeat(58)}`, 1n)], 4000],
  ])('refuses %s before anything is shown', async (_, offers, code) => {
    const [nft = ''] = await nftsOf(owner)
    const reply = await people.call('createOffers', { offers: offers(nft) }, owner)
    expect(reply.error?.code).toBe(code)
  })

  it('signs none where one cannot be made', async () => {
    const [theirs = ''] = await nftsOf(other)
    const [own = ''] = await nftsOf(owner)
    const reply = await people.call('createOffers', { offers: [sale(own, 1n), sale(theirs, 1n)] }, owner)
    expect([reply.result, reply.error?.code]).toEqual([undefined, 4005])
  })

  it('cancels several in one bundle, two of them on one coin', async () => {
    const [a = '', b = ''] = await nftsOf(owner)
    const first = await list([sale(a, 10n), sale(b, 20n)])
    const again = await list([sale(a, 9n)])
    const offers = [...first.offers, ...again.offers]
    const before = await xchOf(0)
    const { reply, page } = await people.ask('cancelOffers', { offers, fee: 6 }, owner)
    expect(page.title).toBe('Cancel 3 offers')
    expect(page.lists['Leaves your wallet']).toEqual([xchLine(6n)])
    resultOf(reply, sent)
    const height = (await stage.node.farm())?.toString()
    expect(height).toBeDefined()
    expect((await xchOf(0)) - before).toBe(-6n)
    for (const offer of offers) {
      const taken = await people.ask('takeOffer', { offer }, other)
      expect(taken.reply.error?.code).toBe(4010)
    }
    expect(await nftsOf(owner)).toEqual(expect.arrayContaining([a, b]))
  })

  it('cancels none where one is not its own', async () => {
    const [own = ''] = await nftsOf(owner)
    const { offers } = await list([sale(own, 10n)])
    const reply = await people.call('cancelOffers', { offers }, other)
    expect(reply.error?.code).toBe(4005)
  })

  it('gives several works away in one bundle', async () => {
    const [a = '', b = ''] = await nftsOf(owner)
    const before = await xchOf(0)
    const { reply, page } = await people.ask('transfer', { to: other.address, nfts: [a, b], fee: 4 }, owner)
    expect(page.title).toBe('Send')
    expect(page.lists['Leaves your wallet']).toHaveLength(3)
    expect(page.lists['Leaves your wallet']).toContain(xchLine(4n))
    expect(page.lists.Besides).toEqual([`To: ${other.address}`])
    resultOf(reply, sent)
    await stage.node.farm()
    expect((await xchOf(0)) - before).toBe(-4n)
    expect(await nftsOf(other)).toEqual(expect.arrayContaining([a, b]))
    const left = await nftsOf(owner)
    expect(left).not.toContain(a)
    expect(left).not.toContain(b)
    for (const nfts of [[left[0], left[0]], ['nft1x'], []])
      expect((await people.call('transfer', { to: other.address, nfts }, owner)).error?.code).toBe(4000)
    expect(
      (await people.call('transfer', { to: other.address, nfts: [left[0], a] }, owner)).error?.code,
    ).toBe(4005)
  })
})
