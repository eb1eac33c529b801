import { isDevnetSupported } from '@chiaroscuro/devnet'
import {
  type AuctionBid,
  auctionFault,
  auctionStanding,
  formatAuctionText,
  parseAuctionText,
} from '@chiaroscuro/domain/auction'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { parseNftId } from '@chiaroscuro/domain/id'
import { SIGNING_MODES, signerPuzzleHash, verifySignedMessage } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findNft } from '../src/method/find-nft.js'
import { walletNode } from '../src/node.js'
import { type People, peopleOf, resultOf, xchLine } from './person.test-support.js'
import { openStage, ROYALTY, type Stage, XCH } from './stage.test-support.js'

const run = nodeClvmRunner()
const made = z.object({ offer: z.string() })
const held = z.object({ nfts: z.array(z.object({ launcherId: z.string() })) })
const signed = z.object({
  message: z.string(),
  publicKey: z.string(),
  signature: z.string(),
  signingMode: z.enum(SIGNING_MODES),
})

const royalty = (price: bigint) => (price * ROYALTY) / 10_000n

type Person = Awaited<ReturnType<People['connect']>>

// Skipped where the native simulator has no build: consensus is what proves a settlement.
describe.skipIf(!isDevnetSupported())('an auction held with this wallet', () => {
  let stage: Stage
  let people: People
  let owner: Person
  let loser: Person
  let winner: Person
  let nft = ''
  /** Bids as the market has them, by the text of their offers. */
  const bids: AuctionBid<string>[] = []

  beforeAll(async () => {
    stage = await openStage({ nfts: 1, accounts: 3 })
    people = peopleOf(stage.wallet.url)
    owner = await people.connect(0)
    loser = await people.connect(1)
    winner = await people.connect(2)
    ;[nft = ''] = await nftsOf(owner)
  }, 60_000)
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const now = () => Math.floor(stage.time.now / 1000)
  const forward = (seconds: number) => {
    stage.time.now += seconds * 1000
  }
  const nftsOf = async (who: Person) =>
    resultOf(await people.call('getNfts', {}, who), held).nfts.map(({ launcherId }) => launcherId)
  /** Mojos of owner, loser, winner and artist. */
  const balances = () =>
    Promise.all([...stage.wallet.accounts.map(({ puzzleHash }) => puzzleHash), stage.artist].map(stage.xch))
  async function moved(work: () => Promise<void>): Promise<bigint[]> {
    const before = await balances()
    await work()
    return (await balances()).map((amount, i) => amount - (before[i] ?? 0n))
  }
  async function bid(who: Person, price: bigint): Promise<string> {
    const { reply, page } = await people.ask(
      'createOffer',
      {
        offerAssets: [{ assetId: '', amount: price.toString() }],
        requestAssets: [{ assetId: nft, amount: 1 }],
        expiresAt: now() + 30 * 86_400,
      },
      who,
    )
    expect(page.lists['Leaves your wallet']).toEqual([xchLine(price + royalty(price))])
    const { offer } = resultOf(reply, made)
    bids.push({ id: offer, amount: price, placedAt: now(), goneAt: null })
    return offer
  }
  async function accept(who: Person, offer: string): Promise<void> {
    const { reply } = await people.ask('takeOffer', { offer }, who)
    expect(reply.error).toBeUndefined()
    await stage.node.farm()
  }

  it('is signed by the owner, moves its end for a late bid, and is settled to the mojo within its window', async () => {
    const known = await findNft(
      { node: walletNode(stage.nodeUrl), run },
      parseNftId(nft) ?? expect.unreachable(),
    )
    const terms = {
      network: 'devnet',
      launcherId: known.launcherId,
      coinId: coinIdOf(known.coin),
      reserve: XCH / 2n,
      start: now(),
      end: now() + 3600,
      overtimeSeconds: 300,
    }
    expect(auctionFault(terms, now())).toBeUndefined()
    const asked = { message: formatAuctionText(terms), address: owner.address }
    const { reply, page } = await people.ask('signMessageByAddress', asked, owner)
    expect(page.text).toContain('Reserve: 0.5 XCH')
    const text = resultOf(reply, signed)
    expect(parseAuctionText(text.message)).toEqual(terms)
    // The key that signed is the one that owns the item's newest coin.
    expect(verifySignedMessage(text)).toBe(true)
    expect(signerPuzzleHash(text.publicKey, text.signingMode)).toBe(stage.wallet.accounts[0]?.puzzleHash)

    const auction = { ...terms, closedAt: null }
    const [low, high] = [XCH / 2n + 1n, (XCH * 3n) / 4n + 7n]
    const moves = await moved(async () => {
      await bid(loser, low)
      forward(3600 - 60)
      await bid(winner, high)
      await stage.node.farm()
    })
    // Bids set nothing aside: nothing has moved yet.
    expect(moves).toEqual([0n, 0n, 0n, 0n])
    const endsAt = terms.end - 60 + 300
    expect(auctionStanding(auction, bids, now())).toMatchObject({ phase: 'running', endsAt })
    forward(60)
    expect(auctionStanding(auction, bids, now())).toMatchObject({ phase: 'overtime', winner: undefined })
    forward(240)
    const over = auctionStanding(auction, bids, now())
    expect(over).toMatchObject({ phase: 'ended', endsAt, winner: { amount: high } })

    const settled = await moved(() => accept(owner, over.winner?.id ?? ''))
    expect(settled).toEqual([high, 0n, -high - royalty(high), royalty(high)])
    expect([await nftsOf(owner), await nftsOf(winner)]).toEqual([[], [nft]])
  })

  it('leaves the losing bid open: it asks for the work, whoever owns it, until its bidder ends it', async () => {
    const [lost] = bids
    const taken = await people.call('takeOffer', { offer: lost?.id }, owner)
    expect(taken.error).toMatchObject({ code: 4005 })
    const price = lost?.amount ?? 0n
    const settled = await moved(() => accept(winner, lost?.id ?? ''))
    expect(settled).toEqual([0n, -price - royalty(price), price, royalty(price)])
    expect(await nftsOf(loser)).toEqual([nft])
  })

  it('a losing bid that was ended is worthless to everybody', async () => {
    const offer = await bid(winner, 1000n)
    const ended = await people.ask('cancelOffer', { offer }, winner)
    expect(ended.reply.error).toBeUndefined()
    await stage.node.farm()
    const nothing = await moved(async () => {
      const { reply } = await people.ask('takeOffer', { offer }, loser)
      expect(reply.error).toMatchObject({ code: 4010, message: expect.stringMatching(/^It is over/) })
      await stage.node.farm()
    })
    expect(nothing).toEqual([0n, 0n, 0n, 0n])
  })
})
