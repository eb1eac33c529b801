import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asHex32 } from '../id/hex32.js'
import type { OfferItem } from './offer-item.js'
import { royaltyDue } from './royalty.js'
import { tradeOf } from './trade.js'

const nft = (digit: string, royaltyBasisPoints = 0): OfferItem => ({
  kind: 'nft',
  launcherId: asHex32(digit.repeat(64)),
  royaltyBasisPoints,
  royaltyPuzzleHash: asHex32('f'.repeat(64)),
})
const xch = (amount: bigint): OfferItem => ({ kind: 'xch', amount })
const cat = (amount: bigint): OfferItem => ({ kind: 'cat', assetId: asHex32('c'.repeat(64)), amount })

describe('tradeOf', () => {
  it('is a sale of one', () => {
    expect(tradeOf({ offered: [nft('1', 250)], requested: [xch(1000n)] })).toMatchObject({
      side: 1,
      nfts: [{ launcherId: '1'.repeat(64) }],
      asset: 'xch',
      price: 1000n,
      royalty: 25n,
    })
  })

  it('is a sale of several together, each creator due of an equal share rounded down', () => {
    const lot = tradeOf({ offered: [nft('1', 1000), nft('2', 500), nft('3')], requested: [cat(1000n)] })
    expect(lot).toMatchObject({ side: 1, asset: 'c'.repeat(64), price: 1000n, royalty: 33n + 16n })
    expect(lot?.nfts.map(({ launcherId }) => launcherId[0])).toEqual(['1', '2', '3'])
  })

  it('is a bid, which sets the royalties aside with the price', () => {
    expect(tradeOf({ offered: [xch(1100n)], requested: [nft('1', 1000)] })).toMatchObject({
      side: 2,
      price: 1000n,
      royalty: 100n,
    })
  })

  it('leaves what a bidder gives between price and royalties, to the last unit that rounding allows', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), shares, (total, points) => {
        const requested = points.map((share, at) => nft(at.toString(16), share))
        const { price, royalty } = tradeOf({ offered: [xch(total)], requested }) ?? {
          price: -1n,
          royalty: 0n,
        }
        const owed = (sum: bigint) =>
          points.reduce((due, share) => due + royaltyDue(sum, points.length, share), sum)
        expect(price + royalty).toBe(owed(price))
        expect(price + royalty).toBeLessThanOrEqual(total)
        expect(owed(price + 1n)).toBeGreaterThan(total)
      }),
    )
  })

  it.each<[string, OfferItem[], OfferItem[]]>([
    ['NFTs for NFTs', [nft('1')], [nft('2')]],
    ['two assets', [nft('1')], [xch(1n), cat(1n)]],
    ['an NFT with money', [nft('1'), xch(1n)], [cat(1n)]],
    ['money for money', [xch(1n)], [cat(1n)]],
    ['what nobody knows', [nft('1')], [{ kind: 'unknown' }]],
    ['something beside the NFT that nobody knows', [nft('1'), { kind: 'unknown' }], [xch(1n)]],
    ['a gift', [nft('1')], []],
  ])('has no price for %s', (_, offered, requested) => {
    expect(tradeOf({ offered, requested })).toBeUndefined()
  })
})
