// @vitest-environment node
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { describe, expect, it, vi } from 'vitest'
import { readHere } from '#app/verify/in-process.worker.test-support.js'
import {
  devnetNfts,
  devnetOffers,
  devnetToken,
} from '../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import { checkedWallet, type ReadOffer } from './checked-wallet.js'
import type { EitherBid, OfferWish, WalletPort } from './wallet-port.js'

vi.setConfig({ testTimeout: 40_000 })

const XCH = 10n ** 12n
const [first, second] = devnetNfts.map((launcherId) => formatNftId(launcherId))
const work = { assetId: first ?? '', amount: '1' }
const xch = (amount: bigint) => ({ assetId: '', amount: String(amount) })
/** What the first of the offers does as it was asked. */
const sale: OfferWish = { offerAssets: [work], requestAssets: [xch(XCH)], fee: '0' }
const bidding = readHere(devnetOffers.bid)
const expiring = readHere(devnetOffers.expiringSale)
if (!bidding.ok || !expiring.ok) throw new Error('unreadable')
const wanted = bidding.offer.requested[0]
/** What the token sale does. */
const forToken: OfferWish = {
  offerAssets: [{ assetId: second ?? '', amount: '1' }],
  requestAssets: [{ assetId: devnetToken, amount: '250000' }],
  fee: '0',
}
const bid: OfferWish = {
  offerAssets: [xch(2_000_000_000_001n)],
  requestAssets: [
    { assetId: wanted?.kind === 'nft' ? formatNftId(asHex32(wanted.launcherId)) : '', amount: '1' },
  ],
  fee: '0',
  expiresAt: bidding.offer.endSeconds ?? undefined,
}

/** What the sale of two together does. */
const together: OfferWish = {
  offerAssets: pairOf(devnetOffers.pairSale),
  requestAssets: [xch(1_000_000_001n)],
  fee: '0',
}

function pairOf(text: string) {
  const reading = readHere(text)
  const items = reading.ok ? reading.offer.offered : []
  return items.flatMap((item) =>
    item.kind === 'nft' ? [{ assetId: formatNftId(asHex32(item.launcherId)), amount: '1' }] : [],
  )
}

const here: ReadOffer = async (text) => readHere(text)

/** A wallet that signs this, whatever it is asked for. */
function signing(text: string, more: Partial<WalletPort> = {}, read: ReadOffer = here) {
  const createOffer = vi.fn(async () => text)
  // Only what makes offers is used here.
  const port = { createOffer, ...more } as unknown as WalletPort
  const door = { id: '', href: null, close() {} }
  const wallet = checkedWallet(port, read, ['simulator0'])
  return {
    asked: createOffer,
    create: (wish: OfferWish) => wallet.createOffer(door, wish),
    createAll: (wishes: readonly OfferWish[]) => wallet.createOffers?.(door, wishes),
    bidOnOneOf: (either: EitherBid) => wallet.bidOnOneOf?.(door, either),
  }
}

describe('what a wallet signed', () => {
  it('goes on where it is what it was asked for', async () => {
    expect(await signing(devnetOffers.sale).create(sale)).toBe(devnetOffers.sale)
    expect(await signing(devnetOffers.bid).create(bid)).toBe(devnetOffers.bid)
    expect(await signing(devnetOffers.tokenSale).create(forToken)).toBe(devnetOffers.tokenSale)
    expect(await signing(devnetOffers.pairSale).create(together)).toBe(devnetOffers.pairSale)
  })

  it.each<[string, string, OfferWish]>([
    ['another price', devnetOffers.sale, { ...sale, requestAssets: [xch(XCH + 1n)] }],
    ['another work', devnetOffers.sale, { ...sale, offerAssets: [{ assetId: second ?? '', amount: '1' }] }],
    ['one work less', devnetOffers.pairSale, { ...together, offerAssets: together.offerAssets.slice(0, 1) }],
    ['one work more', devnetOffers.pairSale, { ...sale, requestAssets: [xch(1_000_000_001n)] }],
    ['a price in a token', devnetOffers.tokenSale, sale],
    ['a price beside it', devnetOffers.twoPrices, sale],
    ['another work for it', devnetOffers.swap, sale],
    ['a bid', devnetOffers.bid, sale],
    ['no end', devnetOffers.sale, { ...sale, expiresAt: 1_900_000_000 }],
    [
      'an end by height as well',
      devnetOffers.expiringSale,
      { ...sale, requestAssets: [xch(XCH / 2n)], expiresAt: expiring.offer.endSeconds ?? undefined },
    ],
    ['less royalty than is due', devnetOffers.understated, sale],
    ['no royalty', devnetOffers.unstated, sale],
    ['more than was to be given', devnetOffers.bid, { ...bid, offerAssets: [xch(2_000_000_000_000n)] }],
  ])('stays where it has %s', async (_, text, wish) => {
    await expect(signing(text).create(wish)).rejects.toMatchObject({ code: 'other-offer' })
  })

  it('stays where it is signed for another network', async () => {
    const { createOffer } = checkedWallet(
      { createOffer: async () => devnetOffers.sale } as unknown as WalletPort,
      here,
      ['mainnet'],
    )
    await expect(createOffer({ id: '', href: null, close() {} }, sale)).rejects.toMatchObject({
      code: 'other-network',
      message: 'simulator0',
    })
  })

  it('stays where it is no offer at all', async () => {
    for (const text of ['offer1', `offer1${'q'.repeat(299_000)}`, devnetOffers.sale.slice(0, -7)])
      await expect(signing(text).create(sale)).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('stays where it cannot be read here', async () => {
    for (const fault of ['no-reader', 'stopped', 'too-slow'])
      await expect(
        signing(devnetOffers.sale, {}, async () => ({ ok: false, fault })).create(sale),
      ).rejects.toMatchObject({ code: 'unchecked' })
  })

  it('is not held to an end where the wallet cannot be told one', async () => {
    const { asked, create } = signing(devnetOffers.sale, { offersStayOpen: true })
    expect(await create({ ...sale, expiresAt: 1_900_000_000 })).toBe(devnetOffers.sale)
    expect(asked).toHaveBeenCalledWith(expect.anything(), { ...sale, expiresAt: undefined })
  })

  it('is looked at one by one where it is several, all or none', async () => {
    const both = [devnetOffers.sale, devnetOffers.tokenSale]
    const many = (texts: string[]) => signing('', { createOffers: async () => texts })
    expect(await many(both).createAll([sale, forToken])).toEqual(both)
    for (const texts of [both.toReversed(), [devnetOffers.sale], []])
      await expect(many(texts).createAll([sale, forToken])).rejects.toMatchObject({ code: 'other-offer' })
    expect(signing('').createAll([sale])).toBeUndefined()
  })

  it('is several bids only where all stand on the same coin', async () => {
    const wish = (...nfts: string[]): EitherBid => ({
      nfts,
      price: xch(2_000_000_000_001n),
      fee: '0',
      expiresAt: bid.expiresAt,
    })
    const theWork = bid.requestAssets[0]?.assetId ?? ''
    const bids = (texts: string[], read = here) => signing('', { bidOnOneOf: async () => texts }, read)
    expect(await bids([devnetOffers.bid]).bidOnOneOf(wish(theWork))).toEqual([devnetOffers.bid])
    for (const [texts, works] of [
      [[], [theWork]],
      [[devnetOffers.bid, devnetOffers.bid], [theWork]],
      [[devnetOffers.sale], [theWork]],
      [[devnetOffers.bid], [first ?? '']],
    ] as const)
      await expect(bids([...texts]).bidOnOneOf(wish(...works))).rejects.toThrow()
    // The same bid twice, the second as if it stood on another coin.
    let asked = 0
    const apart: ReadOffer = async (text) => {
      const reading = readHere(text)
      if (!reading.ok || asked++ === 0) return reading
      return { ...reading, offer: { ...reading.offer, coins: ['ab'.repeat(32)] } }
    }
    const twice = [devnetOffers.bid, devnetOffers.bid]
    expect(await bids(twice).bidOnOneOf(wish(theWork, theWork))).toEqual(twice)
    await expect(bids(twice, apart).bidOnOneOf(wish(theWork, theWork))).rejects.toMatchObject({
      code: 'other-offer',
    })
  })
})
