import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { AuctionsPage, type AuctionsPageProps } from './page.js'

afterEach(cleanup)

const facts: AuctionsPageProps = {
  phase: 'active',
  order: 'next',
  collection: null,
  now: '2026-01-02T12:00:00+00:00',
  featured: [],
  list: { items: [], next: null, later: false },
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('can be narrowed and put in another order, which stay from phase to phase', async () => {
  const collection = { text: 'col1a', found: { id: 'col1a', name: 'Tides' }, choices: [] }
  const { container } = show(<AuctionsPage {...facts} order="newest" collection={collection} />, {
    at: '/auctions?sort=newest&collection=col1a',
  })
  expect(hrefOf('Ending soonest')).toBe('/auctions?collection=col1a')
  expect(hrefOf('Ended')).toBe('/auctions?phase=ended&sort=newest&collection=col1a')
  expect(hrefOf('Remove filter Tides')).toBe('/auctions?sort=newest')
  expect(await violations(container)).toEqual([])
})

it('names the usual order as its phase has it', () => {
  show(<AuctionsPage {...facts} phase="upcoming" />, { at: '/auctions?phase=upcoming' })
  expect(hrefOf('Starting soonest')).toBe('/auctions?phase=upcoming')
  expect(hrefOf('Newest')).toBe('/auctions?phase=upcoming&sort=newest')
  expect(screen.getByText('No auction is coming up')).toBeTruthy()
})
