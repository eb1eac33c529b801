import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { sampleDetail, sampleOffer } from '#app/test/sample.js'
import { nftCard, offerCard } from './card-facts.server.js'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const labelled = (nft: Parameters<typeof sampleDetail>[0]) =>
  nftCard(sampleDetail(nft), i18n).facts.map(({ value }) => value)

it('shows what an item costs, in whatever it is asked for', () => {
  const none = { openrarity_rank: null, edition_total: 1 }
  const xch = { price_mojos: '1850000000001', token_code: 'XCH', token_decimals: 12 }
  expect(labelled({ ...none, ...xch })).toEqual(['1.85 XCH'])
  const cat = { price_mojos: '2500', token_code: 'SBX', token_decimals: 3 }
  expect(labelled({ ...none, ...cat })).toEqual(['2.5 SBX'])
  const unlisted = { price_mojos: null, token_code: null, token_decimals: null }
  expect(labelled({ ...none, ...unlisted, openrarity_rank: '7' })).toEqual(['#7'])
})

it('shows what is bid while an item is in an auction, and until when', () => {
  const auction = { highest_bid: null, reserve_mojos: '1000000000000', ends_at: '2026-01-05T12:00:00+00:00' }
  const bid = { offer_id: 'a', price_mojos: '2000000000000', royalty_mojos: null, placed_at: '' }
  const nft = sampleDetail({ price_mojos: '1850000000001', openrarity_rank: '7', edition_total: 1 })
  const said = (one: Parameters<typeof nftCard>[2]) =>
    nftCard(nft, i18n, one).facts.map(({ label, value }) => [label, value])
  expect(said(auction)).toEqual([
    ['Reserve', '1 XCH'],
    ['Auction ends', 'Jan 5'],
    ['Rank', '#7'],
  ])
  expect(said({ ...auction, highest_bid: bid })[0]).toEqual(['Highest bid', '2 XCH'])
})

it('shows what an offer asks for, and hides what is blocked', () => {
  const offer = sampleOffer({ side: 2, price_mojos: '2500000000000', royalty_mojos: '125000000000' })
  const card = offerCard(offer, sampleDetail({ is_blocked: true }), i18n)
  expect(card.over).toBe('A bid')
  expect(card.name).not.toContain('Tidelines')
  expect(card.facts.map(({ value }) => value).slice(0, 2)).toEqual(['2.5 XCH', '0.125 XCH'])
})
