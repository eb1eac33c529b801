import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { parseNftId } from '@chiaroscuro/domain/id'
import { decodeOffer, offerIdOf, verifyOffer } from '@chiaroscuro/domain/offer'
import { SIGNING_MODES, signerPuzzleHash, verifySignedMessage } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  expectNoSecrets,
  type People,
  peopleOf,
  type ReadPage,
  resultOf,
  xchLine,
} from './person.test-support.js'
import { openStage, ROYALTY, type Stage, XCH } from './stage.test-support.js'

const run = nodeClvmRunner()
const [CHIP_0002] = SIGNING_MODES

const offerMade = z.strictObject({ id: z.string(), offer: z.string(), coins: z.array(z.string()).min(1) })
const offerTaken = z.strictObject({ id: z.string(), transactionId: z.string().length(64) })
const sent = z.strictObject({ transactionId: z.string().length(64) })
const held = z.object({
  nfts: z.array(z.object({ launcherId: z.string(), royaltyTenThousandths: z.number() })),
})
const balance = z.object({ confirmed: z.string().transform(BigInt), spendableCoinCount: z.number() })
const signed = z.strictObject({
  message: z.string(),
  publicKey: z.string(),
  signature: z.string(),
  signingMode: z.enum(SIGNING_MODES),
})

/** What a sale at a price owes the artist. */
const royalty = (price: bigint) => (price * ROYALTY) / 10_000n

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('a site and the person before it', () => {
  let stage: Stage
  let people: People
  let seller: Connected
  let buyer: Connected
  interface Connected {
    readonly token: string
    readonly address: string
    readonly puzzleHash: string
  }

  beforeAll(async () => {
    stage = await openStage({ nfts: 10 })
    people = peopleOf(stage.wallet.url)
  }, 60_000)
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    expectNoSecrets(stage, people)
    await stage.close()
  })

  const ask = (who: Connected, method: string, params: unknown) =>
    people.ask(method, params, { token: who.token })
  const told = async <T>(who: Connected, method: string, params: unknown, schema: z.ZodType<T>) =>
    resultOf(await people.call(method, params, { token: who.token }), schema)
  const nftsOf = async (who: Connected) =>
    (await told(who, 'getNfts', {}, held)).nfts.map(({ launcherId }) => launcherId)
  const tokensOf = async (who: Connected) =>
    (await told(who, 'getAssetBalance', { type: 'cat', assetId: stage.assetId }, balance)).confirmed

  /** What seller, buyer and artist have more after it, in mojos by the node's count; and of the token. */
  async function moved(work: () => Promise<void>) {
    const xch = () =>
      Promise.all([seller.puzzleHash, buyer.puzzleHash, stage.artist].map((one) => stage.xch(one)))
    const token = () => Promise.all([seller, buyer].map(tokensOf))
    const before = [await xch(), await token()]
    await work()
    const after = [await xch(), await token()]
    const [mojos = [], tokens = []] = after.map((row, i) => row.map((now, j) => now - (before[i]?.[j] ?? 0n)))
    return { mojos, tokens }
  }

  async function list(nft: string, amount: bigint, assetId = ''): Promise<{ offer: string; page: ReadPage }> {
    const { reply, page } = await ask(seller, 'createOffer', {
      offerAssets: [{ assetId: nft, amount: 1 }],
      requestAssets: [{ assetId, amount: amount.toString() }],
    })
    return { offer: resultOf(reply, offerMade).offer, page }
  }

  it('connects with the account that was chosen on the page', async () => {
    const [first, second] = stage.wallet.accounts
    const one = await people.connect(0)
    expect(one).toMatchObject({ name: 'First light', address: first?.address, network: 'simulator0' })
    expect(one.methods).toEqual(expect.arrayContaining(['createOffer', 'takeOffers', 'signMessageByAddress']))
    expect(one.page.text).toContain('http://localhost:4800')
    expect(one.page.text).toMatch(/First light.*5 XCH · 10 NFTs/s)
    expect(one.page.text).toMatch(/Second light.*5 XCH · 0 NFTs/s)
    const two = await people.connect(1)
    expect(two).toMatchObject({ name: 'Second light', address: second?.address })
    seller = { ...one, puzzleHash: first?.puzzleHash ?? '' }
    buyer = { ...two, puzzleHash: second?.puzzleHash ?? '' }
  })

  it('tells at once what the account holds', async () => {
    expect(await told(seller, 'chainId', undefined, z.string())).toBe('simulator0')
    expect(await told(seller, 'getAddress', {}, z.unknown())).toEqual({ address: seller.address })
    const [key = ''] = await told(seller, 'getPublicKeys', {}, z.array(z.string()))
    expect(signerPuzzleHash(key, CHIP_0002)).toBe(seller.puzzleHash)
    const xch = { confirmed: (5n * XCH).toString(), spendable: (5n * XCH).toString(), spendableCoinCount: 2 }
    for (const params of [{}, { assetId: null }, { assetId: '' }, { assetId: 'xch', type: null }])
      expect(await told(seller, 'getAssetBalance', params, z.unknown())).toEqual(xch)
    expect(await told(seller, 'getTokens', {}, z.unknown())).toEqual([
      { assetId: stage.assetId, amount: '400000' },
    ])
    const { nfts } = await told(seller, 'getNfts', {}, held)
    expect(new Set(nfts.map(({ launcherId }) => launcherId)).size).toBe(10)
    expect(nfts.every(({ royaltyTenThousandths }) => BigInt(royaltyTenThousandths) === ROYALTY)).toBe(true)
    expect(await nftsOf(buyer)).toEqual([])
  })

  it('lists for XCH; the offer is sound, and taking it moves what both pages said', async () => {
    const [nft = ''] = await nftsOf(seller)
    const price = (17n * XCH) / 10n + 3n
    const { offer, page } = await list(nft, price)
    expect(page.title).toBe('Offer for sale')
    expect(page.lists['Leaves your wallet']).toHaveLength(1)
    expect(page.lists['Enters once somebody takes it']).toEqual([xchLine(price)])
    const { offered, requested, doubts, network, fee } = verifyOffer(decodeOffer(offer), run)
    expect({ doubts, network, fee }).toEqual({ doubts: [], network: 'simulator0', fee: 0n })
    expect(offered).toMatchObject([{ launcherId: parseNftId(nft) }])
    expect(requested).toMatchObject([{ amount: price }])

    const fee2 = 21n
    const all = price + royalty(price) + fee2
    const { mojos } = await moved(async () => {
      const { reply, page } = await ask(buyer, 'takeOffer', { offer, fee: Number(fee2) })
      expect(page.title).toBe('Take an offer')
      expect(page.lists['Leaves your wallet']).toEqual([xchLine(all)])
      expect(page.lists['Enters your wallet']).toHaveLength(1)
      expect(page.lists['Of it, royalties']?.[0]).toContain(xchLine(royalty(price)).slice('Chia: '.length))
      expect(page.lists['Network fee']).toEqual(['To the farmer: 0.000000000021 XCH'])
      expect(resultOf(reply, offerTaken).id).toBe(offerIdOf(offer))
      await stage.node.farm()
    })
    expect(mojos).toEqual([price, -all, royalty(price)])
    expect(await nftsOf(buyer)).toEqual([nft])
    expect(await nftsOf(seller)).not.toContain(nft)
  })

  it('lists for a token, by its name where that is known', async () => {
    const [nft = ''] = await nftsOf(seller)
    const { offer, page } = await list(nft, 70_500n, stage.assetId)
    expect(page.lists['Enters once somebody takes it']).toEqual(['Token: 70.5 NIB'])
    expect(verifyOffer(decodeOffer(offer), run).requested).toMatchObject([{ amount: 70_500n }])
    const all = 70_500n + royalty(70_500n)
    const { mojos, tokens } = await moved(async () => {
      const { reply, page } = await ask(buyer, 'takeOffers', { offers: [offer] })
      expect(page.lists['Leaves your wallet']).toEqual([`Token: ${Number(all) / 1000} NIB`])
      resultOf(reply, offerTaken)
      await stage.node.farm()
    })
    expect({ mojos, tokens }).toEqual({ mojos: [0n, 0n, 0n], tokens: [70_500n, -all] })
  })

  it('takes three listings in one bundle, or none', async () => {
    const nfts = (await nftsOf(seller)).slice(0, 3)
    const prices = [70_000n, 70_000n, 80_001n]
    const offers: string[] = []
    for (const [i, nft] of nfts.entries()) offers.push((await list(nft, prices[i] ?? 0n)).offer)
    const sum = 220_001n
    const royalties = prices.reduce((all, price) => all + royalty(price), 0n)
    const { mojos } = await moved(async () => {
      const { reply, page } = await ask(buyer, 'takeOffers', { offers, fee: '5' })
      expect(page.title).toBe('Take 3 offers at once')
      expect(page.lists['Leaves your wallet']).toEqual([xchLine(sum + royalties + 5n)])
      expect(page.lists['Enters your wallet']).toHaveLength(3)
      resultOf(reply, offerTaken)
      await stage.node.farm()
    })
    expect(mojos).toEqual([sum, -sum - royalties - 5n, royalties])
    expect(await nftsOf(buyer)).toEqual(expect.arrayContaining(nfts))

    // One of them is gone: the others stay where they are.
    const [fresh = ''] = await nftsOf(seller)
    const { offer } = await list(fresh, 9n)
    const { mojos: none } = await moved(async () => {
      const { reply, done } = await ask(buyer, 'takeOffers', { offers: [offer, offers[0]] })
      expect([reply.error?.code, done.status]).toEqual([4010, 409])
      await stage.node.farm()
    })
    expect(none).toEqual([0n, 0n, 0n])
    expect(await nftsOf(seller)).toContain(fresh)
  })

  it('bids, and the other account accepts', async () => {
    const [nft = ''] = await nftsOf(seller)
    const bid = (XCH * 3n) / 4n
    const { reply, page } = await ask(buyer, 'createOffer', {
      offerAssets: [{ assetId: '', amount: bid.toString() }],
      requestAssets: [{ assetId: nft, amount: '1' }],
      expiresAt: stage.time.now / 1000 + 86_400,
    })
    const { offer } = resultOf(reply, offerMade)
    expect(page.title).toBe('Place a bid')
    expect(page.lists['Leaves your wallet']).toEqual([xchLine(bid + royalty(bid))])
    expect(page.lists['Enters once somebody takes it']).toHaveLength(1)
    expect(page.lists.Besides).toEqual(['Ends: 2026-01-06T00:00:00 UTC'])
    const read = verifyOffer(decodeOffer(offer), run)
    expect([read.doubts, read.expiry.seconds]).toEqual([[], BigInt(stage.time.now / 1000 + 86_400)])
    const { mojos } = await moved(async () => {
      const accepted = await ask(seller, 'takeOffer', { offer })
      expect(accepted.page.lists['Enters your wallet']).toEqual([xchLine(bid)])
      expect(accepted.page.lists['Leaves your wallet']).toHaveLength(1)
      resultOf(accepted.reply, offerTaken)
      await stage.node.farm()
    })
    expect(mojos).toEqual([bid, -bid - royalty(bid), royalty(bid)])
    expect(await nftsOf(buyer)).toContain(nft)
  })

  it('bids on several works with the same coin: the first that is taken ends the rest', async () => {
    const nfts = (await nftsOf(seller)).slice(0, 3)
    const bid = XCH / 5n
    const { reply, page } = await ask(buyer, 'bidOnOneOf', {
      nfts,
      price: { assetId: '', amount: bid.toString() },
    })
    expect(page.title).toBe('Bid on one of several')
    expect(page.lists['Leaves your wallet at most']).toEqual([xchLine(bid + royalty(bid))])
    expect(page.lists['One of these enters, once its owner takes the bid']).toHaveLength(3)
    const { offers } = resultOf(reply, z.strictObject({ offers: z.array(offerMade).length(3) }))
    expect(new Set(offers.map(({ coins }) => coins.join()))).toHaveProperty('size', 1)
    const { mojos } = await moved(async () => {
      const [, second, third] = offers
      resultOf((await ask(seller, 'takeOffer', { offer: second?.offer })).reply, offerTaken)
      await stage.node.farm()
      const late = await ask(seller, 'takeOffer', { offer: third?.offer })
      expect(late.reply.error?.code).toBe(4010)
      await stage.node.farm()
    })
    expect(mojos).toEqual([bid, -bid - royalty(bid), royalty(bid)])
    const twice = await people.call(
      'bidOnOneOf',
      { nfts: [nfts[0], nfts[0]], price: { assetId: '', amount: '5' } },
      { token: buyer.token },
    )
    expect(twice.error?.code).toBe(4000)
  })

  it('cancels an offer, which nobody takes then', async () => {
    const [nft = ''] = await nftsOf(seller)
    const { offer } = await list(nft, 1000n)
    const { mojos } = await moved(async () => {
      const { reply, page } = await ask(seller, 'cancelOffer', { offer, fee: 7 })
      expect(page.title).toBe('Cancel an offer')
      resultOf(reply, sent)
      await stage.node.farm()
      const taken = await ask(buyer, 'takeOffer', { offer })
      expect([taken.reply.error?.code, taken.done.status]).toEqual([4010, 409])
      await stage.node.farm()
    })
    expect(mojos).toEqual([-7n, 0n, 0n])
    expect(await nftsOf(seller)).toContain(nft)
  })

  it('gives away XCH, a token and an NFT', async () => {
    const [nft = ''] = await nftsOf(seller)
    const gifts = [
      { params: { amount: '123456789', fee: 11 }, line: xchLine(123_456_800n) },
      { params: { assetId: stage.assetId, amount: 2500 }, line: 'Token: 2.5 NIB' },
      { params: { assetId: nft }, line: expect.stringMatching(/^NFT: nft1/) },
    ]
    const { mojos, tokens } = await moved(async () => {
      for (const { params, line } of gifts) {
        const { reply, page } = await ask(seller, 'transfer', { to: buyer.address, ...params })
        expect(page.title).toBe('Send')
        expect(page.lists['Leaves your wallet']).toEqual([line])
        expect(page.lists.Besides).toEqual([`To: ${buyer.address}`])
        resultOf(reply, sent)
      }
      await stage.node.farm()
    })
    expect(mojos).toEqual([-123_456_800n, 123_456_789n, 0n])
    expect(tokens).toEqual([-2500n, 2500n])
    expect(await nftsOf(buyer)).toContain(nft)
  })

  it('signs a text that anybody can check, and shows it as it is', async () => {
    const message = 'Sign in to <b>Chiaroscuro</b> & 光と影'
    const { reply, page } = await ask(buyer, 'signMessageByAddress', { message, address: buyer.address })
    expect(page.text).toContain('Sign in to &lt;b&gt;Chiaroscuro&lt;/b&gt; &amp; 光と影</pre>')
    const text = resultOf(reply, signed)
    expect(verifySignedMessage(text)).toBe(true)
    expect(verifySignedMessage({ ...text, message: `${message} ` })).toBe(false)
    expect([text.message, signerPuzzleHash(text.publicKey, text.signingMode)]).toEqual([
      message,
      buyer.puzzleHash,
    ])
    const other = { message, address: seller.address }
    expect((await people.call('signMessageByAddress', other, buyer)).error?.code).toBe(4005)
  })

  it('signs several texts by one click, and shows each', async () => {
    const messages = ['first <text>', 'second text']
    const { reply, page } = await ask(seller, 'signMessagesByAddress', { messages, address: seller.address })
    expect(page.title).toBe('Sign 2 messages')
    expect(page.text).toMatch(/<pre>first &lt;text&gt;<\/pre><pre>second text<\/pre>/)
    const texts = resultOf(reply, z.strictObject({ signed: z.array(signed) })).signed
    expect(texts.map((text) => [text.message, verifySignedMessage(text)])).toEqual([
      ['first <text>', true],
      ['second text', true],
    ])
  })
})
