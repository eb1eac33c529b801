import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../scene.fixture.js'
import { makeClock, openScene } from '../scene.fixture.js'
import { isDevnetSupported } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import { bidCost, makeBidOffer } from './bid-offer.test-support.js'
import { burnPuzzleHash } from './burn.js'
import { buildCatPayment, buildIssueCat } from './issue-cat.js'
import { assetsAfter, loadNft } from './read-asset.js'
import { makeSellOffer } from './sell-offer.test-support.js'
import { innerSpend } from './standard.js'
import { priceWithin, takeOffer } from './take-offer.test-support.js'
import { buildBurnNft, buildTransferNft } from './transfer-nft.test-support.js'

const xch = 1_000_000_000_000n

// Skipped where the native simulator has no build: nothing here can be shown without it.
describe.skipIf(!isDevnetSupported())('offers and moves of NFTs', () => {
  let scene: Scene
  const clock = makeClock()
  beforeAll(async () => {
    scene = await openScene(clock.read)
  })
  afterAll(() => scene.close())

  function nft(index: number) {
    const found = scene.nfts[index]
    if (!found) throw new Error(`no NFT ${index}`)
    return found
  }

  it('mints under the DID, to the minter, with the royalty asked for', () => {
    expect(scene.nfts).toHaveLength(3)
    expect(nft(0).owner).toBe(scene.alice.puzzleHash.toString('hex'))
    expect(nft(0).did).toMatch(/^[0-9a-f]{64}$/)
    expect(nft(0).royaltyBasisPoints).toBe(700)
    expect(nft(2).metadataHash).toBe(Buffer.alloc(32, 103).toString('hex'))
  })

  it('settles a sale: seller, artist and buyer each end with what the offer says', async () => {
    const { devnet, alice, bob, artist, genesis } = scene
    const before = await Promise.all([alice, bob, artist].map((key) => scene.balance(key)))
    const offer = makeSellOffer(devnet.sdk, { key: alice, nft: nft(0), price: xch }, genesis)
    const bundle = takeOffer(
      devnet.sdk,
      { key: bob, offer, xch: [await scene.richest(bob)], fee: 1000n },
      genesis,
    )
    const spends = await scene.settle(bundle)
    const after = await Promise.all([alice, bob, artist].map((key) => scene.balance(key)))
    const royalty = (xch * 7n) / 100n
    expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
      xch,
      -xch - royalty - 1000n,
      royalty,
    ])
    const [sold] = assetsAfter(devnet.sdk, spends).nfts
    expect(sold?.owner).toBe(bob.puzzleHash.toString('hex'))
    expect(sold?.did).toBeUndefined()
  })

  it('refuses a sale whose royalty is not paid', async () => {
    const { devnet, alice, bob, genesis, node } = scene
    const offer = makeSellOffer(devnet.sdk, { key: alice, nft: nft(1), price: xch }, genesis)
    const bundle = takeOffer(devnet.sdk, { key: bob, offer, xch: [await scene.richest(bob)] }, genesis)
    // Leaves out the taker's settlement spend, and with it both payments.
    const kept = bundle.coinSpends.filter(
      (spend) => !spend.coin.puzzleHash.equals(devnet.sdk.Constants.settlementPaymentHash()),
    )
    const short = new devnet.sdk.SpendBundle(kept, bundle.aggregatedSignature)
    await expect(node.push(short)).rejects.toThrow('ASSERT_ANNOUNCE_CONSUMED_FAILED')
  })

  it('settles a bid: the owner gets the price, the artist the royalty the bidder added', async () => {
    const { devnet, alice, bob, artist, genesis } = scene
    const before = await Promise.all([alice, artist].map((key) => scene.balance(key)))
    const offer = makeBidOffer(
      devnet.sdk,
      { key: bob, nft: nft(1), price: 2n * xch, coins: [await scene.richest(bob)] },
      genesis,
    )
    expect(priceWithin(bidCost(nft(1), 2n * xch), 700)).toBe(2n * xch)
    const spends = await scene.settle(takeOffer(devnet.sdk, { key: alice, offer, nfts: [nft(1)] }, genesis))
    const after = await Promise.all([alice, artist].map((key) => scene.balance(key)))
    expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
      2n * xch,
      (xch * 14n) / 100n,
    ])
    expect(assetsAfter(devnet.sdk, spends).nfts[0]?.owner).toBe(bob.puzzleHash.toString('hex'))
  })

  it('sells for a token, with the royalty in the same token', async () => {
    const { devnet, alice, bob, artist, genesis } = scene
    const { sdk } = devnet
    const issued = buildIssueCat(sdk, { key: bob, coin: await scene.richest(bob), supply: 1_000_000n })
    const [supply] = assetsAfter(sdk, await scene.settle(issued.spends)).cats
    if (!supply) throw new Error('no token')
    const sent = await scene.settle(
      buildCatPayment(sdk, {
        key: bob,
        cats: [supply],
        payments: [{ puzzleHash: bob.puzzleHash, amount: 300_000n }],
      }),
    )
    const purse = assetsAfter(sdk, sent).cats.filter((cat) => cat.coin.amount === 300_000n)
    const sale = { key: alice, nft: nft(2), price: 250_000n, assetId: issued.assetId }
    const offer = makeSellOffer(sdk, sale, genesis)
    const spends = await scene.settle(takeOffer(sdk, { key: bob, offer, cats: purse }, genesis))
    const paid = assetsAfter(sdk, spends).cats.map((cat) => [cat.owner, cat.coin.amount])
    expect(paid).toContainEqual([alice.puzzleHash.toString('hex'), 250_000n])
    expect(paid).toContainEqual([artist.puzzleHash.toString('hex'), 17_500n])
    expect(paid).toContainEqual([bob.puzzleHash.toString('hex'), 32_500n])
  })

  it('refuses an offer after its expiry by the wall clock', async () => {
    const { devnet, bob, alice, genesis } = scene
    const [known] = (await scene.node.coinsOfHint(bob.puzzleHash.toString('hex'))).filter(
      ({ coin }) => coin.amount === 1n,
    )
    if (!known) throw new Error('bob owns no NFT')
    const parentSpend = await scene.node.spendOf(known.coin.parent)
    const { readNft } = await import('./read-asset.js')
    const held = readNft(devnet.sdk, parentSpend)
    if (!held) throw new Error('not an NFT')
    const expiresAt = Math.floor(clock.read() / 1000) + 600
    const offer = makeSellOffer(devnet.sdk, { key: bob, nft: held, price: 5n, expiresAt }, genesis)
    const bundle = takeOffer(devnet.sdk, { key: alice, offer, xch: [await scene.richest(alice)] }, genesis)
    clock.advance(601_000)
    await expect(scene.node.push(bundle)).rejects.toThrow('ASSERT_BEFORE_SECONDS_ABSOLUTE_FAILED')
    const moved = await scene.settle(
      buildTransferNft(devnet.sdk, { key: bob, nft: held, to: alice.puzzleHash, keepDid: true }),
    )
    await expect(scene.node.push(bundle)).rejects.toThrow('DOUBLE_SPEND')
    const [gift] = assetsAfter(devnet.sdk, moved).nfts
    if (!gift) throw new Error('no gift')
    const burnt = await scene.settle(buildBurnNft(devnet.sdk, { key: alice, nft: gift }))
    expect(assetsAfter(devnet.sdk, burnt).nfts[0]?.owner).toBe(burnPuzzleHash.toString('hex'))
  })

  it('never see an NFT melted: its ownership layer fails on the amount that ends a singleton', () => {
    withClvm(scene.devnet.sdk, (clvm) => {
      const to = clvm.atom(scene.artist.puzzleHash)
      const create = (amount: bigint) => clvm.list([clvm.int(51n), to, clvm.int(amount), clvm.list([to])])
      const run = (amount: bigint) => {
        const inner = innerSpend(clvm, scene.artist, [create(amount)])
        clvm.spendNft(loadNft(scene.devnet.sdk, clvm, nft(2).parentSpend), inner)
        const [spend] = clvm.coinSpends()
        if (!spend) throw new Error('no spend')
        return clvm
          .deserialize(spend.puzzleReveal)
          .run(clvm.deserialize(spend.solution), 11_000_000_000n, false)
      }
      expect(run(1n).value.toList()?.length).toBeGreaterThan(1)
      expect(() => run(-113n)).toThrow('path into atom')
    })
  })
})
