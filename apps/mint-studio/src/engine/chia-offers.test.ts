import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32 } from '@chiaroscuro/domain/id'
import { decodeOffer, verifyOffer } from '@chiaroscuro/domain/offer'
import type { DuePiece, OfferMaker } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChiaServer, makePair, openChiaServer, writeChiaRoot } from './chia-server.test-support.js'
import type { OfferMood } from './chia-server-offers.test-support.js'
import { endsAt, mintForSale, token } from './mint-for-sale.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openWalletBook } from './wallet-book.js'
import { noLine } from './wallet-line.test-support.js'

const run = nodeClvmRunner()

describe.skipIf(!isDevnetSupported())('offers by Chia’s wallet', () => {
  let chain: TestChain
  let server: ChiaServer
  let plan: Plan
  let due: readonly DuePiece[]
  let maker: OfferMaker
  let approved: Plan | undefined
  beforeAll(async () => {
    chain = await openTestChain()
    const pair = makePair()
    server = await openChiaServer(chain, pair)
    writeChiaRoot(chain.folder, pair)
    const parts = { chiaRoot: chain.folder, fetch, run, line: noLine() }
    const book = await openWalletBook({ path: `${chain.folder}/w.json`, ...parts })
    ;({ plan, due } = await mintForSale(chain))
    const purse = await book.open({ kind: 'chia', walletUrl: server.url, nodeUrl: chain.url, did: '' })
    maker = purse.offers({ approved: () => approved && planHash(approved), folder: chain.folder })
    approved = plan
    know(due)
  })
  afterAll(async () => {
    await server.close()
    await chain.close()
  })
  const know = (pieces: readonly DuePiece[]) => {
    for (const { launcherId, firstCoinId } of pieces) server.state.nfts.set(launcherId, firstCoinId)
  }
  const first = () => {
    const [piece] = due
    if (!piece) throw new Error('nothing is due')
    return piece
  }

  it('ask for the piece, the price in its token, and the last second; nobody is asked in between', async () => {
    for (const piece of due) {
      const made = await maker.make(plan, piece)
      const read = verifyOffer(decodeOffer(made?.text ?? ''), run)
      expect(read).toMatchObject({
        ...{ network: 'simulator0', doubts: [], fee: 0n, mustBeUnspent: [made?.coinId] },
        offered: [{ kind: 'nft', launcherId: piece.launcherId }],
        requested: [{ kind: 'cat', assetId: token, amount: piece.price }],
        expiry: { seconds: BigInt(endsAt), height: null },
      })
    }
  })

  it.each<[OfferMood, string]>([
    ['other-price', 'unlike-plan'],
    ['other-piece', 'unlike-plan'],
    ['no-end', 'unlike-plan'],
    ['other-network', 'bad-signature'],
    ['unsigned', 'bad-signature'],
    ['not-an-offer', 'wallet-unreadable'],
    ['words', 'wallet-unreadable'],
  ])('are not believed when they are %s', async (mood, code) => {
    server.state.offerMoods.push(mood)
    await expect(maker.make(plan, first())).rejects.toMatchObject({ code })
  })

  it('wait for a wallet that does not know the piece yet, and are none of what is somebody else’s', async () => {
    server.state.nfts.clear()
    await expect(maker.make(plan, first())).rejects.toMatchObject({ code: 'wallet-refused' })
    know(due)
    const asked = server.asked.length
    approved = undefined
    await expect(maker.make(plan, first())).rejects.toMatchObject({ code: 'not-approved' })
    approved = plan
    const gone = { ...first(), firstCoinId: asHex32('00'.repeat(32)) }
    await expect(maker.make(plan, gone)).rejects.toMatchObject({ code: 'node-refused' })
    expect(server.asked).toHaveLength(asked)
  })

  it('are in XCH by the wallet’s own number for it', async () => {
    const sold = await mintForSale(chain, 'xch')
    know(sold.due)
    approved = sold.plan
    const [piece] = sold.due
    if (!piece) throw new Error('nothing is due')
    const made = await maker.make(sold.plan, piece)
    expect(verifyOffer(decodeOffer(made?.text ?? ''), run).requested).toMatchObject([
      { kind: 'xch', amount: 1000n },
    ])
  })
})
