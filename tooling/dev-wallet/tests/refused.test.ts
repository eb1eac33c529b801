import { isDevnetSupported } from '@chiaroscuro/devnet'
import { decodeOffer, encodeOffer } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSettings, startDevWallet } from '../src/index.js'
import { type People, peopleOf, resultOf } from './person.test-support.js'
import { openStage, SEED, SITE, type Stage, XCH } from './stage.test-support.js'

const made = z.object({ offer: z.string() })
const held = z.object({ nfts: z.array(z.object({ launcherId: z.string() })) })
type Person = Awaited<ReturnType<People['connect']>>

// Skipped where the native simulator has no build: its node is what refuses.
describe.skipIf(!isDevnetSupported())('an offer that cannot be settled', () => {
  let stage: Stage
  let people: People
  let seller: Person
  let buyer: Person
  let nft = ''
  beforeAll(async () => {
    stage = await openStage({ nfts: 1 })
    people = peopleOf(stage.wallet.url)
    seller = await people.connect(0)
    buyer = await people.connect(1)
    const { nfts } = resultOf(await people.call('getNfts', {}, seller), held)
    nft = nfts[0]?.launcherId ?? ''
  }, 60_000)
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const sale = (more: object = {}) => ({
    offerAssets: [{ assetId: nft, amount: 1 }],
    requestAssets: [{ assetId: '', amount: XCH.toString() }],
    ...more,
  })
  async function list(more: object = {}): Promise<string> {
    return resultOf((await people.ask('createOffer', sale(more), seller)).reply, made).offer
  }
  const balances = () =>
    Promise.all([...stage.wallet.accounts.map(({ puzzleHash }) => puzzleHash), stage.artist].map(stage.xch))

  /** What the buyer reads who approves it; nobody gains or loses a mojo. */
  async function wordsFor(offer: string): Promise<string> {
    const before = await balances()
    const { reply, done } = await people.ask('takeOffer', { offer }, buyer)
    await stage.node.farm()
    expect(await balances()).toEqual(before)
    expect(reply.error?.code).toBe(4010)
    expect(done.text).toContain(reply.error?.message)
    return reply.error?.message ?? ''
  }
  /** What is refused before anything is shown. */
  const wordsAtOnce = async (offer: string) => (await people.call('takeOffer', { offer }, buyer)).error

  it('because it was withdrawn', async () => {
    const offer = await list()
    resultOf((await people.ask('cancelOffer', { offer }, seller)).reply, z.unknown())
    await stage.node.farm()
    expect(await wordsFor(offer)).toBe('It is over: what it stands on is spent already')
  })

  it('because what ends it waits for a block already', async () => {
    const offer = await list()
    resultOf((await people.ask('cancelOffer', { offer }, seller)).reply, z.unknown())
    expect(await wordsFor(offer)).toBe('Something that waits for a block spends the same coins')
  })

  it('because it ran out', async () => {
    const offer = await list({ expiresAt: stage.time.now / 1000 + 60 })
    stage.time.now += 61_000
    expect(await wordsFor(offer)).toBe('It ran out: it could be taken until its end only')
  })

  it('because it was signed for another network', async () => {
    const elsewhere = await startDevWallet(
      readSettings({ WALLET_NODE_URL: stage.nodeUrl, WALLET_SITES: SITE, WALLET_NETWORK: 'testnet11' }),
      { now: () => stage.time.now, random: (bytes) => SEED.subarray(0, bytes), report: () => {} },
    )
    const there = peopleOf(elsewhere.url)
    const owner = await there.connect(0)
    const { offer } = resultOf((await there.ask('createOffer', sale(), owner)).reply, made)
    await elsewhere.close()
    expect(await wordsFor(offer)).toBe('An offer was signed for testnet11; this wallet is on simulator0')
  })

  it('because another signature stands under it', async () => {
    const [offer, other] = [await list(), await list({ expiresAt: stage.time.now / 1000 + 600 })]
    const { signature } = decodeOffer(other)
    const forged = encodeOffer({ ...decodeOffer(offer), signature })
    expect(await wordsFor(forged)).toBe('A signature in it is wrong, or was made for another network')
  })

  it('because its price is not the one that was signed', async () => {
    const { coinSpends, signature } = decodeOffer(await list())
    const cheap = { requestAssets: [{ assetId: '', amount: '5' }] }
    const [, request] = decodeOffer(await list(cheap)).coinSpends
    const [work] = coinSpends
    if (!work || !request) expect.unreachable()
    const tampered = encodeOffer({ coinSpends: [work, request], signature })
    expect(await wordsAtOnce(tampered)).toMatchObject({
      code: 4010,
      message: 'The chain would never settle this offer: unbound',
    })
  })

  it('because it was cut short', async () => {
    const offer = await list()
    expect(await wordsAtOnce(offer.slice(0, -9))).toMatchObject({
      code: 4000,
      message: expect.stringMatching(/checksum/i),
    })
  })
})
