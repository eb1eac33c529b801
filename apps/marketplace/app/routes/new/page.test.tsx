import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { toSoldNft } from '#app/feature/nft-card/card-nft.js'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { NewPage } from './page.js'

afterEach(cleanup)

it('shows what is for sale, by whom and since when', async () => {
  const nft = sampleNft({
    price_mojos: '2500000000000',
    token_code: 'XCH',
    token_decimals: 12,
    listed_at: '2026-01-02T11:00:00+00:00',
    owner_encoded_id: `did:chia:1${'q'.repeat(58)}`,
    owner_name: 'Mira',
  })
  const { container } = show(<NewPage list={{ items: [toSoldNft(nft)], next: null, later: false }} />)
  expect(screen.getByRole('link', { name: /Tidelines, low water/ }).textContent).toContain('2.5')
  expect(screen.getByRole('link', { name: 'Mira' })).toBeTruthy()
  expect(screen.getByText('1 hour ago')).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('says so when nothing is for sale', () => {
  show(<NewPage list={{ items: [], next: null, later: false }} />, { locale: 'zh' })
  expect(screen.getByText('暂无在售作品')).toBeTruthy()
})
