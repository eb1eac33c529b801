import { expect, it } from 'vitest'
import { auctionsHref, readOrder } from './order.js'

it('takes what makes no sense for the usual order', () => {
  expect(readOrder(new URLSearchParams('sort=newest'))).toBe('newest')
  expect(readOrder(new URLSearchParams('sort=upside-down'))).toBe('next')
})

it('keeps the collection from phase to phase, and begins at the first page', () => {
  expect(auctionsHref('?page=x', { phase: 'active', order: 'next' })).toBe('/auctions')
  expect(auctionsHref('?collection=col1a&page=x', { phase: 'ended', order: 'newest' })).toBe(
    '/auctions?phase=ended&sort=newest&collection=col1a',
  )
})
