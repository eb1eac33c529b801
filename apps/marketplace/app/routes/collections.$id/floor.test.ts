import { expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
import { floorOf } from './floor.js'

const listed = (price: string, facts = {}) =>
  sampleNft({ id: price.padStart(64, '0'), token_id: 'xch', price_mojos: price, ...facts })
const floor = [listed('1'), listed('2', { owner_address_encoded_id: 'xch1me' }), listed('3'), listed('9')]
const cat = listed('1', { token_id: 'f'.repeat(64) })
const prices = (...asked: Parameters<typeof floorOf>) => floorOf(...asked).works.map((nft) => nft.price_mojos)

it('takes the cheapest in XCH, as many as are asked for, never the buyer’s own', () => {
  expect(prices([...floor, cat], { count: 2, atMost: undefined }, null)).toEqual(['1', '2'])
  expect(prices([...floor, cat], { count: 4, atMost: undefined }, 'xch1me')).toEqual(['1', '3', '9'])
  expect(floorOf(floor, { count: 4, atMost: undefined }, null).price).toBe(15n)
})

it('takes nothing above the limit', () => {
  expect(prices(floor, { count: 4, atMost: 3n }, null)).toEqual(['1', '2', '3'])
  expect(floorOf(floor, { count: 4, atMost: 0n }, null)).toEqual({ works: [], price: 0n })
})
