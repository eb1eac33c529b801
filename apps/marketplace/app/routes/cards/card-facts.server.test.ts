import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { sampleDetail } from '#app/test/sample.js'
import { nftCard } from './card-facts.server.js'

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
