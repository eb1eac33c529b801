import { expect, it } from 'vitest'
import { XCH } from '#app/feature/trade/price-form.js'
import { pricesOf, takingsOf, takingsTogether, wishesOf, wishTogether } from './sale-wishes.js'

const token = { assetId: 'f'.repeat(64), code: 'LUMEN', decimals: 3 }
const works = [
  { encoded_id: 'nft1a', royalty_basis_points: 333 },
  { encoded_id: 'nft1b', royalty_basis_points: 0 },
  { encoded_id: 'nft1c', royalty_basis_points: 1000 },
]

it('takes the price of all for whatever has none of its own', () => {
  const own = new Map([
    ['nft1b', '2,5'],
    ['nft1c', ' '],
  ])
  expect(pricesOf(works, { price: '1', own, currency: token })).toEqual([1000n, 2500n, 1000n])
})

it.each([
  ['', new Map()],
  ['1', new Map([['nft1a', 'x']])],
  ['1', new Map([['nft1a', '0']])],
  ['1.2345', new Map()],
  ['', new Map([['nft1a', '1']])],
])('has no prices where one work has none: %j, %j', (price, own) => {
  expect(pricesOf(works, { price, own, currency: token })).toBeUndefined()
})

it('rounds each royalty by itself', () => {
  expect(takingsOf(works, [100n, 100n, 19n])).toEqual({ price: 219n, royalty: 3n + 0n + 1n })
})

it('asks for one offer a work', () => {
  expect(wishesOf(works.slice(0, 2), [7n, 8n], XCH, 99)).toEqual([
    {
      id: 'nft1a',
      wish: {
        offerAssets: [{ assetId: 'nft1a', amount: '1' }],
        requestAssets: [{ assetId: '', amount: '7' }],
        fee: '0',
        expiresAt: 99,
      },
    },
    {
      id: 'nft1b',
      wish: {
        offerAssets: [{ assetId: 'nft1b', amount: '1' }],
        requestAssets: [{ assetId: '', amount: '8' }],
        fee: '0',
        expiresAt: 99,
      },
    },
  ])
})

it('asks for one offer of all together, and reckons each royalty from an equal share', () => {
  // 33 each: 1 of 333 basis points, 3 of 1000.
  expect(takingsTogether(works, 100n)).toEqual({ price: 100n, royalty: 1n + 0n + 3n })
  expect(wishTogether(works, 100n, token, undefined)).toEqual({
    id: 'lot',
    wish: {
      offerAssets: ['nft1a', 'nft1b', 'nft1c'].map((assetId) => ({ assetId, amount: '1' })),
      requestAssets: [{ assetId: token.assetId, amount: '100' }],
      fee: '0',
      expiresAt: undefined,
    },
  })
})
