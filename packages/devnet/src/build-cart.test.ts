import { aggregateOffers, buildCancel, buildSend, buildTransfer } from '@chiaroscuro/domain/build'
import { readBlock } from '@chiaroscuro/domain/chain'
import { encodeOffer } from '@chiaroscuro/domain/offer'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintFor, run, type TestWallet } from './build.test-support.js'
import { type Market, nftOf, offerOf, openMarket, takeWith } from './build-market.test-support.js'
import type { Scene } from './scene.fixture.js'
import { isDevnetSupported } from './sdk/native.js'
import { takeOffer } from './wallet/take-offer.test-support.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('carts, cancels and joined listings built by the domain', () => {
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

  it('settles a cart of five listings, of two sellers, in two assets, with one fee', async () => {
    const dear = await mintFor(scene, alice, 300, 4)
    const free = await mintFor(scene, alice, 0, 1)
    const [moveOut] = free
    if (!moveOut) throw new Error('no NFT')
    const given = buildTransfer({
      nfts: free,
      to: bob.key.puzzleHash,
      keepDid: false,
      funds: { xch: await alice.xch() },
      changeTo: alice.key.puzzleHash,
      fee: 2n,
    })
    await market.settle({ coinSpends: given, signature: alice.sign(given) })
    const asset = await market.issueToken()
    const theirs = (await bob.nfts()).filter(({ launcherId }) => launcherId === moveOut.launcherId)
    expect(theirs[0]?.ownerDid).toBeNull()
    // Twice the same price to the same seller, and so twice the same royalty.
    const prices = [70_000n, 70_000n, 80_001n]
    const offers = [
      ...prices.map((price, i) => offerOf(alice, dear.slice(i, i + 1), price)),
      offerOf(alice, dear.slice(3), 1000n, asset),
      offerOf(bob, theirs, 11n),
    ]
    const xch = 100n * XCH
    const cash = await bob.xch()
    const sent = buildSend({
      asset: 'xch',
      payments: [{ puzzleHash: artist.key.puzzleHash, amount: xch / 2n }],
      funds: { xch: cash },
      changeTo: bob.key.puzzleHash,
    })
    const tokens = buildSend({
      asset,
      payments: [{ puzzleHash: artist.key.puzzleHash, amount: 5000n }],
      funds: { xch: [], cats: await bob.cats() },
      changeTo: bob.key.puzzleHash,
    })
    for (const coinSpends of [sent, tokens])
      await market.settle({ coinSpends, signature: bob.sign(coinSpends) })
    const change = await market.moved(async () => market.settle(await takeWith(artist, offers, { fee: 13n })))
    // The artist pays the royalties to himself.
    expect(change).toEqual([220_001n, 11n, -220_001n - 11n - 13n])
    expect(await market.owners([...dear, moveOut])).toEqual([2, 2, 2, 2, 2])
  })

  it('sweeps ten listings at one price, where every payment and royalty is the same', async () => {
    const nfts = await mintFor(scene, alice, 1000, 10)
    const offers = nfts.map((nft) => offerOf(alice, [nft], 1_000_000n))
    const bundle = await takeWith(bob, offers, { fee: 1n })
    // Every reader of the chain finds the same: ten sales, their price, who paid, and the royalty.
    const { nfts: events, unreadable } = readBlock(bundle.coinSpends, run)
    expect(unreadable).toEqual([])
    expect(events).toHaveLength(10)
    for (const event of events)
      expect(event).toMatchObject({
        kind: 'trade',
        seller: alice.key.puzzleHash,
        payer: bob.key.puzzleHash,
        prices: [{ asset: 'xch', amount: 1_000_000n }],
        priceEvidence: 'stated',
        royalties: [{ puzzleHash: artist.key.puzzleHash, amount: 100_000n }],
      })
    const change = await market.moved(() => market.settle(bundle))
    expect(change).toEqual([10_000_000n, -11_000_001n, 1_000_000n])
    expect(await market.owners(nfts)).toEqual(nfts.map(() => 1))
  })

  it('settles listings of a mojo each, one after the other, in XCH and in a token', async () => {
    const nfts = await mintFor(scene, alice, 0, 6)
    const [asset] = (await bob.cats()).map(({ assetId }) => assetId)
    const offers = nfts.map((nft, i) => offerOf(alice, [nft], 1n, i < 3 ? undefined : asset))
    const bundle = await takeWith(bob, offers, { fee: 2n })
    expect(await market.moved(() => market.settle(bundle))).toEqual([3n, -5n, 0n])
    expect(await market.owners(nfts)).toEqual(nfts.map(() => 1))
  })

  it('ends an offer by moving its coin back, and the fee is paid from XCH', async () => {
    const nft = await nftOf(bob)
    const offer = offerOf(bob, [nft], XCH)
    const funds = { xch: await bob.xch() }
    const cancel = buildCancel({ coins: [nft], funds, changeTo: bob.key.puzzleHash, fee: 21n })
    const bundle = await takeWith(alice, [offer])
    const change = await market.moved(() =>
      market.settle({ coinSpends: cancel, signature: bob.sign(cancel) }),
    )
    expect(change).toEqual([0n, -21n, 0n])
    await expect(market.settle(bundle)).rejects.toThrow('DOUBLE_SPEND')
    expect(await market.owners([nft])).toEqual([1])
    const purse = [...(await bob.xch()).slice(0, 1), ...(await bob.cats()).slice(0, 2)]
    const rest = buildCancel({ coins: purse, funds: { xch: await bob.xch() }, changeTo: bob.key.puzzleHash })
    expect(await market.moved(() => market.settle({ coinSpends: rest, signature: bob.sign(rest) }))).toEqual([
      0n,
      0n,
      0n,
    ])
  })

  it('joins listings into one offer, which any wallet takes where the prices are equal', async () => {
    const nfts = await mintFor(scene, alice, 250, 4)
    const { sdk } = scene.devnet
    const equal = aggregateOffers(
      nfts.slice(0, 2).map((nft) => offerOf(alice, [nft], 40_000n)),
      run,
    )
    const unequal = aggregateOffers(
      nfts.slice(2).map((nft, i) => offerOf(alice, [nft], i === 0 ? 40_000n : 80_000n)),
      run,
    )
    expect([equal.anyWallet, unequal.anyWallet]).toEqual([true, false])
    const native = async (bundle: SpendBundle) =>
      takeOffer(
        sdk,
        { key: scene.bob, offer: encodeOffer(bundle), xch: [await scene.richest(scene.bob)] },
        scene.genesis,
      )
    await expect(native(unequal.bundle).then(scene.settle)).rejects.toThrow('ASSERT_ANNOUNCE_CONSUMED_FAILED')
    const taken = await market.moved(async () => void (await scene.settle(await native(equal.bundle))))
    expect(taken).toEqual([80_000n, -82_000n, 2000n])
    const own = await market.moved(async () => market.settle(await takeWith(bob, [unequal.bundle])))
    expect(own).toEqual([120_000n, -123_000n, 3000n])
  })
})
