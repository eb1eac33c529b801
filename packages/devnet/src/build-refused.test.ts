import { buildSale, buildTake, signedOffer, signedTake } from '@chiaroscuro/domain/build'
import { toHex } from '@chiaroscuro/domain/bytes'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import type { Expiry } from '@chiaroscuro/domain/offer'
import { decodeOffer, encodeOffer } from '@chiaroscuro/domain/offer'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from './build.test-support.js'
import { type Market, nftOf, offerOf, openMarket, takeWith } from './build-market.test-support.js'
import { isDevnetSupported } from './sdk/native.js'

const XCH = 1_000_000_000_000n
const ROYALTY = (XCH * 7n) / 100n

// Skipped where the native simulator has no build: consensus is what refuses.
describe.skipIf(!isDevnetSupported())('what the chain never settles', () => {
  let market: Market
  beforeAll(async () => {
    market = await openMarket()
  })
  afterAll(() => market.scene.close())

  /** Pushing it is refused by this rule, and nobody gains or loses a mojo. */
  async function refused(bundle: SpendBundle, rule: string): Promise<void> {
    const change = await market.moved(async () => {
      await expect(market.settle(bundle)).rejects.toThrow(rule)
      await market.scene.node.farm()
    })
    expect(change).toEqual([0n, 0n, 0n])
  }

  /** Bob's take of a sale of alice's at 1 XCH, whose unsigned spends were changed on their way. */
  async function changedTake(change: (spend: CoinSpend) => CoinSpend): Promise<SpendBundle> {
    const { alice, bob } = market
    const { puzzleHash } = bob.key
    const take = buildTake(
      {
        offers: [offerOf(alice, [await nftOf(alice)], XCH)],
        funds: { xch: await bob.xch() },
        receiveTo: puzzleHash,
        changeTo: puzzleHash,
      },
      run,
    )
    const spends = take.spends.map(change)
    expect(spends).not.toEqual(take.spends)
    return signedTake({ ...take, spends }, bob.sign(take.spends))
  }

  it('a sale whose royalty goes to somebody else', async () => {
    const { artist, bob } = market
    await refused(
      await changedTake(written(artist.key.puzzleHash, bob.key.puzzleHash)),
      'ASSERT_ANNOUNCE_CONSUMED_FAILED',
    )
  })

  it('a sale whose royalty is a mojo short', async () => {
    const due = atom(ROYALTY)
    await refused(await changedTake(written(due, atom(ROYALTY - 1n))), 'ASSERT_ANNOUNCE_CONSUMED_FAILED')
  })

  it('a sale that is paid a mojo less than it asks', async () => {
    await refused(await changedTake(written(atom(XCH), atom(XCH - 1n))), 'ASSERT_ANNOUNCE_CONSUMED_FAILED')
  })

  it('a sale whose price was lowered after it was signed', async () => {
    const { alice, bob } = market
    const { coinSpends, signature } = offerOf(alice, [await nftOf(alice)], XCH)
    const cheaper = offerOf(alice, [await nftOf(alice)], 1000n).coinSpends.slice(1)
    const tampered = { coinSpends: [...coinSpends.slice(0, 1), ...cheaper], signature }
    await expect(takeWith(bob, [tampered])).rejects.toMatchObject({ code: 'unsound-offer' })
  })

  it('a sale signed by nobody who owns the work', async () => {
    const { alice, bob } = market
    const sale = offerOf(alice, [await nftOf(alice)], XCH)
    const bundle = await takeWith(bob, [{ ...sale, signature: bob.sign(offerSpends(await bob.xch())) }])
    await refused(bundle, 'BAD_AGGREGATE_SIGNATURE')

    function offerSpends(coins: Awaited<ReturnType<typeof bob.xch>>) {
      const funds = { xch: coins }
      return buildTake(
        { offers: [sale], funds, receiveTo: bob.key.puzzleHash, changeTo: bob.key.puzzleHash },
        run,
      ).spends
    }
  })

  it.each<[string, (now: { height: number; timestamp: number }) => Partial<Expiry>, string]>([
    ['height', ({ height }) => ({ height }), 'ASSERT_BEFORE_HEIGHT_ABSOLUTE_FAILED'],
    ['time', ({ timestamp }) => ({ seconds: BigInt(timestamp) }), 'ASSERT_BEFORE_SECONDS_ABSOLUTE_FAILED'],
  ])('a sale that ended, by its %s', async (_, expiryAt, rule) => {
    const { alice, bob, scene } = market
    const sale = buildSale({
      nfts: [await nftOf(alice)],
      price: { asset: 'xch', amount: XCH },
      payTo: alice.key.puzzleHash,
      expiry: expiryAt(await scene.node.peak()),
    })
    const offer = decodeOffer(encodeOffer(signedOffer(sale, alice.sign(sale.spends))))
    await refused(await takeWith(bob, [offer]), rule)
  })
})

/** Changes every spend that holds these bytes in its solution; as many come in their place. */
function written(from: string, to: string): (spend: CoinSpend) => CoinSpend {
  expect(from.length).toBe(to.length)
  return (spend) => {
    const solution = toHex(spend.solution)
    return solution.includes(from)
      ? { ...spend, solution: Buffer.from(solution.replaceAll(from, to), 'hex') }
      : spend
  }
}

/** An amount as CLVM writes it: its length, its bytes, a zero before a high bit. */
function atom(amount: bigint): string {
  const hex = amount.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  const bytes = Number.parseInt(even.slice(0, 2), 16) > 0x7f ? `00${even}` : even
  return (0x80 + bytes.length / 2).toString(16) + bytes
}
