import { describe, expect, it } from 'vitest'
import { sampleNft, sampleOffer } from '#app/test/sample.js'
import { reckon } from './reckon.js'

const id = (n: number) => `nft1${String(n).padStart(58, 'q')}`
const work = (n: number, units?: string) => ({ id: id(n), at: 1, ...(units ? { units } : {}) })
const nft = (n: number, facts = {}) =>
  sampleNft({ id: String(n).repeat(64), encoded_id: id(n), offer_id: `o${n}`, ...facts })
const offer = (n: number, facts = {}) =>
  sampleOffer({ id: `o${n}`, price_mojos: '100', royalty_mojos: '5', ...facts })

describe('what a cart comes to', () => {
  it('adds up what is for sale, each currency for itself', () => {
    const token = { token_id: 'f'.repeat(64), token_code: 'LUMEN', token_decimals: 3 }
    const { sums } = reckon(
      [work(1), work(2), work(3)],
      [nft(1), nft(2), nft(3)],
      [offer(1), offer(2, { price_mojos: '30', royalty_mojos: null }), offer(3, token)],
      null,
    )
    expect(sums.map(({ currency, price, royalty }) => [currency.code, price, royalty])).toEqual([
      ['XCH', 130n, 5n],
      ['LUMEN', 100n, 5n],
    ])
  })

  it('asks nothing for what cannot be bought, and says why', () => {
    const { lines, sums } = reckon(
      [work(1), work(2), work(3), work(4), work(5)],
      [nft(1, { offer_id: null }), nft(2), nft(3), nft(4, { owner_address_encoded_id: 'xch1me' })],
      [offer(2, { status: 1 }), offer(3, { status: 4 }), offer(4)],
      'xch1me',
    )
    expect(lines.map(({ state }) => state)).toEqual(['gone', 'pending', 'gone', 'own'])
    expect(sums).toEqual([])
  })

  it('says what a price was where it is another now', () => {
    const { lines } = reckon(
      [work(1, '90'), work(2, '100'), work(3)],
      [nft(1), nft(2), nft(3)],
      [offer(1), offer(2), offer(3)],
      null,
    )
    expect(lines.map(({ was }) => was)).toEqual(['90', undefined, undefined])
  })
})
