import { buildBid, buildTake, effectOf, signedOffer, signedTake } from '@chiaroscuro/domain/build'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { decodeOffer, encodeOffer, readOffer } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintFor, outcomeOf, run, type TestWallet, toSpend } from './build.test-support.js'
import { isOf, type Market, nftOf, offerOf, openMarket, takeWith } from './build-market.test-support.js'
import { toSpendData } from './coin.js'
import type { Scene } from './scene.fixture.js'
import { isDevnetSupported } from './sdk/native.js'
import { makeSellOffer } from './wallet/sell-offer.test-support.js'
import { takeOffer } from './wallet/take-offer.test-support.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('offers built by the domain', () => {
  let market: Market
  let scene: Scene
  let alice: TestWallet
  let bob: TestWallet
  let artist: TestWallet
  beforeAll(async () => {
    market = await openMarket()
    ;({ scene, alice, bob, artist } = market)
  })
  afterAll(() => scene.close())

  it('settles a sale for XCH to the mojo', async () => {
    const nft = await nftOf(alice)
    const offer = offerOf(alice, [nft], XCH)
    expect(readOffer(offer, run)).toMatchObject({
      offered: [{ kind: 'nft', launcherId: nft.launcherId }],
      requested: [{ kind: 'xch', amount: XCH }],
      royalties: [{ amount: (XCH * 7n) / 100n, honesty: 'asserted' }],
      doubts: [],
    })
    const [price, royalty] = [XCH, (XCH * 7n) / 100n]
    const nftItem = { kind: 'nft', launcherId: nft.launcherId }
    const share = {
      launcherId: nft.launcherId,
      puzzleHash: artist.key.puzzleHash,
      asset: 'xch',
      amount: royalty,
    }
    expect(effectOf(offer.coinSpends, isOf(alice), run)).toEqual({
      leaves: [nftItem],
      enters: [],
      requested: [{ kind: 'xch', amount: price }],
      unbound: [],
      fee: 0n,
      royalties: [share],
    })
    const bundle = await takeWith(bob, [offer], { fee: 1000n })
    expect(effectOf(bundle.coinSpends, isOf(bob), run)).toEqual({
      leaves: [{ kind: 'xch', amount: price + royalty + 1000n }],
      enters: [nftItem],
      requested: [],
      unbound: [],
      fee: 1000n,
      royalties: [share],
    })
    const change = await market.moved(() => market.settle(bundle))
    expect(change).toEqual([price, -price - royalty - 1000n, royalty])
    expect(await market.owners([nft])).toEqual([1])
  })

  it('comes to what the native wallet comes to, and each completes the other’s offers', async () => {
    const nft = await nftOf(alice)
    const { sdk } = scene.devnet
    const state = scene.nfts.find(({ launcherId }) => launcherId === nft.launcherId)
    if (!state) throw new Error('the scene knows the NFT')
    const theirs = makeSellOffer(sdk, { key: scene.alice, nft: state, price: XCH }, scene.genesis)
    const ours = encodeOffer(offerOf(alice, [nft], XCH))
    const xch = [await scene.richest(scene.bob)]
    const outcomes = [theirs, ours].flatMap((text) => [
      takeOffer(sdk, { key: scene.bob, offer: text, xch, fee: 7n }, scene.genesis).coinSpends.map((spend) =>
        toSpend(toSpendData(spend)),
      ),
    ])
    for (const text of [theirs, ours])
      outcomes.push([...(await takeWith(bob, [decodeOffer(text)], { fee: 7n })).coinSpends])
    expect(outcomes.map(outcomeOf)).toEqual(Array.from({ length: 4 }, () => outcomeOf(outcomes[0] ?? [])))
    // The maker's half is the same spend, condition for condition.
    expect(decodeOffer(ours).coinSpends).toEqual(decodeOffer(theirs).coinSpends)
    await market.settle(await takeWith(bob, [decodeOffer(theirs)]))
    await scene.settle(
      takeOffer(
        sdk,
        {
          key: scene.alice,
          offer: encodeOffer(offerOf(bob, [await nftOf(bob)], XCH)),
          xch: [await scene.richest(scene.alice)],
        },
        scene.genesis,
      ),
    )
  })

  it('settles a bid: the owner gets the price, the artist the royalty set aside, the bidder the NFT', async () => {
    const nft = await nftOf(alice)
    const bid = buildBid({
      nfts: [nft],
      price: { asset: 'xch', amount: 2n * XCH + 1n },
      funds: { xch: await bob.xch() },
      changeTo: bob.key.puzzleHash,
      receiveTo: bob.key.puzzleHash,
      fee: 50n,
    })
    const offer = decodeOffer(encodeOffer(signedOffer(bid, bob.sign(bid.spends))))
    expect(readOffer(offer, run)).toMatchObject({
      doubts: [],
      royalties: [{ honesty: 'asserted' }],
      fee: 50n,
    })
    const change = await market.moved(async () => market.settle(await takeWith(alice, [offer], { fee: 3n })))
    const royalty = (2n * XCH * 7n) / 100n
    expect(change).toEqual([2n * XCH + 1n - 3n, -2n * XCH - 1n - royalty - 50n, royalty])
    expect(await market.owners([nft])).toEqual([1])
  })

  it('settles a sale and a bid for a token, royalties in the token, fees in XCH', async () => {
    const asset = await market.issueToken()
    expect((await bob.cats()).map(({ coin }) => coin.amount).sort()).toEqual([
      100_000n,
      200_000n,
      300_000n,
      400_000n,
    ])

    const nft = await nftOf(alice)
    const offer = offerOf(alice, [nft], 650_000n, asset)
    const sold = await market.moved(
      async () => market.settle(await takeWith(bob, [offer], { fee: 5n })),
      asset,
    )
    expect(sold).toEqual([650_000n, -650_000n - 45_500n, 45_500n])
    expect(await market.owners([nft])).toEqual([1])

    const bid = buildBid({
      nfts: [await nftOf(bob)],
      price: { asset, amount: 600_000n },
      funds: { xch: await alice.xch(), cats: await alice.cats() },
      changeTo: alice.key.puzzleHash,
      receiveTo: alice.key.puzzleHash,
      fee: 4n,
    })
    const bidding = signedOffer(bid, alice.sign(bid.spends))
    const bought = await market.moved(async () => market.settle(await takeWith(bob, [bidding])), asset)
    expect(bought).toEqual([-600_000n - 42_000n, 600_000n, 42_000n])
  })

  it('sells two NFTs for one price: each states half of it', async () => {
    const nfts = await mintFor(scene, alice, 500, 2)
    const offer = offerOf(alice, nfts, 1_000_000_001n)
    const change = await market.moved(async () => market.settle(await takeWith(bob, [offer])))
    expect(change).toEqual([1_000_000_001n, -1_050_000_001n, 50_000_000n])
    expect(await market.owners(nfts)).toEqual([1, 1])
  })

  it('settles a bid for two NFTs together, each royalty of half the price', async () => {
    const nfts = [...(await mintFor(scene, alice, 500, 1)), ...(await mintFor(scene, alice, 1000, 1))]
    const bid = buildBid({
      nfts,
      price: { asset: 'xch', amount: 1_000_000_001n },
      funds: { xch: await bob.xch() },
      changeTo: bob.key.puzzleHash,
      receiveTo: bob.key.puzzleHash,
    })
    const offer = decodeOffer(encodeOffer(signedOffer(bid, bob.sign(bid.spends))))
    expect(readOffer(offer, run)).toMatchObject({
      doubts: [],
      royalties: [
        { amount: 25_000_000n, honesty: 'asserted' },
        { amount: 50_000_000n, honesty: 'asserted' },
      ],
    })
    const change = await market.moved(async () => market.settle(await takeWith(alice, [offer])))
    expect(change).toEqual([1_000_000_001n, -1_075_000_001n, 75_000_000n])
    expect(await market.owners(nfts)).toEqual([1, 1])
  })

  it('lets nobody redirect what a taker receives', async () => {
    const nft = await nftOf(bob)
    const offer = offerOf(bob, [nft], XCH)
    const { puzzleHash } = alice.key
    const funds = { xch: await alice.xch() }
    const terms = { offers: [offer], funds, changeTo: puzzleHash }
    const honest = buildTake({ ...terms, receiveTo: puzzleHash }, run)
    const greedy = buildTake({ ...terms, receiveTo: artist.key.puzzleHash }, run)
    const isOwn = (spend: CoinSpend) => spend.coin.puzzleHash.join() === funds.xch[0]?.coin.puzzleHash.join()
    const stolen = [...honest.spends.filter(isOwn), ...greedy.spends.filter((spend) => !isOwn(spend))]
    const bundle = signedTake({ ...honest, spends: stolen }, alice.sign(honest.spends))
    await expect(market.settle(bundle)).rejects.toThrow('ASSERT_ANNOUNCE_CONSUMED_FAILED')
  })
})
