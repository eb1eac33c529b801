import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { MarketNow } from './market-now.js'

afterEach(cleanup)

it('says what to expect where nothing was heard yet', async () => {
  const { container } = show(<MarketNow lines={[]} />)
  expect(screen.getByText(/appear here as they come/)).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('tells of each what became of which work, for how much', async () => {
  const line = { work: { encoded_id: 'nft1a', name: 'Tide' }, others: 0, at: '2026-01-01T00:00:00+00:00' }
  const price = { units: '3250000000000', code: 'XCH', decimals: 12 }
  const { container } = show(
    <MarketNow
      lines={[
        { ...line, sequence: 2, what: 'lead', price },
        { ...line, sequence: 1, what: 'cancellation', price: null },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Auction: the lead changed.*Tide.*3\.25/)
  expect(second?.textContent).toMatch(/Offer withdrawn.*Tide/)
  expect(screen.getAllByRole('link', { name: 'Tide' })[0]?.getAttribute('href')).toBe('/nfts/nft1a')
  expect(await violations(container)).toEqual([])
})
