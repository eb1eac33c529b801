import { describe, expect, it } from 'vitest'
import { hexBytes, toHex } from '../bytes.js'
import { nodeClvmRunner } from '../clvm/node.js'
import { oldSettlementProgram, settlementProgram } from '../puzzle/program.js'
import type { SpendBundle } from '../spend-bundle/index.js'
import { devnetArtist, devnetNfts, devnetOffers, devnetToken } from './devnet-offers.test-support.js'
import { decodeOffer, encodeOffer, OfferError, offerFormat, readOffer } from './index.js'
import { offerDictionary } from './offer-dictionary.js'

const run = nodeClvmRunner()
const read = (name: keyof typeof devnetOffers) => readOffer(decodeOffer(devnetOffers[name]), run)
const [first, second, third] = devnetNfts
const nft = (launcherId: string) => ({
  kind: 'nft',
  launcherId,
  royaltyBasisPoints: 700,
  royaltyPuzzleHash: devnetArtist,
})
const royalty = (launcherId: string, asset: string | null, amount: bigint, honesty: string) => ({
  launcherId,
  royaltyPuzzleHash: devnetArtist,
  basisPoints: 700,
  asset,
  amount,
  honesty,
})
const XCH = 10n ** 12n

describe('readOffer', () => {
  it('reads a sale', () => {
    const offer = read('sale')
    expect(offer).toMatchObject({
      offered: [nft(first)],
      requested: [{ kind: 'xch', amount: XCH }],
      royalties: [royalty(first, 'xch', (XCH * 7n) / 100n, 'asserted')],
      expiry: { seconds: null, height: null },
      fee: 0n,
      doubts: [],
    })
    expect(offer.mustBeUnspent).toHaveLength(1)
    expect(offer.works).toEqual([{ launcherId: first, coinId: offer.mustBeUnspent[0] }])
    expect(offer.settlementCoins).toHaveLength(1)
  })

  it('tells the format it was written in', () => {
    const bundle = decodeOffer(devnetOffers.sale)
    expect([5, 6].map((version) => offerFormat(encodeOffer(bundle, version)))).toEqual([5, 6])
    expect(() => offerFormat(devnetOffers.sale.slice(0, -4))).toThrow(OfferError)
  })

  it('reads when it ends: the earliest of what its spends say', () => {
    expect(read('expiringSale').expiry).toEqual({ seconds: 1_700_000_000n, height: 7_000_000 })
    expect(read('bid').expiry).toEqual({ seconds: 1_800_000_000n, height: null })
  })

  it('reads a sale for a token, and one for two things at once', () => {
    expect(read('tokenSale')).toMatchObject({
      requested: [{ kind: 'cat', assetId: devnetToken, amount: 250_000n }],
      royalties: [royalty(second, devnetToken, 17_500n, 'asserted')],
    })
    expect(read('twoPrices')).toMatchObject({
      offered: [nft(third)],
      royalties: [
        royalty(third, 'xch', (XCH * 7n) / 100n, 'asserted'),
        royalty(third, devnetToken, 6300n, 'asserted'),
      ],
    })
  })

  it('splits a price over the NFTs of a bundle, rounding down twice', () => {
    expect(read('pairSale')).toMatchObject({
      offered: [nft(first), nft(second)],
      royalties: [
        royalty(first, 'xch', 35_000_000n, 'asserted'),
        royalty(second, 'xch', 35_000_000n, 'asserted'),
      ],
    })
  })

  it('tells a price that is stated too low from one that is not stated', () => {
    expect(read('understated').royalties).toEqual([royalty(first, 'xch', 70_000_000_000n, 'underpaid')])
    expect(read('unstated').royalties).toEqual([royalty(first, 'xch', 70_000_000_000n, 'missing')])
  })

  it('reads an NFT for an NFT', () => {
    expect(read('swap')).toMatchObject({
      offered: [nft(first)],
      requested: [nft(second)],
      royalties: [royalty(first, null, 0n, 'none-due'), royalty(second, null, 0n, 'none-due')],
      doubts: [],
    })
  })

  it('reads a bid, its royalty set aside and insisted on', () => {
    const price = 2n * XCH + 1n
    const due = (price * 700n) / 10_000n
    expect(read('bid')).toMatchObject({
      offered: [{ kind: 'xch', amount: price + due }],
      requested: [nft(second)],
      royalties: [royalty(second, 'xch', due, 'asserted')],
      doubts: [],
    })
  })

  it('doubts an asking that nobody signed, coins made of nothing, and puzzles of other coins', () => {
    const bundle = decodeOffer(devnetOffers.sale)
    const dearer = decodeOffer(devnetOffers.expiringSale)
    const [sale] = bundle.coinSpends
    const asking = dearer.coinSpends[1]
    if (!sale || !asking) throw new Error('the fixture has two spends')
    const doubtsOf = (coinSpends: SpendBundle['coinSpends']) =>
      readOffer({ ...bundle, coinSpends }, run).doubts
    expect(doubtsOf([sale, asking])).toEqual(['unbound'])
    const [bidding] = decodeOffer(devnetOffers.bid).coinSpends
    if (!bidding) throw new Error('the fixture has a spend')
    const coin = { ...bidding.coin, amount: 1n }
    expect(doubtsOf([{ ...bidding, coin }])).toEqual(['unfunded'])
    expect(doubtsOf([{ ...bidding, coin: { ...bidding.coin, puzzleHash: sale.coin.puzzleHash } }])).toEqual([
      'wrong-puzzle',
    ])
    // The singleton insists on its own amount.
    expect(doubtsOf([{ ...sale, coin: { ...sale.coin, amount: 3n } }, asking])).toContain('wrong-coin')
  })

  it('reads what is asked for at an older settlement puzzle, and doubts it', () => {
    const bundle = decodeOffer(devnetOffers.tokenSale)
    const [sale, asking] = bundle.coinSpends
    if (!sale || !asking) throw new Error('the fixture has two spends')
    const swap = (bytes: Uint8Array) =>
      hexBytes(toHex(bytes).replace(toHex(settlementProgram.bytes), toHex(oldSettlementProgram.bytes)))
    const old = { ...asking, puzzleReveal: swap(asking.puzzleReveal) }
    expect(readOffer({ ...bundle, coinSpends: [sale, old] }, run)).toMatchObject({
      requested: [{ kind: 'cat', assetId: devnetToken, amount: 250_000n }],
      doubts: ['unbound', 'unsettled'],
    })
    // XCH has no puzzle around it that would name it.
    const bare = { ...asking, puzzleReveal: oldSettlementProgram.bytes }
    expect(readOffer({ ...bundle, coinSpends: [sale, bare] }, run)).toMatchObject({
      requested: [{ kind: 'unknown' }],
      doubts: ['unsettled'],
    })
  })

  it('refuses what offers nothing', () => {
    const [, asking] = decodeOffer(devnetOffers.sale).coinSpends
    const only = { coinSpends: asking ? [asking] : [], signature: undefined }
    expect(() => readOffer(only, run)).toThrow(expect.objectContaining({ code: 'nothing-offered' }))
  })
})

describe('decodeOffer', () => {
  const text = devnetOffers.sale
  const code = (wrong: string) => {
    try {
      decodeOffer(wrong)
    } catch (error) {
      return error instanceof OfferError ? error.code : error
    }
    return 'read'
  }

  it('takes capitals and white space around the text', () => {
    expect(code(` ${text.toUpperCase()}\n`)).toBe('read')
  })

  it('refuses every damage with its own word', () => {
    expect(code('')).toBe('not-an-offer')
    expect(code('xch1qqqqqq')).toBe('not-an-offer')
    expect(code(text.slice(0, -1))).toBe('checksum')
    expect(code(text.replace('q', 'p'))).toBe('checksum')
    expect(code(`offer1${'q'.repeat(300_000)}`)).toBe('too-large')
    const bundle = decodeOffer(text)
    expect([1, 7, 256, 65_535].map((version) => code(encodeOffer(bundle, version)))).toEqual(
      Array(4).fill('version'),
    )
    expect([2, 3, 4].map((version) => code(encodeOffer(bundle, version)))).toEqual(
      Array(3).fill('old-format'),
    )
    expect([5, 6].map((version) => code(encodeOffer(bundle, version)))).toEqual(['read', 'read'])
  })

  it('compresses with a dictionary that grows by format', () => {
    const sizes = [1, 2, 3, 4, 5, 6].map((version) => offerDictionary(version).length)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect(sizes[4]).toBe(sizes[5])
    expect(encodeOffer(decodeOffer(text)).length).toBeLessThan(text.length + 50)
  })
})
