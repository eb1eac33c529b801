import type { Offer } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { OfferPage } from './page.js'

afterEach(cleanup)

const nft = {
  encoded_id: `nft1${'q'.repeat(58)}`,
  royalty_percentage: 500,
  owner_address: null,
  is_burned: false,
  is_blocked: false,
}
function sale(facts: Partial<Offer> = {}): Offer {
  return {
    id: 'o',
    status: 0,
    side: 1,
    nft_id: 'a'.repeat(64),
    price_mojos: '1500000000000',
    token_id: 'xch',
    token_code: 'XCH',
    token_decimals: 12,
    royalty_mojos: '75000000000',
    offered: [
      {
        kind: 'nft',
        nft_id: 'a'.repeat(64),
        encoded_id: nft.encoded_id,
        name: 'Low water',
        thumbnail_uri: null,
      },
    ],
    requested: [{ kind: 'token', token_id: 'xch', token_code: 'XCH', decimals: 12, amount: '1500000000000' }],
    created_at: '2026-01-02T09:00:00+00:00',
    expiration_date: null,
    expiration_height: null,
    hidden: null,
    ...facts,
  }
}

it('says what is given for what, and lets it be taken while it stands', async () => {
  const { container } = show(<OfferPage offer={sale()} text="offer1abc" height={42} nft={nft} />)
  expect(screen.getByText('Open')).toBeTruthy()
  expect(screen.getByText(/Seen at block 42/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download the offer file' }).getAttribute('href')).toBe(
    '/offers/o/file',
  )
  expect(await violations(container)).toEqual([])
})

it.each([
  [3, 'Withdrawn'],
  [4, 'Taken'],
  [6, 'Expired'],
])('tells how one of status %i ended, and offers nothing more', (status, word) => {
  show(<OfferPage offer={sale({ status })} text="offer1abc" height={null} nft={nft} />)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
})
